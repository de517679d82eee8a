# Gùgōng.
# A gift card is written as its value and what it brings: 3 (2 servants).

gugong-title = Gùgōng
gugong-blurb = Gifts for the officials of the Forbidden City. Give more than lies there and the doors open; reach the palace in time, or all was in vain.

## Areas

noun-area-travel = Travel
noun-area-wall = Great Wall
noun-area-jade = Jade
noun-area-intrigue = Intrigue
noun-area-palace = Palace
noun-area-decree = Decrees
noun-area-canal = Grand Canal

## Gift cards

noun-present-1 = Fruit bowl
noun-present-2 = Paper fan
noun-present-3 = Weiqi stones
noun-present-4 = Gem necklace
noun-present-5 = Bonsai
noun-present-6 = Porcelain pot
noun-present-7 = Ming vase
noun-present-8 = Dunhuang pipa
noun-present-9 = Golden statue
noun-icon-can = Canal
noun-icon-dec = Decree
noun-icon-int = Intrigue
noun-icon-none = no icon
noun-icon-pal = Palace
noun-icon-s1 = 1 servant
noun-icon-s2 = 2 servants
noun-icon-swap = card swap
noun-icon-wall = Wall

## Travel tokens

noun-token-st1 = raised gifts (special)
noun-token-st2 = levy (special)
noun-token-st3 = copy (special)
noun-token-tt01 = 1 servant
noun-token-tt02 = 2 servants
noun-token-tt03 = envoy step
noun-token-tt04 = intrigue
noun-token-tt05 = great gift for jade
noun-token-tt06 = 2 points
noun-token-tt07 = card swap
noun-token-tt08 = card back
noun-token-tt09 = servant aboard
noun-token-tt10 = servant on the wall
noun-token-tt11 = servants for jade
noun-token-tt12 = double token

## Decrees

noun-decree-d1-1 = 1-1: intrigue each morning
noun-decree-d1-2 = 1-2: a servant aboard each morning
noun-decree-d1-3 = 1-3: a servant each morning
noun-decree-d1-4 = 1-4: an envoy step each morning
noun-decree-d1-5 = 1-5: a card swap each morning
noun-decree-d2-1 = 2-1: cheaper journeys
noun-decree-d2-2 = 2-2: cheaper jade
noun-decree-d2-3 = 2-3: one more on the wall
noun-decree-d2-4 = 2-4: equal gifts are free
noun-decree-d2-5 = 2-5: cheaper decrees
noun-decree-d3-1 = 3-1: points for points
noun-decree-d3-2 = 3-2: points at the end
noun-decree-d3-3 = 3-3: points for jade
noun-decree-d3-4 = 3-4: points for decrees
noun-decree-d3-5 = 3-5: points for harbour rewards

## Harbour rewards

noun-prize-points = points
noun-prize-card = a card
noun-prize-pair = the pair

## The other player of the solo game

noun-meng = Meng

## What can be chosen

gugong-do-offer = Offer { $present }, { $value } ({ $icon })
gugong-do-give-to = Give it to the official of { $area }
gugong-do-pay-servants = Return { $cost } servants
gugong-do-discard = Discard another card
gugong-do-forgo = Give the gift and do without any action
gugong-do-discard-card = Discard { $present }, { $value } ({ $icon })
gugong-do-travel = Move the traveller once
gugong-do-travel-twice = Pay and move the traveller twice
gugong-do-build = Place one servant on the wall
gugong-do-build-two = Pay and place up to two servants on the wall
gugong-do-buy-house = Buy the jade of a house that costs { $cost }
gugong-do-buy-plaza = Buy jade on the plaza
gugong-do-scheme = One space on the intrigue track
gugong-do-scheme-more = Pay for three spaces on the intrigue track
gugong-do-advance = One step of the envoy
gugong-do-advance-more = Pay for two steps of the envoy and a space of intrigue
gugong-do-enact = Decree { $decree }
gugong-do-ship = Load one servant, move one junk
gugong-do-ship-two = Pay and load up to two servants
gugong-do-skip = Do nothing
gugong-do-pay-without-pair = Pay with single servants
gugong-do-pay-with-pair = Pay with the pair
gugong-do-gain = { $pair ->
    [0] { $servants ->
        [0] Take no servant
        [one] Take 1 servant
       *[other] Take { $servants } servants
    }
   *[other] { $servants ->
        [0] Take the pair
        [one] Take the pair and 1 servant
       *[other] Take the pair and { $servants } servants
    }
}
gugong-do-move = Travel to { $city }
gugong-do-exchange-servant = Exchange tokens worth { $worth } for a servant
gugong-do-exchange-points = Exchange tokens worth { $worth } for points
gugong-do-exchange-jade = Exchange tokens worth { $worth } for a jade
gugong-do-use-token = Use the token: { $token }
gugong-do-give-from-hand = Give { $present }, { $value } ({ $icon }), from your hand
gugong-do-give-from-discard = Give { $present }, { $value } ({ $icon }), from your discard pile
gugong-do-take-from = Take the card of { $area }
gugong-do-recover = Take back { $present }, { $value } ({ $icon })
gugong-do-place = { $pair ->
    [0] { $servants ->
        [one] Place 1 servant
       *[other] Place { $servants } servants
    }
   *[other] { $servants ->
        [0] Place the pair
        [one] Place the pair and 1 servant
       *[other] Place the pair and { $servants } servants
    }
}
gugong-do-step-back-servant = { $spaces } space back for a servant
gugong-do-step-back-servants = { $spaces } spaces back for two servants
gugong-do-step-back-die = { $spaces } spaces back to turn a die
gugong-do-step-back-jade = { $spaces } spaces back for a jade
gugong-do-turn-die = Turn die { $die } to { $face }
gugong-do-load = { $pair ->
    [0] Load a servant in { $harbour }
   *[other] Load the pair in { $harbour }
}
gugong-do-launch = { $pair ->
    [0] A new junk with a servant in { $harbour }
   *[other] A new junk with the pair in { $harbour }
}
gugong-do-sail = Move the junk in { $harbour }
gugong-do-claim = Claim { $prize }
gugong-do-use-decree = Use decree { $decree }
gugong-do-finish = Done
gugong-do-use-special = { $pair ->
    [0] Use it with a servant: { $token }
   *[other] Use it with the pair: { $token }
}
gugong-do-use-special-at = { $pair ->
    [0] Use it with a servant at { $area }: { $token }
   *[other] Use it with the pair at { $area }: { $token }
}
gugong-do-spend-doubles = { $count ->
    [0] Spend single tokens only
    [one] Spend 1 double token
   *[other] Spend { $count } double tokens
}

## What is asked

gugong-ask-offer-card = Your turn: which gift do you offer?
gugong-ask-offer-area = Which official gets it?
gugong-ask-offer-pay = Your gift is too small to open the door. How do you make up for it?
gugong-ask-offer-discard = Which other card do you discard?
gugong-ask-card-act = The action of your card: how do you perform it?
gugong-ask-area-act = The action of the area: how do you perform it?
gugong-ask-copy = You may do the same. How?
gugong-ask-pay-pieces = How do you pay?
gugong-ask-gain = How many servants do you take?
gugong-ask-travel-dest = Where does your traveller go?
gugong-ask-forced-exch = Your slots are full: which exchange do you make?
gugong-ask-token-bonus = Do you use the token?
gugong-ask-swap-own = Which of your cards do you swap?
gugong-ask-swap-board = For which card?
gugong-ask-tt05-card = Which great gift do you discard for a jade?
gugong-ask-tt08-card = Which card do you take back?
gugong-ask-wall-pieces = Whom do you place on the wall?
gugong-ask-wall-extra = Do you place one more from the supply?
gugong-ask-intrigue-bonus = The wall is complete: which intrigue bonus do you take?
gugong-ask-die = Which die do you turn, and to which face?
gugong-ask-canal-place = Where do you load?
gugong-ask-canal-move = Which junk do you move?
gugong-ask-claim = Your junk is full: which reward do you claim?
gugong-ask-morning-decree = Which decree do you use this morning?
gugong-ask-special-use = Do you use the special token today?
gugong-ask-exch-window = Do you exchange tokens?
gugong-ask-exchange-set = How many double tokens do you spend?

## Why not

gugong-bar-too-few-servants = It costs { $cost ->
    [one] 1 servant
   *[other] { $cost } servants
}, and your pool is worth { $owned }.
gugong-bar-no-servant = You have no servant in your pool.
gugong-bar-supply-empty = Your supply is empty.
gugong-bar-no-other-card = You have no other card in hand.
gugong-bar-no-token = No token is left on the map.
gugong-bar-only-one-token = Only one token is left on the map, so there is no second move.
gugong-bar-tokens-between = Every way to { $city } leads through a city with a token.
gugong-bar-tokens-too-few = It takes tokens worth { $needed }, and yours are worth { $worth }.
gugong-bar-no-supply-for-tokens = Your supply is empty: there is no servant to exchange for.
gugong-bar-too-few-pieces = It takes { $needed } pieces in your pool, one to pay and one to place; you have { $owned }.
gugong-bar-at-the-end = Your marker is on the last space of the intrigue track.
gugong-bar-not-far-enough = You would step back { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, and your marker is on { $space }.
gugong-bar-nothing-to-gain = Your supply is empty: there is no servant to take.
gugong-bar-own-servant-there = Your servant stands on this decree already.
gugong-bar-decree-too-dear = Decree { $decree } takes { $cost } servants from you{ $opponents ->
    [0] {""}
    [one] , one of them because of another player
   *[other] , { $opponents } of them because of other players
}; your pool is worth { $owned }.
gugong-bar-no-regular-for-decree = A single servant must stand on decree { $decree }; the pair may not.
gugong-bar-nothing-to-ship = You can neither load a servant nor move a junk.
gugong-bar-nothing-fits = After paying, no piece of yours would find room on a junk.
gugong-bar-no-room-anywhere = No piece of yours would find room on a junk.
gugong-bar-no-room = The junk carries { $load } already; there is not enough room.
gugong-bar-no-free-harbour = No harbour of this route is free.
gugong-bar-no-junk-left = All your junks are on the canal.
gugong-bar-no-harbour-ahead = No harbour ahead is free.
gugong-bar-cell-taken = You have no free cell left for this reward: { $prize }.
gugong-bar-deck-empty = The deck is empty.
gugong-bar-other-reward = Harbour { $harbour } does not give this.
gugong-bar-no-swap = There is no card to swap.
gugong-bar-value-too-low = { $present }, { $value } ({ $icon }), is too small: it takes at least { $least }.
gugong-bar-same-kind = The official of { $area } has the very same card.

## What happened

gugong-morning-began = Morning of day { $round }.
gugong-first-player = { $who } is first player now.
gugong-tokens-reshuffled = { $tokens ->
    [one] The one exchanged token is the new supply.
   *[other] The { $tokens } exchanged tokens are shuffled into a new supply.
}
gugong-cities-filled = { $tokens ->
    [0] No token comes to the map.
    [one] 1 token comes to the map.
   *[other] { $tokens } tokens come to the map.
}
gugong-dice-rolled = The dice of destiny show { $one }, { $two } and { $three }.
gugong-day-began = Day { $round } begins.
gugong-offered = { $who } offers { $present }, { $value } ({ $icon }), to the official of { $area }.
gugong-paid = { $pair ->
    [0] { $servants ->
        [one] { $who } returns 1 servant.
       *[other] { $who } returns { $servants } servants.
    }
   *[other] { $servants ->
        [0] { $who } returns the pair.
        [one] { $who } returns the pair and 1 servant.
       *[other] { $who } returns the pair and { $servants } servants.
    }
}
gugong-card-discarded = { $who } discards another card.
gugong-card-discarded-face = { $who } discards { $present }, { $value } ({ $icon }).
gugong-forwent = { $who } does without any action.
gugong-exchanged = { $who } gives { $present }, { $value } ({ $icon }), to { $area } and receives { $received }, { $received-value } ({ $received-icon }).
gugong-performed = { $who }: { $area }.
gugong-copied = { $who } does the same: { $area }.
gugong-gained = { $pair ->
    [0] { $servants ->
        [0] { $who } takes no servant.
        [one] { $who } takes 1 servant.
       *[other] { $who } takes { $servants } servants.
    }
   *[other] { $servants ->
        [0] { $who } takes the pair.
        [one] { $who } takes the pair and 1 servant.
       *[other] { $who } takes the pair and { $servants } servants.
    }
}
gugong-moved = { $who } travels to { $city } and finds a token: { $token }.
gugong-tokens-exchanged-servant = { $who } exchanges tokens worth { $worth } for a servant.
gugong-tokens-exchanged-points = { $who } exchanges tokens worth { $worth } for points.
gugong-tokens-exchanged-jade = { $who } exchanges tokens worth { $worth } for a jade.
gugong-card-spent = { $who } discards { $present }, { $value } ({ $icon }), for a jade.
gugong-card-recovered = { $who } takes back a card.
gugong-card-recovered-face = { $who } takes back { $present }, { $value } ({ $icon }).
gugong-card-swapped-hand = { $who } swaps { $present }, { $value } ({ $icon }), with { $received }, { $received-value } ({ $received-icon }), of { $area }.
gugong-card-swapped-discard = { $who } swaps { $present }, { $value } ({ $icon }), from the discard pile with { $received }, { $received-value } ({ $received-icon }), of { $area }.
gugong-schemed = { $who } reaches space { $space } of the intrigue track.
gugong-stepped-back = { $who } steps back to space { $space } of the intrigue track.
gugong-next-first = { $who } will be first player tomorrow.
gugong-advanced = The envoy of { $who } reaches space { $space }.
gugong-arrived = The envoy of { $who } enters the palace: { $vp } points at the end.
gugong-jade-taken = { $who } takes a jade and has { $jade } now.
gugong-enacted = { $who } places a servant on decree { $decree }.
gugong-decree-used = { $who } uses decree { $decree }.
gugong-built = { $pair ->
    [0] { $servants ->
        [one] { $who } places 1 servant on the wall.
       *[other] { $who } places { $servants } servants on the wall.
    }
   *[other] { $servants ->
        [0] { $who } places the pair on the wall.
        [one] { $who } places the pair and 1 servant on the wall.
       *[other] { $who } places the pair and { $servants } servants on the wall.
    }
}
gugong-built-from-supply = { $pair ->
    [0] { $servants ->
        [one] { $who } places 1 servant from the supply on the wall.
       *[other] { $who } places { $servants } servants from the supply on the wall.
    }
   *[other] { $servants ->
        [0] { $who } places the pair from the supply on the wall.
        [one] { $who } places the pair and 1 servant from the supply on the wall.
       *[other] { $who } places the pair and { $servants } servants from the supply on the wall.
    }
}
gugong-wall-completed = The wall is complete with { $servants } servants.
gugong-wall-won = { $who } has built most of it: { $servants }.
gugong-die-turned = { $who } turns die { $die } to { $face }.
gugong-loaded = { $pair ->
    [0] { $who } loads { $servants ->
        [one] a servant
       *[other] { $servants } servants
    } in { $harbour }.
   *[other] { $who } loads the pair in { $harbour }.
}
gugong-launched = { $pair ->
    [0] { $who } puts a junk with { $servants ->
        [one] a servant
       *[other] { $servants } servants
    } into { $harbour }.
   *[other] { $who } puts a junk with the pair into { $harbour }.
}
gugong-sailed = A junk of { $who } sails from { $from } to { $to }.
gugong-sank = A junk of { $who } sinks beyond { $harbour }.
gugong-claimed = { $who } claims { $prize } in { $harbour }.
gugong-drew = { $who } draws a card.
gugong-drew-face = { $who } draws { $present }, { $value } ({ $icon }).
gugong-special-used = { $who } lays down a special token: { $token }.
gugong-special-used-at = { $who } lays a special token at { $area }: { $token }.
gugong-special-retired = The special token of { $who } goes into a slot: { $token }.
gugong-levied = { $who } levies a point from { $whom } at { $area }.
gugong-scored-decree = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for decree { $decree }.
gugong-scored-wall = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for the wall.
gugong-scored-destiny = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for destiny.
gugong-scored-harbour = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} in the harbour.
gugong-scored-token = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for the token.
gugong-scored-exchange = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for the tokens.
gugong-scored-step = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for a step in the palace.
gugong-scored-levy = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} by the levy.
gugong-scored-instead = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} instead.
gugong-scored-arrival = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} in the palace.
gugong-scored-jade = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for jade.
gugong-scored-final-decree = { $who } scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for decree { $decree } at the end.
gugong-night-began = Night of day { $round }.
gugong-shown = { $who } shows { $present }, { $value } ({ $icon }).
gugong-matched = { $who }: { $matches ->
    [0] no match
    [one] 1 match
   *[other] { $matches } matches
}.
gugong-most-matches = Destiny favours { $who }.
gugong-no-matches = Destiny favours nobody tonight.
gugong-end-began = The last night is over. Final scoring.
gugong-left-out = The envoy of { $who } has stopped at space { $space }: the gates stay closed, and nothing counts.
gugong-won = { $who } wins with { $points } points.
gugong-nobody-won = No envoy has reached the palace: nobody wins.
gugong-meng-revealed = Meng turns over card { $automa }: { $area }.
gugong-meng-revealed-special = Meng turns over card { $automa }, a special one: his favourite area { $area }, and both actions with full force.
gugong-meng-idle = { $area }: there is nothing Meng can do.
gugong-dusk-began = Dusk.
gugong-meng-dusk = Dusk, card { $automa }.
gugong-meng-skipped = Card { $automa }: Meng cannot, and skips it.
gugong-meng-spared = Meng cannot use the token: { $token }.
gugong-meng-buried = { $cards ->
    [one] A card goes to Meng’s pile.
   *[other] { $cards } cards go to Meng’s pile.
}
gugong-meng-shed = Meng discards his next gift unseen.

## What can be agreed before the game

gugong-option-expert-setup = Expert set-up
gugong-option-expert-setup-off = the officials’ cards as printed
gugong-option-expert-setup-on = the officials’ cards from the whole deck
gugong-option-solo-difficulty = Meng’s strength (playing alone)
gugong-option-solo-difficulty-low = low
gugong-option-solo-difficulty-medium = medium
gugong-option-solo-difficulty-high = high
gugong-option-solo-focus = Meng’s favourite area (playing alone)
gugong-option-solo-focus-random = drawn at random
gugong-option-solo-focus-travel = Travel
gugong-option-solo-focus-wall = Great Wall
gugong-option-solo-focus-jade = Jade
gugong-option-solo-focus-intrigue = Intrigue
gugong-option-solo-focus-palace = Palace
gugong-option-solo-focus-decree = Decrees
gugong-option-solo-focus-canal = Grand Canal
gugong-option-solo-sets = First hands (playing alone)
gugong-option-solo-sets-p1-p2 = first and second
gugong-option-solo-sets-p2-p3 = second and third
gugong-option-solo-sets-p4-p5 = fourth and fifth
gugong-option-special-tokens = Special travel tokens
gugong-option-special-tokens-off = left in the box
gugong-option-special-tokens-on = shuffled in
gugong-option-tables = Printed components
gugong-option-tables-built-in = as in this program
gugong-option-token-counts = Travel tokens
gugong-option-token-counts-a = 32
gugong-option-token-counts-b = 26

## The board

gugong-length = About two hours
gugong-board-day = Day { $round } of { $rounds }
gugong-board-over = The game is over
gugong-board-morning = Morning
gugong-board-daytime = Day
gugong-board-dusk = Dusk
gugong-board-night = Night
gugong-board-order = Turn order
gugong-board-first = first player
gugong-board-next-first = first player tomorrow
gugong-board-medal = Who advances one space here first will be first player tomorrow
gugong-board-no-cards = no cards left today
gugong-board-dice = Destiny
gugong-board-die = Die { $die } shows { $face }. Its faces
gugong-board-card = { $present }, { $value } ({ $icon })
gugong-board-official = Official of { $area }
gugong-board-servants = { $count ->
    [one] { $count } servant
   *[other] { $count } servants
}
gugong-board-vp = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
gugong-board-map = Travel map
gugong-board-pile = Tokens to come: { $tokens }. Discarded: { $discarded }
gugong-board-no-token = no token
gugong-board-traveller = Traveller of { $who }
gugong-board-token-tt01 = gain 1 servant
gugong-board-token-tt02 = gain 2 servants
gugong-board-token-tt03 = 1 step of the envoy
gugong-board-token-tt04 = 1 space of intrigue
gugong-board-token-tt05 = discard a card of 7 or more for a jade
gugong-board-token-tt06 = 2 points
gugong-board-token-tt07 = swap a card with an official, whatever the values
gugong-board-token-tt08 = take a card back from your discard pile
gugong-board-token-tt09 = a servant from the supply boards a junk
gugong-board-token-tt10 = a servant from the supply goes to the wall
gugong-board-token-tt11 = return 3 servants for a jade
gugong-board-token-tt12 = counts as two tokens in exchanges
gugong-board-token-st1 = today your gifts are worth 1 more
gugong-board-token-st2 = today each opponent pays you a point for the action of an area
gugong-board-token-st3 = today you may copy the action of an area after each opponent
gugong-board-wall = Servants on the wall: { $servants } of { $needed }
gugong-board-wall-award = Most servants on the complete wall: { $vp } points and { $steps ->
    [one] { $steps } step of the envoy
   *[other] { $steps } steps of the envoy
}
gugong-board-wall-missing = { $count ->
    [0] The wall is complete.
    [one] { $count } servant is missing.
   *[other] { $count } servants are missing.
}
gugong-board-wall-empty = Nobody has built yet.
gugong-board-wall-leads = { $who } has the majority with { $count }.
gugong-board-wall-tied = Tied: { $names }. The intrigue track decides.
gugong-board-wall-bonuses = Intrigue bonuses in this order: { $names }.
gugong-board-houses = Houses with jade
gugong-board-house-empty = An empty house
gugong-board-jade-scale = Points for jade at the end: { $points }, and { $more } more for each further one
gugong-board-stairs = The stairs to the Palace of Heavenly Purity
gugong-board-step = Space { $space }, steps to the palace: { $left }
gugong-board-arrival = A place in the palace: { $vp ->
    [one] { $vp } point at the end
   *[other] { $vp } points at the end
}
gugong-board-track = Intrigue track
gugong-board-bonuses = Bonuses when the wall is complete
gugong-board-decree-note = returned + one that stays
gugong-board-decree-vp = { $vp } points at once.
gugong-board-decree-price = It costs you { $price }, and one more stays there.
gugong-board-decree-points = Now it would bring you { $vp ->
    [one] { $vp } point.
   *[other] { $vp } points.
}
gugong-board-decree-held = Servants of { $names }.
gugong-board-decree-d1-1 = Each morning your marker may advance two spaces on the intrigue track.
gugong-board-decree-d1-2 = Each morning a servant from your supply may board one of your junks.
gugong-board-decree-d1-3 = Each morning you may gain a servant.
gugong-board-decree-d1-4 = Each morning your envoy advances a step, or you score a point if he has arrived.
gugong-board-decree-d1-5 = Each morning you may swap a hand card with an official, whatever the values.
gugong-board-decree-d2-1 = Travelling twice costs you one servant less.
gugong-board-decree-d2-2 = Buying jade costs you one servant less.
gugong-board-decree-d2-3 = When you build you may place one more servant, from the supply.
gugong-board-decree-d2-4 = A gift of equal value opens the door as well.
gugong-board-decree-d2-5 = Decrees cost you one servant less.
gugong-board-decree-d3-1 = At the end a point for every three points you have, at most ten.
gugong-board-decree-d3-2 = Eight points at the end.
gugong-board-decree-d3-3 = At the end two points for each of your jade, at most ten.
gugong-board-decree-d3-4 = At the end two points for each of your servants on decrees.
gugong-board-decree-d3-5 = At the end two points for each of your harbour rewards.
gugong-board-caption-d1-1 = intrigue each morning
gugong-board-caption-d1-2 = aboard each morning
gugong-board-caption-d1-3 = servant each morning
gugong-board-caption-d1-4 = envoy each morning
gugong-board-caption-d1-5 = swap each morning
gugong-board-caption-d2-1 = cheaper journeys
gugong-board-caption-d2-2 = cheaper jade
gugong-board-caption-d2-3 = one more on the wall
gugong-board-caption-d2-4 = equal gifts are free
gugong-board-caption-d2-5 = cheaper decrees
gugong-board-caption-d3-1 = points for points
gugong-board-caption-d3-2 = points at the end
gugong-board-caption-d3-3 = points for jade
gugong-board-caption-d3-4 = points for decrees
gugong-board-caption-d3-5 = points for harbours
gugong-board-deck = Cards in the deck: { $cards }
gugong-board-harbour = Harbour { $harbour }
gugong-board-no-reward = no reward
gugong-board-junk = junk of { $who } with { $load } of { $hold }
gugong-board-hand = Hand
gugong-board-discard = Discard pile
gugong-board-terms-free = free
gugong-board-terms-both = { $cost } servants or another card
gugong-board-terms-servants = { $cost } servants
gugong-board-terms-card = another card
gugong-board-terms-swap = swap only, no action
gugong-board-for = for { $value } ({ $icon })
gugong-board-tomorrow = Tomorrow
gugong-board-matches = Matches with the dice as they lie: { $matches }
gugong-board-audience = Steps to the palace: { $steps }. Turns left: { $turns }, nights: { $nights }.
gugong-board-audience-open = A step a turn is enough.
gugong-board-audience-tight = A step a turn is not enough any more: hurry.
gugong-board-audience-impossible = The palace is out of reach: nothing will count.
gugong-board-audience-done = The envoy is in the palace.
gugong-board-pool = Servants ready { $pool }, in the supply { $supply }; pair: { $pair }
gugong-board-pair-locked = locked
gugong-board-pair-pool = ready
gugong-board-pair-supply = in the supply
gugong-board-pair-wall = on the wall
gugong-board-pair-junk = on a junk
gugong-board-pair-special = with a special token
gugong-board-pair-focus = marks the favourite area
gugong-board-tokens = Tokens { $tokens } of { $slots }, worth { $worth }
gugong-board-cells = { $taken } of { $all } cells taken
gugong-board-junks = Junks beside the board: { $junks }
gugong-board-jade = Jade { $jade }: { $vp ->
    [one] { $vp } point at the end
   *[other] { $vp } points at the end
}
gugong-board-tray = Answers
gugong-board-forgo = Swap only, no action
gugong-board-use = Use it
gugong-board-doubles = Double tokens: { $count }
gugong-board-players = Players
gugong-board-column-pool = Servants ready, and in the supply
gugong-board-column-hand = Hand, as far as everybody can know it
gugong-board-column-tomorrow = Tomorrow, as far as everybody can know it
gugong-board-column-tokens = Worth of the tokens
gugong-board-column-cells = Harbour rewards
gugong-board-column-jade = Jade
gugong-board-column-envoy = Steps to the palace
gugong-board-column-points = Points
gugong-board-meng-focus = His favourite area
gugong-board-meng-pile = Gifts he will still give today: { $cards }
gugong-board-meng-next = His traveller goes to { $city } next
gugong-board-meng-played = Played
gugong-board-meng-deck = To come
gugong-board-meng-special = special card: his favourite area with full force
gugong-board-dusk-travel = At dusk he pays to travel.
gugong-board-dusk-free-travel = At dusk he travels.
gugong-board-dusk-wall = At dusk he pays one servant and places one on the wall.
gugong-board-dusk-intrigue = At dusk he pays one servant for two spaces of intrigue.
gugong-board-dusk-palace = At dusk he pays two servants for a step and a space of intrigue.
gugong-board-dusk-canal = At dusk he pays one servant and loads one.

## Points

gugong-board-for-wall = Great Wall
gugong-board-for-destiny = Destiny
gugong-board-for-decrees = Decrees
gugong-board-for-harbours = Harbours
gugong-board-for-travel = Travel
gugong-board-for-palace = Palace
gugong-board-for-levies = Levies
gugong-board-for-final = Decrees at the end
gugong-board-for-jade = Jade
gugong-board-for-out = Not in the palace

## Great moments

gugong-stage-morning-lead = New travel tokens, new dice, the morning’s decrees; then everybody takes servants.
gugong-stage-meng-lead = The card names the official. Meng swaps gifts with him, then comes the gift’s action, then the area’s.
gugong-stage-meng-special-lead = A special card: the gift’s action and the area’s, both with full force.
gugong-stage-meng-gift = The gift’s action
gugong-stage-meng-area = The area’s action
gugong-stage-dusk-lead = What is printed at the foot of Meng’s cards, in the order he played them.
gugong-stage-wall-lead = Whoever has built most scores. Then all builders may step back on the intrigue track for a bonus.
gugong-stage-junk = A full junk
gugong-stage-junk-lead = The junk goes home. One servant stays with the reward, the others go to the supply.
gugong-stage-audience = The audience
gugong-stage-audience-lead = The earlier an envoy arrives, the more it is worth at the end.
gugong-stage-night-lead = A servant for every card that shows the value of a die. Most matches: points and a step of the envoy.
gugong-stage-voyage-lead = Every junk sails on one harbour. Beyond the last harbour it sinks.
gugong-stage-end = The final scoring
gugong-stage-end-lead = The wall once more; then decrees, the place in the palace, and jade. Whoever is not in the palace gets nothing.
