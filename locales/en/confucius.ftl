# Confucius.
# A Confucius card is written as its coins and licences: 1/3, 2/2, 3/1.

confucius-title = Confucius
confucius-blurb = Families at the Ming court. Give gifts that bind, bribe officials, send fleets and armies; who owes whom decides.

## Ministries

noun-ministry-bingbu = Bingbu
noun-ministry-hubu = Hubu
noun-ministry-gongbu = Gongbu
noun-ministry-any = any ministry

## Students

noun-student-red = red
    .one = the red student space
noun-student-plain = plain
    .one = the plain student space

## Gifts

noun-gift-tapestry = Tapestry (1)
noun-gift-ceramic-tile = Ceramic Tile (2)
noun-gift-vase = Vase (3)
noun-gift-coat = Coat (4)
noun-gift-necklace = Necklace (5)
noun-gift-junk = Model Junk (6)

## Lands

noun-distant-spice-islands = the Spice Islands
noun-distant-india = India
noun-distant-arabia = Arabia
noun-distant-africa = Africa
noun-distant-americas = the Americas
noun-land-annam = Annam
noun-land-yunnan = Yunnan
noun-land-mongolia = Mongolia
noun-land-korea = Korea
noun-land-manchuria = Manchuria

## Actions

noun-act-bribe = Bribe Official
noun-act-secure = Secure Official
noun-act-nominate = Nominate Student
noun-act-force-exam = Force Imperial Examination
noun-act-buy-junks = Buy Junks
noun-act-voyage = Start Voyage
noun-act-recruit = Recruit Army
noun-act-invade = Invade Foreign Land
noun-act-buy-gift = Buy Gift
noun-act-give-gift = Give Gift
noun-act-transfer = Transfer Influence
noun-act-petition = Petition the Emperor
noun-act-commercial = Commercial Income
noun-act-tax = Tax Income
noun-act-no-action = No Action

## Cards

noun-card-1 = 1/3
noun-card-2 = 2/2
noun-card-3 = 3/1
noun-reward-cash = Cash
noun-reward-gift = Gift
noun-reward-extra-action = Extra Action
noun-reward-recruit-army = Recruit Army
noun-reward-emperor-insulted = Emperor Insulted!
noun-reward-bribery-bingbu = Bribery: Bingbu
noun-reward-bribery-hubu = Bribery: Hubu
noun-reward-bribery-gongbu = Bribery: Gongbu
noun-reward-bribery-any = Bribery: Any Ministry

## What can be chosen

confucius-do-appoint = Appoint { $whom }
confucius-do-take = { $act }
confucius-do-reward = Play an Emperor’s Reward card
confucius-do-pass = Pass
confucius-do-bribe = Bribe the official in { $ministry }, space { $space }
confucius-do-secure = Secure your official in { $ministry }, space { $space }
confucius-do-nominate = Nominate a student: { $student-one }
confucius-do-pay = Pay { $cards }
confucius-do-overpay = Pay otherwise …
confucius-do-buy-junks = { $junks ->
    [one] Buy 1 junk
   *[other] Buy { $junks } junks
}
confucius-do-launch = { $junks ->
    [one] Launch 1 junk
   *[other] Launch { $junks } junks
}
confucius-do-visit = Reach { $distant }
confucius-do-invade = Invade { $land }: the box of { $vp } points{ $reward ->
    [0] {""}
   *[other] {" "}with the reward icon
}
confucius-do-buy-gift = Buy the { $gift }
confucius-do-give = Give the { $gift } to { $whom }
confucius-do-transfer = Transfer { $ministry }, space { $space }, to { $whom }
confucius-do-petition-1 = Petition with the { $gift }
confucius-do-petition-2 = Petition with the { $gift }: reassign junks
confucius-do-petition-3 = Petition with the { $gift }: replace a student
confucius-do-petition-4 = Petition with the { $gift }: swap officials
confucius-do-petition-5 = Petition with the { $gift }: redeploy an army
confucius-do-petition-6 = Petition with the { $gift }: replace influence
confucius-do-reassign = Move junks from the shipyard of { $who } to that of { $whom }
confucius-do-replace-student = Replace the student on { $student-one }
confucius-do-swap = Swap { $ministry }, space { $space }, with { $other }, space { $other-space }
confucius-do-redeploy = Move the army of { $who } from { $land } ({ $vp }{ $reward ->
    [0] {""}
   *[other] {" "}with the icon
}) to { $to } ({ $to-vp }{ $to-reward ->
    [0] {""}
   *[other] {" "}with the icon
})
confucius-do-replace-influence = { $ministry }, space { $space }: a secured marker of { $whom }
confucius-do-trade = Trade { $cards }
confucius-do-play = Play { $reward }
confucius-do-take-gift = Take the { $gift }
confucius-do-support = Support the student on { $student-one }
confucius-do-contribute = Contribute { $cards }
confucius-do-cancel-gift = Cancel the gift
confucius-do-keep-gift = Keep the gift
confucius-do-place = Place the candidate in { $ministry }, space { $space }
confucius-do-yield = Give your influence to { $whom }
confucius-do-keep = Keep { $cards }

## What is asked

confucius-ask-cm = Whom do you appoint Chief Minister?
confucius-ask-turn = Your turn: choose an action.
confucius-ask-fav = Imperial Favour: choose an action, free of cubes.
confucius-ask-rew-x = Extra Action: choose an action, free of cubes.
confucius-ask-bribe = Which official do you bribe?
confucius-ask-sec = Which official do you secure?
confucius-ask-nom = On which space does your student stand?
confucius-ask-pay = Which cards do you pay with?
confucius-ask-overpay = Which cards do you pay with? No change is given.
confucius-ask-junk = How many junks do you buy?
confucius-ask-voy-n = How many junks do you launch?
confucius-ask-voy-land = Which land does your voyage reach?
confucius-ask-inv = Which box do you invade?
confucius-ask-buyg = Which gift do you buy?
confucius-ask-give = Which gift do you give, and to whom?
confucius-ask-trans = Which influence do you transfer, and to whom?
confucius-ask-pet = Which gift do you spend?
confucius-ask-pet-2 = Petition: whose junks move, and to whom?
confucius-ask-pet-3 = Petition: which student do you replace?
confucius-ask-pet-4 = Petition: which officials change places?
confucius-ask-pet-5 = Petition: which army moves, and where?
confucius-ask-pet-6 = Petition: which marker is replaced, and by whose?
confucius-ask-comm = Which cards do you trade? You draw one more than their coins.
confucius-ask-rew = Which card do you play?
confucius-ask-rew-b = Bribery: which official?
confucius-ask-rew-g = Which gift do you take?
confucius-ask-exam-s = Which student do you support?
confucius-ask-exam-c = Which cards do you lay face down?
confucius-ask-exam-x = Do you cancel the gift?
confucius-ask-place = Where does the candidate go?
confucius-ask-min = You are the weakest here. To whom do you give your influence?
confucius-ask-discard = Which four cards do you keep?

## Why not

confucius-bar-too-few-coins = It costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}, and you have { $owned }.
confucius-bar-too-few-licences = It costs { $cost ->
    [one] 1 licence
   *[other] { $cost } licences
}, and you have { $owned }.
confucius-bar-ministry-resolved = { $ministry } is resolved; nothing changes there any more.
confucius-bar-land-resolved = The invasion of { $land } is over.
confucius-bar-appoint-another = You must appoint somebody else.
confucius-bar-must-use-cubes = You may not pass while you have { $cubes ->
    [one] a cube
   *[other] { $cubes } cubes
} left; No Action uses one.
confucius-bar-too-few-cubes = { $cubes ->
    [0] You have no cube left.
    [one] It needs { $needed } cubes now, and you have 1.
   *[other] It needs { $needed } cubes now, and you have { $cubes }.
}
confucius-bar-nobody-to-bribe = There is no unbribed official.
confucius-bar-already-bribed = { $who } has influence on this official already.
confucius-bar-obliged = You have the { $gift } from { $donor }: as long as you have at least as much influence in { $ministry }, you may not bribe there.
confucius-bar-nothing-to-secure = You have no unsecured official.
confucius-bar-not-yours = This official is not yours.
confucius-bar-already-secured = This official is secured already.
confucius-bar-no-student-in-round-one = Nobody nominates a student in the first round.
confucius-bar-no-force-in-round-one = Nobody forces an examination in the first round.
confucius-bar-own-student-there = You have a student already.
confucius-bar-student-there = The student of { $who } stands here.
confucius-bar-must-support = You have the { $gift } from { $donor }, so you must support that student.
confucius-bar-owes-more = Of both gifts the { $gift } from { $donor } is the more valuable: you must support that student.
confucius-bar-empty-space-first = The candidate must go to an empty space of the ministry it names.
confucius-bar-empty-space-anywhere-first = As long as there is an empty space, the candidate must go there.
confucius-bar-empty-space-here-first = As long as this ministry has an empty space, a candidate who comes here must go there.
confucius-bar-open-tile-first = The candidate must replace an open official as long as there is one.
confucius-bar-empty-space-elsewhere = A candidate who names a ministry takes no empty space of another.
confucius-bar-candidate-names = The candidate names { $ministry } and still finds room there.
confucius-bar-tile-secured = This official is secured.
confucius-bar-too-few-junks = { $left ->
    [0] No junk is left in the supply.
    [one] Only 1 junk is left in the supply.
   *[other] Only { $left } junks are left in the supply.
}
confucius-bar-too-few-in-shipyard = { $junks ->
    [0] You have no junk in the shipyard.
    [one] You have only 1 junk in the shipyard.
   *[other] You have only { $junks } junks in the shipyard.
}
confucius-bar-no-land-left = You would complete a voyage and have no land left to reach.
confucius-bar-already-visited = You have reached this land already.
confucius-bar-no-army-in-supply = All your armies are recruited.
confucius-bar-no-army-in-colonies = You have no army in the colonies.
confucius-bar-box-taken = An army stands there already.
confucius-bar-no-gift-to-buy = You have bought all your gifts.
confucius-bar-already-bought = You have bought this gift already.
confucius-bar-no-gift-to-give = You have no gift to give; buy one first.
confucius-bar-no-gift-to-yourself = Nobody gives himself a gift.
confucius-bar-gift-too-small = You have the { $gift } from { $donor }; yours must not be worth less.
confucius-bar-gift-downgrade = It must be worth more than the { $gift } you have given there.
confucius-bar-no-influence = You have no influence in an unresolved ministry.
confucius-bar-no-gift-from = { $donor } has given you no gift.
confucius-bar-already-transferred = This official was transferred in this phase already.
confucius-bar-commercial-used = You have taken Commercial Income in this round already.
confucius-bar-no-cards = You have no card to pay with.
confucius-bar-too-much-for-trade = At most { $most } coins can be paid, and no change is given.
confucius-bar-no-reward-card = You have no Emperor’s Reward card.
confucius-bar-no-gift-to-take = You have no gift left to take.
confucius-bar-no-army-to-insult-with = You need an army in the colonies.
confucius-bar-nobody-for-bribery = There is nobody you could win with it now.
confucius-bar-card-names-another = The card names another ministry, which is not resolved yet.
confucius-bar-secured-or-yours = This official is secured, or yours.
confucius-bar-basic-game = Petitions belong to the advanced game.
confucius-bar-no-gift-to-spend = You need a gift of value 2 or more that you have bought and not given.
confucius-bar-gift-not-available = You do not have this gift to spend.
confucius-bar-tapestry-cannot-petition = The Tapestry is too small a gift for the Emperor.
confucius-bar-petition-2-impossible = No shipyard has junks to move.
confucius-bar-petition-3-impossible = There is no student of another player.
confucius-bar-petition-4-impossible = You have no official that could change places.
confucius-bar-petition-5-impossible = There is no army to move, or no empty box.
confucius-bar-petition-6-impossible = There is no unsecured marker.
confucius-bar-too-few-there = { $needed ->
    [one] There is no junk in that shipyard.
   *[other] There are fewer than { $needed } junks in that shipyard.
}
confucius-bar-no-student-there = Nobody stands there.
confucius-bar-your-student = This student is yours.
confucius-bar-more-senior = That official is more senior than yours.
confucius-bar-marker-stands = This marker is secured.
confucius-bar-must-yield-to = You have the { $gift } from { $donor }: your influence must go there.

## What happened

confucius-round-began = Round { $round } begins.
confucius-cubes-counted = { $who } has { $cubes } cubes.
confucius-chief-appointed = { $who } appoints { $whom } Chief Minister.
confucius-action-taken = { $who }: { $act }.
confucius-action-by-favour = { $who }, by Imperial Favour: { $act }.
confucius-action-by-card = { $who }, as an extra action: { $act }.
confucius-passed = { $who } passes.
confucius-paid = { $who } pays { $cards }.
confucius-drew = { $who } draws { $cards ->
    [0] no card: none is left.
    [one] 1 card.
   *[other] { $cards } cards.
}
confucius-drew-faces = { $who } draws { $cards }.
confucius-reshuffled = The discard pile of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} is shuffled into a new deck.
confucius-bribed = { $who } bribes the official in { $ministry }, space { $space }.
confucius-secured = { $who } secures the official in { $ministry }, space { $space }.
confucius-nominated = { $who } nominates a student: { $student-one }.
confucius-exam-forced = { $who } forces an Imperial Examination.
confucius-junks-bought = { $who } buys { $junks ->
    [one] 1 junk
   *[other] { $junks } junks
}.
confucius-launched = { $who } launches { $junks ->
    [one] 1 junk
   *[other] { $junks } junks
}{ $voyages ->
    [0] .
    [one] {" "}and completes a voyage.
   *[other] {" "}and completes { $voyages } voyages.
}
confucius-visited = { $who } reaches { $distant }.
confucius-recruited = { $who } recruits an army.
confucius-invaded = { $who } sends an army to { $land }, the box of { $vp } points{ $reward ->
    [0] .
   *[other] {" "}with the reward icon.
}
confucius-gift-bought = { $who } now has the { $gift } to give.
confucius-gift-given = { $donor } gives the { $gift } to { $recipient }.
confucius-gift-cancelled = The { $gift } from { $donor } to { $recipient } is cancelled.
confucius-transferred = { $who } transfers the influence in { $ministry }, space { $space }, to { $whom }.
confucius-petitioned = { $who } spends the { $gift } on a petition.
confucius-junks-reassigned = { $junks ->
    [one] 1 junk moves
   *[other] { $junks } junks move
} from the shipyard of { $who } to that of { $whom }.
confucius-student-replaced = { $who } replaces the student on { $student-one }.
confucius-swapped = { $who } swaps { $ministry }, space { $space }, with { $other }, space { $other-space }.
confucius-redeployed = The army of { $who } moves from { $land } ({ $vp }{ $reward ->
    [0] {""}
   *[other] {" "}with the icon
}) to { $to } ({ $to-vp }{ $to-reward ->
    [0] {""}
   *[other] {" "}with the icon
}).
confucius-influence-replaced = { $ministry }, space { $space }, now carries a secured marker of { $whom }.
confucius-reward-gained = { $who } draws an Emperor’s Reward card.
confucius-reward-taken = { $who } draws the reward card { $reward }.
confucius-reward-played = { $who } plays { $reward }.
confucius-taken-over = { $who } takes the official in { $ministry }, space { $space }, from { $whom }.
confucius-scored-minister = { $who } becomes Minister of { $ministry }: { $vp } points.
confucius-scored-secretary = { $who } becomes Secretary of { $ministry }: { $vp } points.
confucius-scored-distant = { $who } is the first to reach { $distant }: { $vp } points.
confucius-scored-land = { $who } conquers { $land }: { $vp } points.
confucius-scored-insulted = { $who } avenges the insulted Emperor: { $vp } points.
confucius-scored-chief-minister = { $who } holds the title of Chief Minister: { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
confucius-scored-admiral = { $who } holds the title of Admiral: { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
confucius-scored-general = { $who } holds the title of General: { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
confucius-wall-built = The Great Wall grows to { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
confucius-exam-without-students = The forced examination finds no student.
confucius-exam-uncontested = The student of { $who } passes the examination unopposed.
confucius-exam-contested = Examination: { $who } (red) against { $whom } (plain).
confucius-tutored = { $who } lays { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} face down at the student on { $student-one }.
confucius-tutored-faces = { $who } lays { $cards } face down at the student on { $student-one }.
confucius-exam-decided = { $who } wins the examination: red { $red }, plain { $plain } coins.
confucius-candidate-placed = { $who } places the candidate in { $ministry }, space { $space }.
confucius-candidate-removed = { $who } finds no place for the candidate, who leaves the game.
confucius-candidate-skipped = The candidate for { $ministry } comes too late and leaves the game.
confucius-candidate-revealed = The next candidate is for { $ministry }.
confucius-resolution-began = { $ministry } is resolved.
confucius-influence-yielded = { $who } gives up the influence in { $ministry } to { $whom }.
confucius-resolution-ended = The offices of { $ministry } are settled.
confucius-invasion-succeeded = The invasion of { $land } succeeds.
confucius-invasion-failed = The invasion of { $land } fails.
confucius-official-placed = An official of cost { $cost } comes to { $ministry }, space { $space }.
confucius-keep-chosen = { $who } has chosen which cards to keep.
confucius-keep-chosen-faces = { $who } keeps { $cards }.
confucius-discarded = { $who } discards { $cards }.
confucius-end-began = The game ends; what is unresolved is settled now.
confucius-won = { $who } wins with { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
confucius-drawn = { $who } shares the victory with { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.

## Options

confucius-option-admiral-variant = Admiral variant
confucius-option-admiral-variant-false = off
confucius-option-admiral-variant-true = the Admiral wins every tie for first
confucius-option-advanced-game = Game
confucius-option-advanced-game-false = basic
confucius-option-advanced-game-true = advanced, with petitions
confucius-option-any-candidate-empty-first = A candidate for any ministry
confucius-option-any-candidate-empty-first-false = takes an empty space of the ministry he chooses
confucius-option-any-candidate-empty-first-true = takes an empty space as long as there is one
confucius-option-commercial-overpay = Commercial Income
confucius-option-commercial-overpay-false = is paid exactly
confucius-option-commercial-overpay-true = may be overpaid
confucius-option-exam-auto-cancel = Three cards in an examination
confucius-option-exam-auto-cancel-false = may cancel the gift
confucius-option-exam-auto-cancel-true = cancel the gift
confucius-option-extra-counts-as-use = An extra action
confucius-option-extra-counts-as-use-false = makes no later action dearer
confucius-option-extra-counts-as-use-true = counts as a use of its space
confucius-option-gift-downgrade = Replacing one’s own gift
confucius-option-gift-downgrade-false = needs a more valuable one
confucius-option-gift-downgrade-true = may be done with a cheaper one
confucius-option-payment-mode = Payments
confucius-option-payment-mode-minimal = the sparing ones first
confucius-option-payment-mode-all = all at once
confucius-option-petition2-allow-one = A petition that moves junks
confucius-option-petition2-allow-one-false = needs two junks
confucius-option-petition2-allow-one-true = may move a single junk
confucius-option-reward-hand-hidden = Reward cards
confucius-option-reward-hand-hidden-false = are held openly
confucius-option-reward-hand-hidden-true = are hidden
confucius-option-temp-counts-for-seniority = Lent officials in a tie at the end
confucius-option-temp-counts-for-seniority-false = do not count
confucius-option-temp-counts-for-seniority-true = count for their holder
confucius-option-transfer-requires-gift = Influence is transferred
confucius-option-transfer-requires-gift-false = to anybody
confucius-option-transfer-requires-gift-true = only to donors
confucius-option-voyage-without-target = After reaching every land
confucius-option-voyage-without-target-false = nobody launches junks
confucius-option-voyage-without-target-true = junks may still fill the ocean

## The board

confucius-length = About two hours
confucius-board-round = Round { $round } of { $rounds }
confucius-board-over = The game is over
confucius-board-wall = The Great Wall
confucius-board-wall-tile = Round { $tile }.
confucius-board-invasion-due = The invasion of { $land } is settled: armies there { $armies } of { $boxes }.
confucius-board-invasion-over = The invasion of { $land } is over.
confucius-board-wall-end = The wall is complete and the game ends.
confucius-board-built = Built.
confucius-board-phase-chief-minister = Chief Minister
confucius-board-phase-actions = Actions
confucius-board-phase-favour = Favour
confucius-board-phase-examination = Examination
confucius-board-phase-ministries = Ministries
confucius-board-phase-discard = Discard
confucius-board-order = Turn order
confucius-board-chief-minister = Chief Minister of this round
confucius-board-passed = has passed
confucius-board-ends = The game ends with wall tile { $wall }, when all three ministries are resolved (now { $resolved }), or when the last candidate is won (left: { $candidates }).
confucius-board-minister = Minister
confucius-board-secretary = Secretary
confucius-board-bingbu = influence here makes armies cheaper.
confucius-board-hubu = influence here makes officials cheaper.
confucius-board-gongbu = influence here makes junks cheaper.
confucius-board-resolved = Resolved
confucius-board-post = { $ministry }, space { $space }
confucius-board-empty = empty
confucius-board-official = official
confucius-board-candidate = Candidate
confucius-board-unbribed = unbribed
confucius-board-secured = secured by { $who }
confucius-board-unsecured = bribed by { $who }, not secured
confucius-board-course = If resolved now
confucius-board-gives-way = { $who } must give way to { $whom } for the { $gift }.
confucius-board-chooses = { $who } then chooses whom to give way to: { $names }.
confucius-board-officers = Minister { $who } ({ $vp }), Secretary { $whom } ({ $less }).
confucius-board-no-influence = Nobody has influence here.
confucius-board-or = or
confucius-board-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
confucius-board-licences = { $count ->
    [one] 1 licence
   *[other] { $count } licences
}
confucius-board-from = from { $price }
confucius-board-cubes-now = cubes now { $cubes }
confucius-board-cubes-again = the next time { $cubes }
confucius-board-once = once per round
confucius-board-vp = { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
confucius-board-exam = Examination
confucius-board-forced = forced
confucius-board-none-left = none left
confucius-board-below = Below it: { $count }
confucius-board-red = Red student space, wins ties
confucius-board-plain = Plain student space
confucius-board-wins-ties = wins ties
confucius-board-second = plain
confucius-board-bound = Bound by a gift to support this student: { $names }
confucius-board-tutors = { $who } lays { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} face down
confucius-board-queue = Still to tutor
confucius-board-frontier = Frontier
confucius-board-per-army = { $price } for each army
confucius-board-settled = Settled with wall tile { $round }, or as soon as every box is full{ $left ->
    [0] .
    [one] ; that is next round.
   *[other] ; { $left } rounds are left.
}
confucius-board-success = The invasion succeeded.
confucius-board-failure = The invasion failed.
confucius-board-box = { $land }: box of { $vp } points{ $reward ->
    [0] {""}
   *[other] {" "}with a reward card
}
confucius-board-army-of = army of { $who }
confucius-board-missing = Armies missing: { $armies }
confucius-board-spoils = { $who } would score { $vp ->
    [one] 1 point
   *[other] { $vp } points
} if every box is filled.
confucius-board-colonies = Colonies
confucius-board-armies = { $who }: armies in the colonies { $colonies }, not yet recruited { $supply }, avenging the Emperor { $insulted }
confucius-board-sea = Voyages
confucius-board-supply = Junks in the supply: { $junks }
confucius-board-junks = { $junks ->
    [one] 1 junk: { $price }
   *[other] { $junks } junks: { $price }
}
confucius-board-fleet = { $who }: junks in the shipyard { $shipyard }, in the ocean { $ocean } of { $voyage }
confucius-board-shipyard = Shipyard
confucius-board-ocean = Ocean
confucius-board-actions = Actions
confucius-board-cubes-note = Cubes and coins each action costs you now
confucius-board-deck = Cards in the deck
confucius-board-discard = Cards discarded
confucius-board-reward-deck = Reward cards in the deck
confucius-board-favour = Imperial Favour
confucius-board-favour-of = { $who } takes one more action, free of cubes, when all have passed.
confucius-board-rewards = Reward cards
confucius-board-reward-card = Reward card
confucius-board-pass = Pass
confucius-board-gifts = Gifts
confucius-board-bond = { $donor } has given { $recipient } the { $gift }.
confucius-board-bond-forbids = { $recipient } may not bribe in { $ministries } now.
confucius-board-bond-supports = In the examination { $recipient } must support the student of { $donor }.
confucius-board-bond-yields = If { $ministries } were resolved now, { $recipient } would have to give way to { $donor }.
confucius-board-bond-free = It forbids nothing right now.
confucius-board-bond-ends = It ends if { $recipient } gives { $donor } a gift worth more than { $value }, transfers influence to { $donor }, lays { $cards } cards for that student, or gives way in a resolution.
confucius-board-bond-ends-not-by-gift = No gift is worth more than { $value }: it ends if { $recipient } transfers influence to { $donor }, lays { $cards } cards for that student, or gives way in a resolution.
confucius-board-nothing = nothing
confucius-board-to-give = To give
confucius-board-next-cubes = Cubes next round by the gifts as they are: { $cubes }
confucius-board-no-gifts = Nobody owes anybody anything now.
confucius-board-you-owe = You owe
confucius-board-owing = Who owes whom
confucius-board-owe-you = They owe you
confucius-board-own-gifts = Your gifts
confucius-board-gift-unavailable = not bought yet
confucius-board-gift-available = yours to give
confucius-board-gift-given = given to { $whom }
confucius-board-gift-gone = out of the game
confucius-board-cubes = Cubes left { $cubes } of { $allotment }; next round by the gifts as they are { $next }
confucius-board-hand = Cards
confucius-board-card = Confucius card
confucius-board-worth = { $coins } or { $licences }
confucius-board-tray = Sets of cards to choose from
confucius-board-due = To pay:
confucius-board-rest = leaves
confucius-board-reward-cash = draw four cards.
confucius-board-reward-gift = one of your gifts is yours to give at once, free of charge.
confucius-board-reward-extra-action = one action without cubes.
confucius-board-reward-recruit-army = one army to the colonies, free of charge.
confucius-board-reward-insulted = an army from the colonies avenges the Emperor for 2 points.
confucius-board-reward-bribery = bribe an official free of charge, or pay for one that another has not secured. Gifts do not bind.
confucius-board-families = Families
confucius-board-column-cubes = Cubes
confucius-board-column-cards = Cards in hand
confucius-board-column-rewards = Reward cards in hand
confucius-board-column-chief-minister = Title of Chief Minister: markers in the ministries
confucius-board-column-admiral = Title of Admiral: junks on voyages, five for every land reached
confucius-board-column-general = Title of General: armies in play
confucius-board-column-points = Points
confucius-board-influence = Influence in { $ministry }
confucius-board-title-chief-minister = Markers { $count }{ $leads ->
    [0] {""}
   *[other] ; would be Chief Minister at the end
}
confucius-board-title-admiral = Junks { $count }{ $leads ->
    [0] {""}
   *[other] ; would be Admiral at the end
}
confucius-board-title-general = Armies { $count }{ $leads ->
    [0] {""}
   *[other] ; would be General at the end
}

## Where points come from

confucius-board-for-ministers = Ministers
confucius-board-for-secretaries = Secretaries
confucius-board-for-voyages = Distant Lands
confucius-board-for-invasions = Foreign Lands
confucius-board-for-insulted = Emperor Insulted!
confucius-board-for-titles = Titles

## The great moments

confucius-stage-count = Gifts are counted
confucius-stage-count-lead = Every gift given or received counts: the more gifts, the more cubes.
confucius-stage-chief = Chief Minister
confucius-stage-chief-lead = The Chief Minister of the last round appoints another family.
confucius-stage-favour-lead = All have passed. { $who } takes one more action, free of cubes.
confucius-stage-exam = Imperial Examination
confucius-stage-exam-lead = Every family lays cards face down for one student. More coins win; red wins ties.
confucius-stage-exam-alone = There is no other student: no cards are laid, and the candidate is won.
confucius-stage-resolution-lead = The weakest family gives its influence to the one whose gift it owes most, until two are left.
confucius-stage-weakest = weakest
confucius-stage-invasion-won = Every box holds an army: each army scores its box.
confucius-stage-invasion-lost = Not every box holds an army: nobody scores. Reward icons bring their cards all the same.
confucius-stage-voyage = A voyage is completed
confucius-stage-voyage-lead = The first family to reach a land scores its tile. Every voyage brings a reward card.
confucius-stage-insult-lead = An army leaves the colonies for good to avenge the Emperor.
confucius-stage-end = The game ends
confucius-stage-end-lead = What is unresolved is settled; then come the titles.
confucius-stage-titles = Titles
confucius-stage-titles-lead = Most markers in the ministries, most junks on voyages, most armies in play.
confucius-stage-admiral = Admiral
confucius-stage-general = General
