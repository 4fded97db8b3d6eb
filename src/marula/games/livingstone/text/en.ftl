game-title = Livingstone
game-summary = A steamboat goes up the Zambezi towards Mosi-oa-Tunya, “the smoke that thunders”, long known to the people who live there and called Victoria Falls on European maps. Take dice, pitch tents and dig for gems. But take care not to give the least to the queen, for then you cannot win.
game-teaser = Take dice, pitch tents and dig for gems as the steamboat goes up the Zambezi. But if you give the least to the queen, you cannot win.

# Things

column = column { $number }
row = row { $number }
field = { $column }, { $row }

gem-transparent = transparent gem
gem-blue = blue gem
gem-red = red gem

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-blue = B
letter-red = R

stone-transparent = transparent gem
stone-blue = blue gem
stone-red = red gem
stone-rubble = rubble
stone-white = white stone

card-free-tent = Free tent
card-any-row = Any row
card-two-dice = Two dice
card-lion = Lion
card-rhino = Rhino
card-antelope = Antelope
card-second-tent = Second tent
card-market = Market
card-boat-back = Boat back
card-three-stones = Three stones
card-four-coins = Four coins
card-mine-collapse = Mine collapse

# Variants

option-open-coins = Coins
option-open-coins-no = hidden: everyone can work out what a purse and chest hold together, but not how much was given
option-open-coins-yes = open: everyone sees every purse and every gift
option-open-gems = Gems
option-open-gems-yes = open, in front of their owner
option-open-gems-no = hidden: others see how many there are, not their colours
option-pass-die = If you can take a die
option-pass-die-no = you must take one
option-pass-die-yes = you may take no more dice this round
option-white-stone = Gems drawn with the white stone
option-white-stone-forced = must be sold at once
option-white-stone-voluntary = may be kept

# What is asked

phase-turn = Take a die. Before that, you may play cards, sell gems and give to the queen.
phase-die = Use your die: draw a card, take coins, dig, or pitch a tent. You may still play cards, sell gems and give to the queen.
phase-after = You may play cards, sell gems and give to the queen, or end your turn.
phase-market = Sell gems at the market, or close the market.
phase-white-stone = You drew the white stone: sell the gems of this draw, with a Market card if you have one.
phase-second-tent = Choose where your second tent goes.
phase-move = Choose which of your tents to move.
phase-over = The match is over.

# What may be chosen

action-take-die = Take a die: { $die }
action-pass-die = Take no more dice this round
action-draw-card = Draw a card
action-take-coins = Take coins
action-dig = Dig in the mine
action-pitch-tent = { $cards_count ->
    [0] Pitch a tent in { $row }
   *[other] Pitch a tent in { $row } with { $cards }
}
action-play-card = Play { $card }
action-sell-gem = Sell a { $gem }
action-sell-at-market = Sell a { $gem } at the market
action-close-market = Close the market
action-sell-drawn = Sell the gems of this draw
action-pitch-second-tent = Pitch the second tent in { $field }
action-move-tent = Move your tent from { $field }
action-give = Give { $coins ->
    [one] one coin
   *[other] { $coins } coins
} to the queen
action-end-turn = End your turn

# What happened

event-round-began = Round { $round }: the boat is in { $column }. { $seat } rolls { $dice_row }.
event-die-taken = { $seat } takes a { $die }.
event-die-passed = { $seat } takes no more dice this round.
event-passed-over = { $seat } is skipped: no die is higher than { $die }.
event-turn-ended = { $seat } ends their turn.
event-card-drawn = { $seat } draws a card.
event-card-seen = It is { $card }.
event-card-played = { $seat } plays { $card }.
event-mine-collapsed = { $seat } draws Mine collapse: all stones go back into the bag.
event-gems-lost = { $seat } loses { $gems ->
    [one] one gem
   *[other] { $gems } gems
}.
event-cards-shuffled = Mine collapse, the played cards and the rest of the pile are shuffled: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-coins-taken = { $seat } takes { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
event-stones-drawn = { $seat } draws from the bag: { $stones }.
event-stones-hidden = { $seat } draws { $gems ->
    [0] no gems
    [one] one gem
   *[other] { $gems } gems
}{ $white ->
    [yes] ,
   *[no] { " " }and
}{ $rubble ->
    [0] { " " }no rubble
   *[other] { " " }{ $rubble } rubble
}{ $white ->
    [yes] { " " }and the white stone
   *[no] { "" }
} from the bag.
event-gems-found = Gems drawn: { $gems }.
event-bag-refilled = After the white stone, { $stones ->
    [one] one stone goes
   *[other] { $stones } stones go
} back into the bag.
event-gem-sold = { $seat } sells a { $gem } for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
event-gem-marketed = { $seat } sells a { $gem } at the market for { $coins ->
    [one] one coin
   *[other] { $coins } coins
} and { $points ->
    [one] one point
   *[other] { $points } points
}.
event-market-closed = { $seat } closes the market.
event-tent-pitched = { $seat } pitches a tent in { $field } { $coins ->
    [0] for free
    [one] for one coin
   *[other] for { $coins } coins
}.
event-fee-paid = { $seat } pays { $to } { $coins ->
    [one] one coin
   *[other] { $coins } coins
} for sharing the field.
event-tent-moved = { $seat } moves the tent from { $field }.
event-second-tent-pitched = { $seat } pitches a second tent in { $field }.
event-boat-went-back = The boat goes back to { $column }.
event-points-gained = { $seat } gains { $points ->
    [one] one point
   *[other] { $points } points
}.
event-gift-made = { $seat } gives to the queen.
event-gift-counted = Gift: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
event-gift-shown = { $seat } gives { $coins ->
    [one] one coin
   *[other] { $coins } coins
} to the queen.
event-round-ended = Round { $round } ends: { $dice ->
    [0] no dice are left
    [one] one die is left
   *[other] { $dice } dice are left
}.
event-column-scored = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
} for { $tents ->
    [one] one tent
   *[other] { $tents } tents
} in { $column }.
event-match-ended = The boat reaches the falls after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
event-majority-scored = { $seat } has the most tents in { $row } ({ $tents }): { $points ->
    [one] one point
   *[other] { $points } points
}.
event-gems-counted = { $seat } has { $gems ->
    [one] one gem
   *[other] { $gems } gems
} left: { $points ->
    [one] one point
   *[other] { $points } points
}.
event-hand-shown = { $seat } still holds: { $cards }.
event-chest-opened = { $seat } opens their chest: { $coins ->
    [0] nothing
    [one] one coin
   *[other] { $coins } coins
} for the queen.
event-queen-rolled = The dice show { $dice_row }: the queen expected { $coins } coins.
event-seat-out = { $seat } gave too little and cannot win.

# Why not

refusal-li-7-take = Take a die first
refusal-li-7-use = Use the die you have taken first
refusal-li-7-once = You have already used your die this turn
refusal-li-7-none = No die shows { $die }
refusal-li-8 = A { $die } is not higher than the { $last } you took before
refusal-li-9 = If you can take a die, you must
refusal-li-9-pass = Take a die, or choose to take no more this round
refusal-li-13 = A tent costs { $needed ->
    [one] one coin
   *[other] { $needed } coins
} here, and your purse holds { $purse }
refusal-li-13-row = With a { $die } you pitch a tent in row { $die }, not in { $row }
refusal-li-14 = With one coin for each player who already has a tent there, this tent costs { $needed ->
    [one] one coin
   *[other] { $needed } coins
}, and your purse holds { $purse }
refusal-li-16 = You have no { $gem } to sell
refusal-li-18 = You drew the white stone: sell the gems of this draw first
refusal-li-18-none = You sell gems like this only when you draw them with the white stone
refusal-li-20 = You do not have the card { $card }
refusal-li-21 = You do not have the card Free tent
refusal-li-22 = There is no higher die that you could take as well
refusal-li-22-late = Play Two dice before you take a die
refusal-li-22-second = You have played Two dice, and after a { $die } there would be no higher die to take
refusal-li-23 = You do not have the card Any row
refusal-li-23-own = Your die already lets you pitch a tent in { $row }
refusal-li-26 = You have no scored tent that a second one could join
refusal-li-26-stock = You have no tents left
refusal-li-26-card = To pitch a second tent, play the card Second tent
refusal-li-26-first = First choose where your second tent goes
refusal-li-26-field = You have no scored tent in { $field }, or the boat is there
refusal-li-27 = You have no gem to sell at the market
refusal-li-27-closed = To sell at the market, play a Market card first
refusal-li-27-open = The market is open: sell gems there, or close it first
refusal-li-27-gem = You have no { $gem } to sell at the market
refusal-li-28 = The boat is in the first column and cannot go back
refusal-li-28-limit = The boat has gone back { $times ->
    [0] as often as it can
    [one] once
   *[other] { $times } times
} and cannot go back again
refusal-li-32 = You cannot give { $coins ->
    [one] one coin
   *[other] { $coins } coins
}: your purse holds { $purse }
refusal-li-32-least = Give at least one coin
refusal-li-32-most = One gift is at most { $most ->
    [one] one coin
   *[other] { $most } coins
}
refusal-li-38-none = You have no tents left to pitch
refusal-li-38-first = You move a tent only in a match of two, and only when you pitch a tent with none left in your supply
refusal-li-38-choose = First choose which of your tents to move
refusal-li-38-same = That tent is already where it would go
refusal-li-38-field = You have no tent in { $field }

# The score

line-column = Tents in { $column }
line-row = Most tents in { $row } ({ $tents }{ $tied ->
    [1] )
   *[other] , tied)
}
line-market = Sold at the market
line-gems = Gems kept ({ $gems })
line-animals = Animals
line-gift = Gift to the queen: { $coins } (needed: { $needed })

# The guide for a first match

guide-dice = Take a die. Each die you take must be higher than your last one this round. Its number is the row of a tent, or how many coins you take, or how many stones you dig.
guide-field = Use a die to pitch a tent in the boat’s column, in the row of its number. The points of a tent are on the left. At the end, the player with the most tents in a row gets the prize on the right.
guide-river = The coin below a column is the price of a tent there. When no more dice can be taken, the column scores and the boat moves on.
guide-mine = Or dig as many stones as the die shows. You can sell gems for coins at any time in your turn. You also see what is still in the bag.
guide-chest = Your purse, and your closed chest for the queen. At the end, the player who gave the least cannot win. With two players, you must have given at least what the dice show at the end. So give in time.

# On the drawn board

face-valley = The Zambezi valley: ten columns and six rows of fields for tents
face-dice-and-points = Dice and points per tent
face-points-short = ★ per tent
face-most-tents = Tents and prize for the most
face-most-short = Most
face-row-points = A tent in row { $row } scores { $points ->
    [one] one point
   *[other] { $points } points
} when its column scores
face-majority = Most tents in row { $row } at the end: { $points ->
    [one] one point
   *[other] { $points } points
}
face-dice-here = { $dice ->
    [0] No die shows { $number }
    [one] One die shows { $number }
   *[other] { $dice } dice show { $number }
}
face-pitch-for = { $coins ->
    [0] Pitch a tent in { $field } for free
    [one] Pitch a tent in { $field } for one coin
   *[other] Pitch a tent in { $field } for { $coins } coins
}
face-costs = Price of a tent
face-costs-short = Tent price
face-column-cost = Column { $column }: a tent costs { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
face-reconstructed = reconstructed
face-reconstructed-short = Reconstr.
face-falls = Mosi-oa-Tunya
face-falls-today = Victoria Falls
face-falls-both = Mosi-oa-Tunya, the smoke that thunders; Victoria Falls on European maps
face-ocean = Indian Ocean
face-chart = The boat on the real Zambezi
face-boat = The boat is in column { $column }
face-bank = Bank
face-take-coins = { $coins ->
    [one] Take one coin
   *[other] Take { $coins } coins
}
face-draw-card = Draw a card
face-pile = { $cards ->
    [one] One card in the pile
   *[other] { $cards } cards in the pile
}
face-played = { $cards ->
    [0] No cards played
   *[other] Cards played:
}
face-dig = { $stones ->
    [one] Dig for one stone
   *[other] Dig for { $stones } stones
}
face-bag = { $stones ->
    [one] One stone in the bag
   *[other] { $stones } stones in the bag
}
face-bag-hidden = { $stones ->
    [one] One stone in the bag or hidden by others
   *[other] { $stones } stones in the bag or hidden by others
}
face-drawn = To be sold:
face-last-draw = { $name } drew
face-side = Beside the bag:
face-points = Points so far
face-purse = Coins in the purse
face-chest = Given to the queen, in the closed chest
face-chest-known = Your chest for the queen. The others know that it holds { $low } to { $high }
face-stock = Tents in supply
face-cards = Cards in hand
face-hidden-gems = Hidden gems
face-taken = Dice taken this round
face-passed = takes no more dice
face-own = Your things
face-give-how-much = How much do you give to the queen?
face-give-open = Give to the queen
face-give = Give { $coins }
face-give-coins = Coins to give, 1 to { $most }
face-give-less = { $coins ->
    [one] One coin less
   *[other] { $coins } coins less
}
face-give-more = { $coins ->
    [one] One coin more
   *[other] { $coins } coins more
}
face-give-all = { $coins ->
    [one] Your only coin
   *[other] All { $coins } coins
}
face-give-all-short = All
face-last-die = You cannot take another die this round
face-last-die-short = last
face-price = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
face-market-price = { $coins ->
    [one] one coin
   *[other] { $coins } coins
} and { $points ->
    [one] one point
   *[other] { $points } points
}
face-sell = { $what } for { $price } (you have { $number })
face-card-free-tent = This tent is free. Play it when you pitch the tent; you still need a die.
face-card-any-row = Your tent goes in any row of the boat’s column. Play it when you pitch the tent; you still need a die.
face-card-two-dice = Take two dice one after the other, the second higher than the first, and use both.
face-card-lion = { $amount } points, now or at the end.
face-card-rhino = { $amount } points, now or at the end.
face-card-antelope = { $amount } points, now or at the end.
face-card-second-tent = One more tent, free and without a die, on a field where a tent of yours has scored. It counts for the row’s prize.
face-card-market = Sell any number of gems, for points as well as coins.
face-card-boat-back = The boat goes back one column. Tents are pitched there again, and it scores again.
face-card-three-stones = Draw { $amount } stones from the bag, without a die.
face-card-four-coins = Take { $amount } coins.
face-stone-rubble = Worth nothing.
face-stone-white = If you draw it, you sell the gems of this draw at once. Then all stones go back into the bag.
face-no-gems = No gems
face-no-cards = No cards
face-play = { $number ->
    [one] Play { $card }
   *[other] Play { $card } (you have { $number })
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = larger gift, { $more } to { $less }
lines-column = Tents, by column
lines-row = Most tents in a row
lines-gems = Gems kept
lines-gift = Gift to the queen

# The board as text
face = { $number }
field-starter = Start player
field-boat = The boat
field-boats-back = Times the boat has gone back
field-dice = Dice to take
field-taken = Dice taken this round
field-passed = Takes no more dice this round
field-die = Die to use
field-target = Where the moved tent goes
field-stock = Tents in supply
field-tents = Tents
field-scored = Scored tents
field-coins = Purse and chest together
field-purses = Coins in the purse
field-chests = Given to the queen
field-low = Given to the queen, at least
field-high = Given to the queen, at most
field-unseen-stones = Stones in the bag or hidden
field-side = Stones beside the bag
field-drawn = To be sold
field-gems = Gems
field-gem-counts = Number of gems
field-unseen-cards = Cards in the pile or in others’ hands
field-played = Cards played
field-hands = Cards
field-hand-sizes = Cards in hand
field-column-points = Points for columns
field-market-points = Points from the market
field-animal-points = Points for animals
field-expected = Coins the queen expected

# What is wrong with an edition file
problem-coin-value = the value of a coin must be a number from 1
problem-below-the-one-before = must not be lower than the one before ({ $number })
problem-rows = must be { $number }, one for each side of a die
problem-columns = must be { $least } to { $most } columns

# Many choices of one kind under one button
kind-take-die = Take a die
kind-pitch-tent = Pitch a tent
kind-play-card = Play a card
kind-sell-gem = Sell a gem
kind-sell-at-market = Sell at the market
kind-pitch-second-tent = Pitch the second tent
kind-move-tent = Move a tent
kind-give = Give to the queen

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Livingstone
edition-default-note = Livingstone by Benjamin Liersch, Schmidt Spiele 2009. The rulebook prints board and cards only as pictures. Reconstructed by this project, to fit all that is known: the tent costs of the columns, the majorities of rows 3 to 5, the split of 25 of the 27 cards (their sum is known), and the two limits. If you own the printed game, you can enter its values in an edition file of your own.
source-rulebook-de-ref = German rulebook, Schmidt Spiele 2009
source-rulebook-de = rules, effects of the cards, kinds of stones, starting coins, dice; the majority of row 2; that costs rise, a 2 followed by a 3
source-rulebook-it = gems by colour, tents, number of cards, coins
source-poeppelkiste = points of the rows, majorities of rows 1 and 6
source-hall9000 = ten columns, six rows, no blocked field; points of the rows
source-spiele-offensive = prices of the gems
source-ludolegars = a first round with two tents and three coins: column 1 costs 1
source-mobius = ten rounds, one may be added: one boat back card (inferred)
source-bga = a die must be taken if one can be; eleven tents

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Title
printed-columns = Columns
printed-cost = Price of a tent
printed-rows = Rows
printed-tent-points = Points per tent
printed-majority-points = Points for most tents
printed-gems = Gems
printed-count = How many
printed-price = Price
printed-market-coins = Market: coins
printed-market-points = Market: points
printed-stones = Other stones
printed-rubble = Rubble
printed-white = White stones
printed-cards = Cards
printed-amount = Amount
printed-numbers = Other numbers
printed-tents = Tents each
printed-coins = Starting coins
printed-dice-per-player = Dice per player
printed-gem-points = Points per gem kept
printed-limits = Limits
printed-largest-gift = Largest gift
printed-boat-back = Times the boat goes back
printed-box-coins = Coins in the box
printed-pieces = Pieces of each value

# Why: what a bot sees of an option ($value is a number, or a chance in per cent)

feature-option-instinct = differs from the first guess by { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-take = takes a die
feature-option-draw = draws a card
feature-option-coins = takes coins
feature-option-dig = digs in the mine
feature-option-tent = pitches a tent
feature-option-play = plays a card
feature-option-sell = sells a gem
feature-option-market = sells a gem at the market
feature-option-finish = ends this part of the turn
feature-option-second = pitches a second tent
feature-option-move = moves a tent
feature-option-give = gives to the queen
feature-option-die = uses a die that shows { $value }
feature-option-only-die = takes the only die of its number
feature-option-dice-after = leaves you { $value ->
    [one] { $value } higher die
   *[other] { $value } higher dice
}
feature-option-dice-lost = gives up { $value ->
    [one] { $value } lower die
   *[other] { $value } lower dice
}
feature-option-dice-left-to-others = leaves the next player { $value ->
    [one] { $value } die
   *[other] { $value } dice
}
feature-option-tent-points = a tent in the row earns { $value ->
    [one] { $value } point
   *[other] { $value } points
} this round
feature-option-tent-within-reach = you can afford a tent in the die’s row
feature-option-row-points = changes the points you can expect for the most tents in the row by { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-row-lead = your lead in the row is then { $value ->
    [one] { $value } tent
   *[other] { $value } tents
}
feature-option-price = costs { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
feature-option-fee = pays other players { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
feature-option-income = brings { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
feature-option-purse-after = leaves you { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
feature-option-gift = gives the queen { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
feature-option-chest-after = your chest then holds { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
feature-option-safety = changes the chance that your gift is enough by { $value ->
    [one] { $value } percentage point
   *[other] { $value } percentage points
}
feature-option-safe-as-given = the chance that your chest already holds enough is { $value }%
feature-option-gift-lead = your gift’s lead over the largest possible gift of another player is then { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
feature-option-free-tent = uses up Free tent
feature-option-any-row = uses up Any row
feature-option-two-dice = uses up Two dice
feature-option-animal = shows an animal for { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-second-tent-card = uses up Second tent
feature-option-market-card = uses up Market
feature-option-boat-back = your gain from the boat going back, less that of the others, is { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-option-three-stones = uses up Three stones
feature-option-four-coins = uses up Four coins
feature-option-stones = draws { $value ->
    [one] { $value } stone
   *[other] { $value } stones
}
feature-option-stones-worth = the stones it draws are worth { $value ->
    [one] { $value } point
   *[other] { $value } points
} on average
feature-option-card-worth = the card is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
} on average
feature-option-gems-at-risk = risks losing { $value ->
    [one] { $value } gem
   *[other] { $value } gems
} on average to a mine collapse
feature-option-market-points = brings { $value ->
    [one] { $value } point
   *[other] { $value } points
} at the market
feature-option-stock-after = leaves you { $value ->
    [one] { $value } tent
   *[other] { $value } tents
} in your supply

# Why: what a bot sees of your position

feature-seat-players = there are { $value ->
    [one] { $value } player
   *[other] { $value } players
}
feature-seat-rounds-left = { $value ->
    [one] { $value } more round comes
   *[other] { $value } more rounds come
} after this one
feature-seat-turn = it is your turn
feature-seat-holds-die = you have taken a die that shows { $value }
feature-seat-after-die = you have used your die
feature-seat-dice-due = you must still take { $value ->
    [one] { $value } die
   *[other] { $value } dice
}
feature-seat-starts-next = you are { $value ->
    [one] { $value } turn
   *[other] { $value } turns
} after the next start player
feature-seat-tent-cost = a tent costs { $value ->
    [one] { $value } coin
   *[other] { $value } coins
} now
feature-seat-points = you have scored { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-row-points = you can expect { $value ->
    [one] { $value } point
   *[other] { $value } points
} for the most tents in rows
feature-seat-lead = your lead over the best other player is { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-lead-chance = the chance that you end with the most points is { $value }%
feature-seat-row-1-lead = your lead in row 1 is { $value ->
    [one] { $value } tent
   *[other] { $value } tents
}
feature-seat-row-2-lead = your lead in row 2 is { $value ->
    [one] { $value } tent
   *[other] { $value } tents
}
feature-seat-row-3-lead = your lead in row 3 is { $value ->
    [one] { $value } tent
   *[other] { $value } tents
}
feature-seat-row-4-lead = your lead in row 4 is { $value ->
    [one] { $value } tent
   *[other] { $value } tents
}
feature-seat-row-5-lead = your lead in row 5 is { $value ->
    [one] { $value } tent
   *[other] { $value } tents
}
feature-seat-row-6-lead = your lead in row 6 is { $value ->
    [one] { $value } tent
   *[other] { $value } tents
}
feature-seat-stock = you have { $value ->
    [one] { $value } tent
   *[other] { $value } tents
} in your supply
feature-seat-others-stock = another player has { $value ->
    [one] { $value } tent
   *[other] { $value } tents
} in supply
feature-seat-purse = your purse holds { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
feature-seat-chest = you have given { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
feature-seat-reach = you could raise { $value ->
    [one] { $value } coin
   *[other] { $value } coins
} at once by selling everything
feature-seat-coins-over-poorest = counting purse and chest, your lead over the poorest other player is { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
feature-seat-coins-over-richest = counting purse and chest, your lead over the richest other player is { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
feature-seat-safety = the chance that your gift will be enough is { $value }%
feature-seat-safe-as-given = the chance that what you have given is enough is { $value }%
feature-seat-rival-safety = the chance that the other player’s gift will be enough is { $value }%
feature-seat-another-turn = the chance that you get another turn is { $value }%
feature-seat-coin-worth = one more coin is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-card-worth = a card is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
} on average
feature-seat-stone-worth = a stone is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
} on average
feature-seat-collapse = the chance that the next card is Mine collapse is { $value }%
feature-seat-free-tents = you hold { $value ->
    [one] { $value } Free tent card
   *[other] { $value } Free tent cards
}
feature-seat-any-rows = you hold { $value ->
    [one] { $value } Any row card
   *[other] { $value } Any row cards
}
feature-seat-two-dice = you hold { $value ->
    [one] { $value } Two dice card
   *[other] { $value } Two dice cards
}
feature-seat-animals = you hold animals for { $value ->
    [one] { $value } point
   *[other] { $value } points
}
feature-seat-second-tents = you hold { $value ->
    [one] { $value } Second tent card
   *[other] { $value } Second tent cards
}
feature-seat-markets = you hold { $value ->
    [one] { $value } Market card
   *[other] { $value } Market cards
}
feature-seat-boats-back = you hold { $value ->
    [one] { $value } Boat back card
   *[other] { $value } Boat back cards
}
feature-seat-stones-and-coins = you hold { $value ->
    [one] { $value } card
   *[other] { $value } cards
} for stones or coins
feature-seat-gems = you have { $value ->
    [one] { $value } gem
   *[other] { $value } gems
}
feature-seat-gem-price = your gems sell for { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
feature-seat-others-gems = another player has { $value ->
    [one] { $value } gem
   *[other] { $value } gems
}
feature-seat-others-cards = another player holds { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
feature-seat-dice = there { $value ->
    [one] is { $value } die
   *[other] are { $value } dice
} still to take
feature-seat-dice-for-me = { $value } of the dice still to take { $value ->
    [one] is
   *[other] are
} high enough for you
feature-seat-numbers-for-me = the dice high enough for you show { $value ->
    [one] { $value } number
   *[other] { $value } different numbers
}
feature-seat-dice-for-next = { $value } of the dice still to take { $value ->
    [one] is
   *[other] are
} high enough for the next player
feature-seat-die-1 = { $value ->
    [one] { $value } die still to take shows
   *[other] { $value } dice still to take show
} 1
feature-seat-die-2 = { $value ->
    [one] { $value } die still to take shows
   *[other] { $value } dice still to take show
} 2
feature-seat-die-3 = { $value ->
    [one] { $value } die still to take shows
   *[other] { $value } dice still to take show
} 3
feature-seat-die-4 = { $value ->
    [one] { $value } die still to take shows
   *[other] { $value } dice still to take show
} 4
feature-seat-die-5 = { $value ->
    [one] { $value } die still to take shows
   *[other] { $value } dice still to take show
} 5
feature-seat-die-6 = { $value ->
    [one] { $value } die still to take shows
   *[other] { $value } dice still to take show
} 6

# First lessons: what the coach says.

lesson-die = Each round begins with a few dice. On your turn you take one. Take a 3.
lesson-tent = A die pays for one of four things: a card, coins, the mine or a tent. Pitch a tent: it stands in the boat’s column, in the row your die shows.
lesson-end-turn = You may still sell gems, play cards or give coins to the queen. It is too early for all of that, so end your turn.
lesson-higher = Within a round, your next die must show more than the one before. Take the 4.
lesson-rows = Higher rows earn more points. Pitch a tent in row 4.
lesson-scored = The round is over: your tents earned 3 and 4 points. The boat has moved on, and only tents in its new column will earn now. Take the 4.
lesson-dig = Tents cost coins, and you have few left. You hold a 5: dig in the mine with it, and draw five stones.
lesson-sell = Gems sell for 1, 3 or 5 coins; rubble is worth nothing. Sell your red gem for 5.
lesson-price = The further the boat travels, the more a tent costs: 2 coins here. You can afford it. Pitch a tent in row 2.
lesson-card = A die of any number may draw a card instead. Draw one: cards are played in your own turn, whenever you like.
lesson-free-tent = A tent costs 4 coins by now. You hold Free tent, which pays the whole price. Use it for a tent in row 2.
lesson-second-tent = You have drawn Second tent: one more tent on a field where one of yours has scored. Play the card.
lesson-majority = At the end, the player with the most tents in a row gets extra points. Put this tent into row 1, in column 5, to draw level there.
lesson-gift = Nobody wins without a gift for the queen. With two players, four dice are rolled at the end, and a gift below their sum is too small. Give 16 coins.
lesson-purse = Coins in your purse are worth nothing at the end. Give your last 5 coins as well: a gift of 21 is seldom too small.
lesson-last = This is the last round: after it, the boat reaches the falls. End your turn, and everything is counted.
lesson-end = That was a whole match. Points came from tents round by round, from the rows you led and from gems you kept, and your gift was large enough to count. Next time, every choice is yours.
