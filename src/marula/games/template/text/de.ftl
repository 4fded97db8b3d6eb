game-title = Unter dem Baum
game-summary = Schüttle den Marulabaum, sammle, was fällt, und fülle deinen Korb, bevor dich die Wespen finden. Ein kleines Spiel von uns.
game-teaser = Schüttle den Baum und sammle Früchte, bis die Wespen kommen. Ein kleines Spiel von uns.

fruit-marula = Marula
fruit-baobab = Baobab
fruit-tamarind = Tamarinde

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
fruit = { $name }

option-open-seeds = Die Samen werden aufgedeckt
option-open-seeds-yes = sobald alle gewählt haben
option-open-seeds-no = am Ende

phase-seeds = Lege eine Frucht als Samen beiseite.
phase-turn = Schüttle den Baum oder lege Früchte in deinen Korb.
phase-gathering = Sammle noch eine Frucht oder hör auf.
phase-over = Die Partie ist zu Ende.

action-set-seed = Als Samen beiseitelegen: { $fruit }
action-shake = Baum schütteln
action-gather = Frucht sammeln
action-stop = Aufhören
action-lay-out = Alle auslegen: { $fruit }
action-pass = Passen

event-hand-dealt = Starthand: { $fruits }.
event-seed-set = { $seat } legt einen Samen beiseite.
event-seed-chosen = Der Samen: { $fruit }.
event-seed-shown = { $seat } deckt den Samen auf: { $fruit }.
event-tree-shaken = { $seat } schüttelt den Baum: { $fruits ->
    [one] Eine Frucht sitzt locker
   *[other] { $fruits } Früchte sitzen locker
}.
event-fruit-gathered = { $seat } sammelt eine Frucht.
event-fruit-seen = Die Frucht: { $fruit }.
event-wasp-met = { $seat } trifft auf eine Wespe und rennt davon.
event-stopped = { $seat } hört auf zu sammeln.
event-fruits-laid-out = { $seat } legt aus: { $number ->
    [one] { $fruit }
   *[other] { $number }× { $fruit }
}.
event-passed = { $seat } passt.
event-hand-shown = { $seat } hat noch auf der Hand: { $fruits }.
event-match-ended = Die Partie endet nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}.

refusal-tp-3 = Diese Frucht hast du nicht auf der Hand: { $fruit }
refusal-tp-3-first = Zuerst legen alle einen Samen beiseite
refusal-tp-3-once = Der Samen wird nur einmal beiseitegelegt, vor dem ersten Zug
refusal-tp-5 = Schüttle den Baum, bevor du sammelst
refusal-tp-5-gathering = Du sammelst gerade: Nimm mindestens eine Frucht, dann darfst du aufhören
refusal-tp-7 = Deine Hand ist voll: Mit { $limit } Früchten darfst du den Baum nicht schütteln
refusal-tp-8 = Diese Frucht hast du nicht auf der Hand: { $fruit }
refusal-tp-9 = Du darfst nur passen, wenn du weder den Baum schütteln noch auslegen kannst
refusal-tp-9-bag = Im Beutel sind keine Früchte mehr

line-fruits = Früchte im Korb ({ $number })
line-seed = Früchte von der Sorte des Samens
line-hand = Übrige Früchte auf der Hand

guide-tree = Schüttle den Baum: Der Würfel zeigt, wie viele Früchte du aus dem Beutel sammeln darfst. Hör auf, bevor eine Wespe herauskommt.
guide-baskets = Früchte zählen, sobald sie in deinem Korb liegen. Du legst alle Früchte einer Sorte auf einmal aus. Jede Frucht von der Sorte deines Samens zählt einen Punkt mehr.
face-unseen = Im Beutel und bei den anderen
face-wasps = Wespen
face-hand = Deine Hand
face-baskets = Körbe
face-hand-size = { $number ->
    [one] eine Frucht auf der Hand
   *[other] { $number } Früchte auf der Hand
}
face-seed = Samen
face-seed-hidden = Samen beiseitegelegt
face-basket-empty = Der Korb ist leer.

field-left = Früchte, die du noch sammeln darfst
field-gathered = In diesem Zug gesammelte Früchte
field-hands = Hand
field-hand-sizes = Früchte auf der Hand
field-planted = Samen beiseitegelegt
field-seeds = Samen
field-baskets = Korb

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = vollerer Korb, { $more } zu { $less }
lines-fruits = Früchte im Korb

find = { $fruit }
find-wasp = Wespe

problem-wasp = eine Wespe ist keine Frucht
problem-hand-limit = muss mindestens so groß sein wie die Zahl der ausgeteilten Früchte
problem-few-fruits = zu wenige für vier Spieler, die je { $number } bekommen

kind-set-seed = Samen beiseitelegen
kind-lay-out = Früchte auslegen

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = Unter dem Baum
edition-default-note = Für dieses Projekt erdacht; nichts davon ist anderswo veröffentlicht.
source-own-ref = dieses Projekt
source-own = alles

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = Titel
printed-fruits = Früchte
printed-name = Name
printed-count = Anzahl
printed-points = Punkte
printed-numbers = Weitere Zahlen
printed-wasps = Wespen
printed-dealt = Ausgeteilte Früchte
printed-hand-limit = Handlimit
printed-die = Seiten des Würfels
printed-basket-goal = Früchte im Korb, mit denen die Partie endet
printed-rounds = Letzte Runde

# Why: what a bot sees of an option and of your position ($value is a number, or a chance in per cent)
feature-option-instinct = weicht um { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} von der ersten Schätzung ab
feature-option-seed = legt eine Frucht als Samen beiseite
feature-option-lay-out = legt { $value ->
    [one] { $value } Frucht
   *[other] { $value } Früchte
} aus
feature-option-points = bringt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-option-shake = schüttelt den Baum
feature-option-gather = sammelt noch eine Frucht
feature-option-hand-after = lässt dir { $value ->
    [one] { $value } Frucht
   *[other] { $value } Früchte
} auf der Hand
feature-seat-turn = du bist am Zug
feature-seat-rounds-left = nach dieser Runde { $value ->
    [one] kommt noch { $value } weitere
   *[other] kommen noch { $value } weitere
}
feature-seat-basket = in deinem Korb { $value ->
    [one] liegt { $value } Frucht
   *[other] liegen { $value } Früchte
}
feature-seat-basket-points = dein Korb und dein Samen bringen { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-seat-hand = du hast { $value ->
    [one] { $value } Frucht
   *[other] { $value } Früchte
} auf der Hand
feature-seat-hand-points = ausgelegt brächte deine Hand { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-seat-lead = dein Vorsprung auf den besten der anderen Körbe beträgt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
feature-seat-wasp = das Risiko, dass als Nächstes eine Wespe gezogen wird, beträgt { $value } %
