game-title = Under the tree
game-summary = Shake the marula tree, gather what falls, and fill your basket before the wasps find you. A small game of our own.
game-teaser = Shake the tree and gather fruit, until the wasps come. A small game of our own.

fruit-marula = marula
fruit-baobab = baobab
fruit-tamarind = tamarind

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
fruit = { $name }

option-open-seeds = Seeds are revealed
option-open-seeds-yes = once everyone has chosen
option-open-seeds-no = at the end

phase-seeds = Set one fruit aside as your seed.
phase-turn = Shake the tree, or lay fruits out in your basket.
phase-gathering = Gather one more fruit, or stop.
phase-over = The match is over.

action-set-seed = Set a { $fruit } aside as your seed
action-shake = Shake the tree
action-gather = Gather a fruit
action-stop = Stop gathering
action-lay-out = Lay out every { $fruit }
action-pass = Pass

event-hand-dealt = First hand: { $fruits }.
event-seed-set = { $seat } sets a seed aside.
event-seed-chosen = The seed is a { $fruit }.
event-seed-shown = { $seat } reveals the seed: a { $fruit }.
event-tree-shaken = { $seat } shakes the tree: { $fruits ->
    [one] one fruit hangs loose
   *[other] { $fruits } fruits hang loose
}.
event-fruit-gathered = { $seat } gathers a fruit.
event-fruit-seen = It is a { $fruit }.
event-wasp-met = { $seat } meets a wasp and runs.
event-stopped = { $seat } stops gathering.
event-fruits-laid-out = { $seat } lays out { $number }× { $fruit }.
event-passed = { $seat } passes.
event-hand-shown = { $seat } still holds: { $fruits }.
event-match-ended = The match ends after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.

refusal-tp-3 = You have no { $fruit } to set aside
refusal-tp-3-first = First everyone sets a seed aside
refusal-tp-3-once = You set a seed aside only once, before the first turn
refusal-tp-5 = Shake the tree before you gather
refusal-tp-5-gathering = You are gathering: take at least one fruit, then take another or stop
refusal-tp-7 = Your hand is full ({ $limit }): you cannot shake the tree
refusal-tp-8 = You have no { $fruit } to lay out
refusal-tp-9 = You can pass only if you can neither shake the tree nor lay out
refusal-tp-9-bag = There are no fruits left in the bag

line-fruits = Fruits in the basket ({ $number })
line-seed = Fruits of the seed’s kind
line-hand = Fruits left in hand

guide-tree = Shake the tree: the die says how many fruits you can gather from the bag. Stop before a wasp comes out.
guide-baskets = Fruits score once they are in your basket. You lay out all fruits of one kind together. Each fruit of your seed’s kind scores one more point.
face-unseen = In the bag and in other hands
face-wasps = wasps
face-hand = Your hand
face-baskets = Baskets
face-hand-size = { $number ->
    [one] one fruit in hand
   *[other] { $number } fruits in hand
}
face-seed = seed
face-seed-hidden = seed set aside
face-basket-empty = The basket is empty.

field-left = Fruits you can still gather
field-gathered = Fruits gathered this turn
field-hands = Hand
field-hand-sizes = Fruits in hand
field-planted = Seed set aside
field-seeds = Seed
field-baskets = Basket

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = fuller basket, { $more } to { $less }
lines-fruits = Fruits in the basket

find = { $fruit }
find-wasp = wasp

problem-wasp = a wasp is not a fruit
problem-hand-limit = must be at least the number of fruits dealt
problem-few-fruits = too few for four players who are dealt { $number } each

kind-set-seed = Set a seed aside
kind-lay-out = Lay fruits out

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Under the tree
edition-default-note = Made up for this project; nothing of it is published elsewhere.
source-own-ref = this project
source-own = everything

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Title
printed-fruits = Fruits
printed-name = Name
printed-count = How many
printed-points = Points
printed-numbers = Other numbers
printed-wasps = Wasps
printed-dealt = Fruits dealt
printed-hand-limit = Hand limit
printed-die = Sides of the die
printed-basket-goal = Fruits in a basket that end the match
printed-rounds = Last round

# Why: what a bot sees of an option and of your position ($value is a number, or a chance in per cent)
feature-option-instinct = differs from the first guess by { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-seed = sets a fruit aside as seed
feature-option-lay-out = lays out { $value ->
    [one] { $value } fruit
   *[other] { $value } fruits
}
feature-option-points = brings { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-shake = shakes the tree
feature-option-gather = gathers one more fruit
feature-option-hand-after = leaves you { $value ->
    [one] { $value } fruit
   *[other] { $value } fruits
} in hand
feature-seat-turn = it is your turn
feature-seat-rounds-left = after this round { $value ->
    [one] { $value } more comes
   *[other] { $value } more come
}
feature-seat-basket = your basket holds { $value ->
    [one] { $value } fruit
   *[other] { $value } fruits
}
feature-seat-basket-points = your basket and seed bring { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-hand = you hold { $value ->
    [one] { $value } fruit
   *[other] { $value } fruits
}
feature-seat-hand-points = laid out, your hand would bring { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-lead = your lead over the best other basket is { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-wasp = the chance that the next draw is a wasp is { $value }%
