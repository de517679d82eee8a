# In the Year of the Dragon.
# Nouns carry the forms sentences need: .one with its indefinite article.

dragon-title = In the Year of the Dragon
dragon-blurb = Twelve months of one bad year. Hire people, brace for what is coming, lose as few as you can.
dragon-length = About an hour and a half

## Persons

noun-craftsman = craftsman
    .one = a craftsman
noun-court-lady = court lady
    .one = a court lady
noun-tax-collector = tax collector
    .one = a tax collector
noun-pyrotechnist = pyrotechnist
    .one = a pyrotechnist
noun-warrior = warrior
    .one = a warrior
noun-monk = monk
    .one = a monk
noun-healer = healer
    .one = a healer
noun-farmer = farmer
    .one = a farmer
noun-scholar = scholar
    .one = a scholar
noun-young-pyrotechnist = young pyrotechnist
    .one = a young pyrotechnist
noun-old-pyrotechnist = old pyrotechnist
    .one = an old pyrotechnist
noun-young-warrior = young warrior
    .one = a young warrior
noun-old-warrior = old warrior
    .one = an old warrior
noun-young-monk = young monk
    .one = a young monk
noun-old-monk = old monk
    .one = an old monk
noun-young-healer = young healer
    .one = a young healer
noun-old-healer = old healer
    .one = an old healer
noun-young-farmer = young farmer
    .one = a young farmer
noun-old-farmer = old farmer
    .one = an old farmer
noun-young-scholar = young scholar
    .one = a young scholar
noun-old-scholar = old scholar
    .one = an old scholar
noun-wild = wild card
    .one = a wild card

## Action cards

noun-action-taxes = Taxes
noun-action-build = Build
noun-action-harvest = Harvest
noun-action-fireworks = Fireworks
noun-action-parade = Military Parade
noun-action-research = Research
noun-action-privilege = Privilege
noun-action-wall = Great Wall

## Events

noun-event-peace = Peace
noun-event-tribute = Imperial Tribute
noun-event-drought = Drought
noun-event-festival = Dragon Festival
noun-event-mongols = Mongol Invasion
noun-event-contagion = Contagion
noun-super-lanternfest = Lantern Festival
noun-super-buddha = Buddha
noun-super-earthquake = Earthquake
noun-super-flood = Flood
noun-super-solar-eclipse = Solar Eclipse
noun-super-volcanic-eruption = Volcanic Eruption
noun-super-tornado = Tornado
noun-super-sunrise = Sunrise
noun-super-assassination-attempt = Assassination Attempt
noun-super-charter = Charter

## Other pieces

noun-wall-track = wall tile with 3 spaces
    .one = a wall tile with 3 spaces on the person track
noun-wall-rice = wall tile with rice
    .one = a wall tile with 1 rice
noun-wall-floor = wall tile with a palace floor
    .one = a wall tile with 1 palace floor
noun-wall-yuan = wall tile with yuan
    .one = a wall tile with 2 yuan
noun-wall-fireworks = wall tile with fireworks
    .one = a wall tile with 1 fireworks
noun-wall-vp = wall tile with points
    .one = a wall tile with 3 victory points
noun-privilege-small = small privilege
    .one = a small privilege
noun-privilege-large = large privilege
    .one = a large privilege
noun-yuan = yuan
    .one = 1 yuan
noun-rice = rice
    .one = 1 rice
noun-fireworks = fireworks
    .one = 1 fireworks

## What can be chosen

dragon-do-draft = Take { $person-one }
dragon-do-place = Move in: palace { $palace }
dragon-do-pass = Pass and refill to 3 yuan
dragon-do-group = Choose group { $group }
dragon-do-perform = Perform { $card }
dragon-do-build-on = Add a floor to palace { $palace }
dragon-do-build-new = Start a new palace
dragon-do-buy = Buy { $privilege-one }
dragon-do-play = Play the { $person } card
dragon-do-play-wild = Play a wild card
dragon-do-take = Take { $person-one }
dragon-do-replace = Replace { $person-one } in palace { $palace }
dragon-do-throw-away = Send the new person away
dragon-do-release = Release { $person-one } from palace { $palace }
dragon-do-release-all = Release everybody
dragon-do-release-each = Release one person from each unsupplied palace
dragon-do-lay = Lay { $tile-one }
dragon-do-remove-floor = Take a floor from palace { $palace }
dragon-do-return = Return { $good-one }
dragon-do-discard = Discard the { $person } card
dragon-do-discard-wild = Discard a wild card
dragon-do-charter = Charter: { $person }

## What is asked

dragon-ask-draft-1 = Choose your first person.
dragon-ask-draft-2 = Choose your second person.
dragon-ask-draft-p = Which palace does the second person move into?
dragon-ask-group = Choose a group of action cards, or pass.
dragon-ask-card = Choose the card to perform.
dragon-ask-build = Where does the floor go?
dragon-ask-priv = Which privilege do you buy?
dragon-ask-pcard = Play a person card.
dragon-ask-tile = Whom do you hire?
dragon-ask-place = Which palace does the new person move into?
dragon-ask-full = All floors are taken. Whom does the new person replace?
dragon-ask-release = Whom do you release?
dragon-ask-drought = There is not enough rice. Whom do you release?
dragon-ask-wall = Which wall tile do you lay?
dragon-ask-wall-rel = The wall did not hold. Whom do you release?
dragon-ask-se-floor = Earthquake: which palace loses a floor?
dragon-ask-se-evict = Earthquake: who has no floor left?
dragon-ask-se-flood = Flood: what do you return?
dragon-ask-se-discard = Tornado: which card do you discard?
dragon-ask-se-sunrise = Sunrise: whom do you take in?
dragon-ask-se-charter = Charter: whose yield do you take?

## Why not

dragon-bar-same-type = Your two starting persons must be of different types.
dragon-bar-pair-taken = Another player already started with this pair.
dragon-bar-group-too-dear = A dragon is there already: the group costs { $price } yuan, and you have { $yuan }.
dragon-bar-nothing-to-perform = You could not perform { $card } now.
dragon-bar-privilege-too-dear = It costs { $price } yuan, and you have { $yuan }.
dragon-bar-privilege-out-of-stock = No { $privilege } is left.
dragon-bar-wall-finished = The Great Wall is finished.
dragon-bar-no-wall-tile-left = You have laid all your wall tiles.
dragon-bar-wall-tile-laid = You have laid this wall tile already.
dragon-bar-palace-as-high-as-can-be = A palace has three floors at most.
dragon-bar-card-played = You have played this card already.
dragon-bar-no-tile-left = No such person is left.
dragon-bar-card-hires = The card you played is for another person: { $person }.
dragon-bar-palace-full = Every floor of this palace is taken.
dragon-bar-room-left = You still have a free floor, so the new person must move in there.
dragon-bar-palace-hit = This palace has already lost somebody in this drought.
dragon-bar-palace-not-overfull = This palace has room for everybody in it.
dragon-bar-nothing-owned = You have no { $good }.
dragon-bar-type-taken = Somebody has already taken a person of this type in this sunrise.
dragon-bar-only-young = The sunrise brings young persons only.
dragon-bar-nobody-of-type = You have nobody of this type.

## What happened

dragon-drafted = { $who } begins with { $person-one }.
dragon-housed = { $who }: { $person-one } moves into palace { $palace }.
dragon-moved = { $who } moves { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} ahead to space { $space }.
dragon-month-began = Month { $month }: { $event }.
dragon-group-dealt = Group { $group }: { $cards }.
dragon-passed = { $who } passes { $yuan ->
    [0] and needs no money.
   *[other] and receives { $yuan } yuan.
}
dragon-group-chosen = { $who } chooses group { $group }{ $price ->
    [0] .
   *[other] {" "}and pays { $price } yuan.
}
dragon-performed = { $who } performs { $card }.
dragon-gained-yuan = { $who } receives { $amount } yuan.
dragon-gained-rice = { $who } receives { $amount } rice.
dragon-gained-fireworks = { $who } receives { $amount } fireworks.
dragon-scored-research = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for research.
dragon-scored-festival = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} at the Dragon Festival.
dragon-scored-mongols = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for helmets.
dragon-scored-wall-tile = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for the wall tile.
dragon-scored-wall = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for wall tiles.
dragon-scored-lanternfest = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for people.
dragon-scored-buddha = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for monks.
dragon-scored-charter = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} by charter.
dragon-floors-received = { $who } receives { $floors ->
    [0] no floor: none is left.
    [one] 1 floor.
   *[other] { $floors } floors.
}
dragon-floor-added = { $who } builds palace { $palace } up to { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}.
dragon-palace-founded = { $who } starts palace { $palace }.
dragon-bought = { $who } buys { $privilege-one } for { $yuan } yuan.
dragon-card-played = { $who } plays the { $person } card.
dragon-wild-played = { $who } plays a wild card.
dragon-card-wasted = No { $person } is left; the card of { $who } is spent for nothing.
dragon-tile-taken = { $who } hires { $person-one }.
dragon-replaced = { $who } dismisses { $person-one } from palace { $palace }.
dragon-thrown-away = { $who } has no room and sends { $person-one } away.
dragon-peace-came = The month is peaceful.
dragon-tribute-came = The Emperor demands tribute: 4 yuan from everybody.
dragon-drought-came = Drought: every inhabited palace needs 1 rice.
dragon-festival-came = The Dragon Festival is celebrated.
dragon-mongols-came = The Mongols invade.
dragon-contagion-came = A contagion spreads.
dragon-tribute-paid = { $who } pays { $yuan } yuan.
dragon-rice-paid = { $who } gives { $rice } rice.
dragon-fireworks-spent = { $who } uses up { $fireworks } fireworks.
dragon-must-release = { $who } must release { $persons ->
    [one] 1 person
   *[other] { $persons } persons
}.
dragon-released = { $who } releases { $person-one } from palace { $palace }.
dragon-palace-decayed = The empty palace { $palace } of { $who } decays to { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}.
dragon-palace-fell = The empty palace { $palace } of { $who } falls to ruin.
dragon-month-scored = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
}: palaces { $palaces }, court ladies { $ladies }, privileges { $privileges }.
dragon-wall-tile-laid = { $who } lays { $tile-one }.
dragon-wall-held = The wall of { $tiles } tiles holds.
dragon-wall-breached = The wall has { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} but needs { $needed }: it does not hold.
dragon-super-event-came = Super event: { $event }.
dragon-floor-lost = { $who } loses a floor of palace { $palace }{ $floors ->
    [0] , which is gone.
   *[other] .
}
dragon-good-returned = { $who } returns { $good-one }.
dragon-card-discarded = { $who } discards the { $person } card.
dragon-wild-discarded = { $who } discards a wild card.
dragon-markers-reset = All person markers return to space 0 in the same order.
dragon-privileges-lost = { $who } loses { $privileges ->
    [0] no privilege.
    [one] 1 privilege.
   *[other] { $privileges } privileges.
}
dragon-scored-persons = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for people at court.
dragon-scored-monks = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for monks and their floors.
dragon-scored-money = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for what is left, sold.
dragon-game-ended = { $who } wins with { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.

## Options

dragon-option-edition = Edition
dragon-option-edition-2007 = first edition (2007)
dragon-option-edition-2017 = anniversary edition (2017)
dragon-option-event-row = Event row
dragon-option-event-row-procedure = laid out as the rules say
dragon-option-event-row-uniform = every legal row equally likely
dragon-option-first-seat = Who drafts first
dragon-option-first-seat-random = by chance
dragon-option-first-seat-0 = the first seat
dragon-option-first-seat-1 = the second seat
dragon-option-first-seat-2 = the third seat
dragon-option-first-seat-3 = the fourth seat
dragon-option-first-seat-4 = the fifth seat
dragon-option-great-wall = The Great Wall of China
dragon-option-great-wall-off = without
dragon-option-great-wall-on = with
dragon-option-large-privilege-cost = Price of a large privilege
dragon-option-large-privilege-cost-6 = 6 yuan
dragon-option-large-privilege-cost-7 = 7 yuan
dragon-option-super-event = Super event
dragon-option-super-event-off = none
dragon-option-super-event-random = by chance
dragon-option-super-event-lanternfest = { noun-super-lanternfest }
dragon-option-super-event-buddha = { noun-super-buddha }
dragon-option-super-event-earthquake = { noun-super-earthquake }
dragon-option-super-event-flood = { noun-super-flood }
dragon-option-super-event-solar-eclipse = { noun-super-solar-eclipse }
dragon-option-super-event-volcanic-eruption = { noun-super-volcanic-eruption }
dragon-option-super-event-tornado = { noun-super-tornado }
dragon-option-super-event-sunrise = { noun-super-sunrise }
dragon-option-super-event-assassination-attempt = { noun-super-assassination-attempt }
dragon-option-super-event-charter = { noun-super-charter }
dragon-option-supply-model = Supply
dragon-option-supply-model-unlimited = never runs out
dragon-option-supply-model-printed = as many pieces as in the box

## The board in words

dragon-board-draft = The starting draft
dragon-board-month = Month { $month } of 12: { $event }
dragon-board-over = The year is over
dragon-board-year = The year
dragon-board-track = Person track
dragon-board-groups = Action cards
dragon-board-group = Group { $group }
dragon-board-free = free
dragon-board-price = { $price } yuan
dragon-board-display = Persons to hire
dragon-board-young = young
dragon-board-old = old
dragon-board-vp = { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
dragon-board-palace = Palace { $palace }
dragon-board-empty-floor = empty floor
dragon-board-hand = Cards
dragon-board-wall = The Great Wall
dragon-board-unbuilt = Wall tiles
dragon-board-no-palace = no palace
dragon-board-stock = Left in stock
dragon-board-floors = floors
dragon-board-phase-action = Actions
dragon-board-phase-person = Hiring
dragon-board-phase-event = Event
dragon-board-order = Turn order
dragon-board-space = Space { $space }
dragon-board-safe = nobody would leave
dragon-board-lost = persons who would leave: { $persons }
dragon-board-rank = rank { $rank }
dragon-board-ledger = Year ledger
dragon-board-ledger-note = Held and needed, if the event came now. In red: the persons who would leave.
dragon-board-treasury = Treasury
dragon-board-pass = Pass
dragon-board-newcomer = New at court
dragon-board-tile = { $person }: symbols { $symbols }, spaces { $spaces }, left { $left }
dragon-board-ground = New palace
dragon-board-people = { $persons ->
    [one] 1 person
   *[other] { $persons } persons
}
dragon-board-symbols = Symbols of all persons
dragon-board-owed = Still owed: { $count }
dragon-board-hired = The marker moves to space { $space }, then place { $place } in turn order
dragon-board-next-order = Next turn order
dragon-board-held = held { $held }
dragon-board-needed = needed { $needed }
dragon-board-super-month = Super event in month { $month }
dragon-board-card = { $card }: on the card { $symbols }, and as many more as your persons have symbols
dragon-board-refill = Pass: refill to { $yuan } yuan
dragon-board-bought = { $privilege }: price { $price } yuan, dragons { $dragons }
dragon-board-lodger = { $person }: symbols { $symbols }
dragon-board-played = Played
dragon-board-points = Points: { $vp }. Counted every month: palaces { $palaces }, fans { $fans }, dragons { $dragons }

## Where points come from

dragon-board-for-palaces = Palaces
dragon-board-for-ladies = Court ladies
dragon-board-for-privileges = Privileges
dragon-board-for-research = Research
dragon-board-for-festivals = Festivals
dragon-board-for-mongols = Mongols
dragon-board-for-wall = Great Wall
dragon-board-for-super-event = Super event
dragon-board-for-persons = People
dragon-board-for-monks = Monks
dragon-board-for-money = Money

dragon-stage-month = Month { $month }
dragon-stage-peace-lead = Nobody has to give anything this month.
dragon-stage-tribute-lead = Everybody pays { $yuan } yuan. For every yuan missing one person leaves.
dragon-stage-drought-lead = Every palace with people needs 1 rice. Where it is missing, one person leaves.
dragon-stage-festival-lead = Most fireworks: { $first } points. Second most: { $second }. Whoever scores uses up half of them.
dragon-stage-mongols-lead = Every helmet is a point. Whoever has the fewest helmets loses { $persons ->
    [one] 1 person
   *[other] { $persons } persons
}.
dragon-stage-contagion-lead = Every court loses { $persons ->
    [one] 1 person
   *[other] { $persons } persons
}, one fewer for every mortar.
dragon-stage-wall-held-lead = It is long enough: every tile in it is a point for whoever laid it.
dragon-stage-wall-breached-lead = It is too short: whoever laid the fewest tiles loses { $persons ->
    [one] 1 person
   *[other] { $persons } persons
}.
dragon-stage-lanternfest-lead = Every person at court is worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
dragon-stage-buddha-lead = Monks score as at the end: every Buddha counts the floors of its palace.
dragon-stage-earthquake-lead = Everybody loses { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}. Who has no room left, leaves.
dragon-stage-flood-lead = Everybody returns half of all yuan, rice and fireworks.
dragon-stage-solar-eclipse-lead = The event of this month comes a second time.
dragon-stage-volcanic-eruption-lead = All person markers go back to the start; the order stays.
dragon-stage-tornado-lead = Everybody discards { $cards ->
    [one] 1 person card
   *[other] { $cards } person cards
}.
dragon-stage-sunrise-lead = Everybody takes in a young person, each of another type, without a card.
dragon-stage-assassination-attempt-lead = All privileges are lost.
dragon-stage-charter-lead = Everybody names a type of person and receives what all of that type bring.
dragon-stage-wall = The Great Wall
dragon-stage-decay = Decay
dragon-stage-decay-lead = Every palace without people loses a floor; without floors it is gone.
dragon-stage-points = The month’s points
dragon-stage-points-lead = A point for every palace, and for every dragon on court ladies and privileges.
dragon-stage-end = The year is over
dragon-stage-end-lead = Two points for everybody at court, monks by their floors, and whatever is left is sold.
