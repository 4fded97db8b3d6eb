game-title = 木の下で
game-summary = マルーラの木を揺らし、落ちた実を集め、スズメバチに見つかる前にかごをいっぱいにしましょう。私たちが作った小さなゲームです。
game-teaser = スズメバチが来るまで、木を揺らして実を集めましょう。私たちが作った小さなゲームです。

fruit-marula = マルーラ
fruit-baobab = バオバブ
fruit-tamarind = タマリンド

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
fruit = { $name }

option-open-seeds = 種の公開
option-open-seeds-yes = 全員が選んだらすぐ
option-open-seeds-no = 最後

phase-seeds = 種にする実を1つ選んで脇に置いてください。
phase-turn = 木を揺らすか、実をかごに並べてください。
phase-gathering = もう1つ実を集めるか、やめるかを選んでください。
phase-over = 対戦は終了しました。

action-set-seed = { $fruit }を種にする
action-shake = 木を揺らす
action-gather = 実を集める
action-stop = 集めるのをやめる
action-lay-out = { $fruit }をすべて並べる
action-pass = パス

event-hand-dealt = 最初の手元の実：{ $fruits }
event-seed-set = { $seat }は種を脇に置きました。
event-seed-chosen = 種は{ $fruit }です。
event-seed-shown = { $seat }の種は{ $fruit }でした。
event-tree-shaken = { $seat }は木を揺らしました。実を{ $fruits }個まで集められます。
event-fruit-gathered = { $seat }は実を1個集めました。
event-fruit-seen = 集めた実：{ $fruit }
event-wasp-met = { $seat }はスズメバチに出会って逃げました。
event-stopped = { $seat }は集めるのをやめました。
event-fruits-laid-out = { $seat }は{ $fruit }を{ $number }個並べました。
event-passed = { $seat }はパスしました。
event-hand-shown = { $seat }の手元に残った実：{ $fruits }
event-match-ended = { $rounds }ラウンドで対戦が終了しました。

refusal-tp-3 = 脇に置ける{ $fruit }が手元にありません
refusal-tp-3-first = まず全員が種を脇に置きます
refusal-tp-3-once = 種を置くのは、最初の手番の前に1回だけです
refusal-tp-5 = 実を集める前に、木を揺らしてください
refusal-tp-5-gathering = 実を集めている最中です。少なくとも1個集めてから、続けるかやめるかを選んでください
refusal-tp-7 = 手元がいっぱいです。実が{ $limit }個あると木を揺らせません
refusal-tp-8 = 並べられる{ $fruit }が手元にありません
refusal-tp-9 = パスできるのは、木を揺らすことも実を並べることもできないときだけです
refusal-tp-9-bag = 袋に実が残っていません

line-fruits = かごの実（{ $number }）
line-seed = 種と同じ種類の実
line-hand = 手元に残った実

guide-tree = 木を揺らすと、袋から集めてよい実の数がサイコロで決まります。スズメバチが出る前にやめましょう。
guide-baskets = 実は、かごに並べると得点になります。1種類を選び、その実をまとめて並べます。種と同じ種類の実は1点多くなります。
face-unseen = 袋の中と、ほかの人の手元
face-wasps = スズメバチ
face-hand = 手元の実
face-baskets = かご
face-hand-size = 手元に{ $number }個
face-seed = 種
face-seed-hidden = 種は伏せてある
face-basket-empty = かごは空です。

field-left = まだ集められる実の数
field-gathered = この手番で集めた実
field-hands = 手元の実
field-hand-sizes = 手元の実の数
field-planted = 種を置いたか
field-seeds = 種
field-baskets = かご

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = かごの実が多い（{ $more }対{ $less }）
lines-fruits = かごの実

find = { $fruit }
find-wasp = スズメバチ

problem-wasp = スズメバチは実ではありません
problem-hand-limit = 配られる数以上でなければなりません
problem-few-fruits = 4人に{ $number }個ずつ配るには足りません

kind-set-seed = 種を置く
kind-lay-out = 実を並べる

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = 木の下で
edition-default-note = このプロジェクトのために作ったもので、ほかでは発表されていません。
source-own-ref = このプロジェクト
source-own = すべて

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = タイトル
printed-fruits = 実
printed-name = 名前
printed-count = 数
printed-points = 得点
printed-numbers = その他の数
printed-wasps = スズメバチ
printed-dealt = 配る実
printed-hand-limit = 手元の実の上限
printed-die = サイコロの面の数
printed-basket-goal = 対戦終了となるかごの実の数
printed-rounds = 最終ラウンド

# Why: what a bot sees of an option and of your position ($value is a number, or a chance in per cent)
feature-option-instinct = 第一感の手との差は{ $value }点
feature-option-seed = 実を1つ種にする
feature-option-lay-out = 実を{ $value }個並べる
feature-option-points = { $value }点を得る
feature-option-shake = 木を揺らす
feature-option-gather = もう1つ実を集める
feature-option-hand-after = 手元に実が{ $value }個残る
feature-seat-turn = あなたの手番である
feature-seat-rounds-left = このラウンドのあと、残りは{ $value }ラウンド
feature-seat-basket = かごの実は{ $value }個
feature-seat-basket-points = かごと種の得点は{ $value }点
feature-seat-hand = 手元の実は{ $value }個
feature-seat-hand-points = 手元の実を並べたときの得点は{ $value }点
feature-seat-lead = ほかの人のうち最も得点の高いかごに対するリードは{ $value }点
feature-seat-wasp = 次に引くのがスズメバチである確率は{ $value }%
