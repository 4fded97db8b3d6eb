game-title = リビングストン
game-summary = 蒸気船がザンベジ川をさかのぼり、モシ・オ・トゥニャ（雷鳴のとどろく煙）を目指します。そこに暮らす人々に古くから知られ、ヨーロッパの地図ではビクトリアの滝と呼ばれる場所です。サイコロを取り、テントを張り、宝石を掘りましょう。ただし、女王への寄付が一番少ない人は勝てません。
game-teaser = 蒸気船がザンベジ川をさかのぼる間に、サイコロを取り、テントを張り、宝石を掘りましょう。ただし、女王への寄付が一番少ない人は勝てません。

# Things

column = { $number }列目
row = { $number }段目
field = { $column }{ $row }

gem-transparent = 透明の宝石
gem-blue = 青の宝石
gem-red = 赤の宝石

stone-transparent = 透明の宝石
stone-blue = 青の宝石
stone-red = 赤の宝石
stone-rubble = くず石
stone-white = 白い石

card-free-tent = 無料テント
card-any-row = 好きな段
card-two-dice = サイコロ2個
card-lion = ライオン
card-rhino = サイ
card-antelope = アンテロープ
card-second-tent = 2つ目のテント
card-market = 市場
card-boat-back = 船の後退
card-three-stones = 石3個
card-four-coins = コイン4枚
card-mine-collapse = 落盤

# Variants

option-open-coins = コイン
option-open-coins-no = 非公開：財布と宝箱の合計は計算できるが、寄付の額は分からない
option-open-coins-yes = 公開：全員の財布と寄付が見える
option-open-gems = 宝石
option-open-gems-yes = 公開：持ち主の前に置く
option-open-gems-no = 非公開：ほかの人に見えるのは個数だけで、色は見えない
option-pass-die = サイコロを取れるプレイヤー
option-pass-die-no = 必ず取る
option-pass-die-yes = そのラウンドはもう取らないと決めてもよい
option-white-stone = 白い石と一緒に引いた宝石
option-white-stone-forced = すぐに売らなければならない
option-white-stone-voluntary = 手元に残してもよい

# What is asked

phase-turn = サイコロを1個取ってください。その前に、カードの使用、宝石の売却、女王への寄付ができます。
phase-die = サイコロを使ってください：カードを引く、コインを取る、掘る、テントを張る。カードの使用、宝石の売却、女王への寄付もできます。
phase-after = カードの使用、宝石の売却、女王への寄付ができます。なければ手番を終えてください。
phase-market = 市場で宝石を売るか、市場を閉じてください。
phase-white-stone = 白い石が出ました。今引いた宝石を売ってください。「市場」のカードがあれば使えます。
phase-second-tent = 2つ目のテントを張る場所を選んでください。
phase-move = 移すテントを選んでください。
phase-over = 対戦は終了しました。

# What may be chosen

action-take-die = サイコロを取る：{ $die }
action-pass-die = このラウンドはもうサイコロを取らない
action-draw-card = カードを引く
action-take-coins = コインを取る
action-dig = 鉱山を掘る
action-pitch-tent = { $cards_count ->
    [0] { $row }にテントを張る
   *[other] { $row }にテントを張る（使うカード：{ $cards }）
}
action-play-card = カードを使う：{ $card }
action-sell-gem = { $gem }を売る
action-sell-at-market = 市場で{ $gem }を売る
action-close-market = 市場を閉じる
action-sell-drawn = 今引いた宝石を売る
action-pitch-second-tent = { $field }に2つ目のテントを張る
action-move-tent = { $field }のテントを移す
action-give = 女王にコイン{ $coins }枚を寄付
action-end-turn = 手番を終える

# What happened

event-round-began = 第{ $round }ラウンド：船は{ $column }です。{ $seat }がサイコロを振りました。出目（目×個数）：{ $dice }
event-die-taken = { $seat }は{ $die }の目のサイコロを取りました。
event-die-passed = { $seat }は、このラウンドはもうサイコロを取りません。
event-passed-over = { $seat }は飛ばされました。{ $die }より大きいサイコロがありません。
event-turn-ended = { $seat }は手番を終えました。
event-card-drawn = { $seat }はカードを引きました。
event-card-seen = 引いたカード：{ $card }
event-card-played = { $seat }は「{ $card }」を使いました。
event-mine-collapsed = { $seat }は「落盤」を引きました。すべての石が袋に戻ります。
event-gems-lost = { $seat }は宝石{ $gems }個を失いました。
event-cards-shuffled = 「落盤」、使用済みのカード、残りの山札を合わせて切りました。山札は{ $cards }枚です。
event-coins-taken = { $seat }はコイン{ $coins }枚を取りました。
event-stones-drawn = { $seat }が袋から引いた石：{ $stones }
event-stones-hidden = { $seat }は袋から宝石{ $gems }個とくず石{ $rubble }個{ $white ->
    [yes] 、それに白い石
   *[no] {""}
}を引きました。
event-gems-found = 引いた宝石：{ $gems }
event-bag-refilled = 白い石が出たため、石{ $stones }個が袋に戻りました。
event-gem-sold = { $seat }は{ $gem }をコイン{ $coins }枚で売りました。
event-gem-marketed = { $seat }は市場で{ $gem }を売り、コイン{ $coins }枚と{ $points }点を得ました。
event-market-closed = { $seat }は市場を閉じました。
event-tent-pitched = { $coins ->
    [0] { $seat }は{ $field }に無料でテントを張りました。
   *[other] { $seat }は{ $field }にコイン{ $coins }枚でテントを張りました。
}
event-fee-paid = { $seat }は場所代として{ $to }にコイン{ $coins }枚を支払いました。
event-tent-moved = { $field }にあった{ $seat }のテントを移しました。
event-second-tent-pitched = { $seat }は{ $field }に2つ目のテントを張りました。
event-boat-went-back = 船が{ $column }に戻りました。
event-points-gained = { $seat }は{ $points }点を得ました。
event-gift-made = { $seat }は女王に寄付しました。
event-gift-counted = 寄付の額：コイン{ $coins }枚
event-gift-shown = { $seat }は女王にコイン{ $coins }枚を寄付しました。
event-round-ended = { $dice ->
    [0] 第{ $round }ラウンド終了。サイコロは残っていません。
   *[other] 第{ $round }ラウンド終了。サイコロが{ $dice }個残りました。
}
event-column-scored = { $seat }は{ $column }のテント{ $tents }張りで{ $points }点を得ました。
event-match-ended = { $rounds }ラウンドで船が滝に着きました。
event-majority-scored = { $seat }は{ $row }で最多（テント{ $tents }張り）：{ $points }点
event-gems-counted = { $seat }に残った宝石{ $gems }個：{ $points }点
event-hand-shown = { $seat }の残りの手札：{ $cards }
event-chest-opened = { $coins ->
    [0] { $seat }が宝箱を開けました。寄付はありませんでした。
   *[other] { $seat }が宝箱を開けました。寄付はコイン{ $coins }枚でした。
}
event-queen-rolled = サイコロの目（目×個数）は{ $dice }。コイン{ $coins }枚の寄付が必要でした。
event-seat-out = { $seat }は寄付が足りず、脱落しました。

# Why not

refusal-li-7-take = まずサイコロを取ってください
refusal-li-7-use = 取ったサイコロを先に使ってください
refusal-li-7-once = この手番のサイコロはもう取って使いました
refusal-li-7-none = { $die }の目のサイコロはありません
refusal-li-8 = { $die }は、前に取った{ $last }より大きくありません
refusal-li-9 = サイコロを取れる人は、取らなければなりません
refusal-li-9-pass = サイコロを取るか、このラウンドはもう取らないことを選んでください
refusal-li-13 = ここにテントを張るにはコイン{ $needed }枚が必要です。財布には{ $purse }枚あります
refusal-li-13-row = { $die }のサイコロでは目と同じ段にしか張れません。{ $row }には張れません
refusal-li-14 = 先にテントを張っている人への支払いを含めてコイン{ $needed }枚が必要です。財布には{ $purse }枚あります
refusal-li-16 = 売れる{ $gem }を持っていません
refusal-li-18 = 白い石が出ました。まず今引いた宝石を売ってください
refusal-li-18-none = この方法で売れるのは、白い石と一緒に引いた宝石だけです
refusal-li-20 = 「{ $card }」のカードを持っていません
refusal-li-21 = 「無料テント」のカードを持っていません
refusal-li-22 = 続けて取れる、より大きい目のサイコロがありません
refusal-li-22-late = 「サイコロ2個」はサイコロを取る前に使います
refusal-li-22-second = { $die }を取ると、「サイコロ2個」で続けて取れる大きい目がなくなります
refusal-li-23 = 「好きな段」のカードを持っていません
refusal-li-23-own = { $row }には、カードなしでもそのサイコロで張れます
refusal-li-26 = 得点済みの自分のテントで、2つ目を張れる場所がありません
refusal-li-26-stock = 2つ目に使えるテントが残っていません
refusal-li-26-card = 2つ目を張るには「2つ目のテント」のカードが必要です
refusal-li-26-first = まず2つ目のテントを張る場所を選んでください
refusal-li-26-field = { $field }には得点済みの自分のテントがないか、船がいます
refusal-li-27 = 市場で売れる宝石を持っていません
refusal-li-27-closed = 市場で売るには、先に「市場」のカードを使ってください
refusal-li-27-open = 市場が開いています。そこで売るか、先に閉じてください
refusal-li-27-gem = 市場で売れる{ $gem }を持っていません
refusal-li-28 = 船は1列目にいるため、戻れません
refusal-li-28-limit = 船はすでに{ $times }回戻ったため、もう戻れません
refusal-li-32 = コイン{ $coins }枚は寄付できません。財布には{ $purse }枚あります
refusal-li-32-least = 寄付はコイン1枚以上です
refusal-li-38-none = 張れるテントが残っていません
refusal-li-38-first = テントを移せるのは、2人プレイで残りのテントがないときにテントを張る場合だけです
refusal-li-38-choose = まず移すテントを選んでください
refusal-li-38-same = そのテントは移す先と同じ場所にあります
refusal-li-38-field = { $field }に自分のテントはありません

# The score

line-column = { $column }のテント
line-row = { $row }で最多（{ $tents }張り）
line-market = 市場での売却
line-gems = 残した宝石（{ $gems }）
line-animals = 動物
line-gift = 女王への寄付：コイン{ $coins }枚（{ $needed }枚以上で脱落なし）

# The guide for a first match

guide-dice = サイコロを1個取ります。このラウンドで前に取ったものより大きい目だけ取れます。目の数は、段、コインの枚数、石の個数になります。
guide-field = サイコロを使って、船のいる列の、目と同じ段にテントを張れます。左の数字が得点です。最後に各段のテントが最多の人は、右の数字のボーナスを得ます。
guide-river = 列の下のコインは、そこにテントを張る費用です。誰もサイコロを取れなくなると、その列の得点を計算し、船が進みます。
guide-mine = 鉱山では、目の数だけ石を掘れます。宝石は自分の手番ならいつでも売ってコインにできます。袋に残っている石も分かります。
guide-chest = 自分の財布と、女王のための閉じた宝箱です。最後に寄付が一番少ない人は勝てません（2人プレイでは、最後に振るサイコロの合計に届かない人が勝てません）。早めに寄付しておきましょう。

# On the drawn board

face-valley = ザンベジ川の谷：テントのマスが6段×10列
face-dice-and-points = サイコロ・テントの得点
face-points-short = ★/テント
face-most-tents = テント・最多ボーナス
face-most-short = 最多
face-row-points = { $row }段目のテントは、列の得点計算で{ $points }点
face-majority = 最後に{ $row }段目のテントが最多なら{ $points }点
face-dice-here = { $dice ->
    [0] { $number }の目のサイコロはなし
   *[other] { $number }の目のサイコロが{ $dice }個
}
face-pitch-for = { $coins ->
    [0] { $field }に無料でテントを張る
   *[other] { $field }にコイン{ $coins }枚でテントを張る
}
face-costs = テントの費用
face-costs-short = 費用
face-column-cost = { $column }列目：テントの費用はコイン{ $coins }枚
face-reconstructed = 復元
face-reconstructed-short = 復元
face-falls = モシ・オ・トゥニャ
face-falls-today = ビクトリアの滝
face-falls-both = モシ・オ・トゥニャ（雷鳴のとどろく煙）。ヨーロッパの地図ではビクトリアの滝
face-ocean = インド洋
face-chart = 実際のザンベジ川での船の位置
face-boat = 船は{ $column }列目
face-bank = 銀行
face-take-coins = コイン{ $coins }枚を取る
face-draw-card = カードを引く
face-pile = 山札{ $cards }枚
face-played = { $cards ->
    [0] 使用済みカードなし
   *[other] 使用済み：
}
face-dig = 石を{ $stones }個掘る
face-bag = 袋の中の石{ $stones }個
face-bag-hidden = 袋の中と他の人が隠している石、計{ $stones }個
face-drawn = 売る宝石：
face-last-draw = { $name }が引いた石
face-side = 袋の外：
face-points = これまでの得点
face-purse = 財布のコイン
face-chest = 女王への寄付（閉じた宝箱の中）
face-chest-known = 女王のための宝箱。ほかの人は、中身が{ $low }～{ $high }枚だと分かります
face-stock = 残りのテント
face-cards = 手札の枚数
face-hidden-gems = 隠した宝石
face-taken = このラウンドのサイコロ
face-passed = もうサイコロを取らない
face-own = 自分の持ち物
face-give-how-much = 女王に寄付する枚数
face-give = { $coins }枚寄付
face-give-coins = 寄付するコイン（1～{ $most }枚）
face-give-less = コインを{ $coins }枚減らす
face-give-more = コインを{ $coins }枚増やす
face-give-all = コイン{ $coins }枚すべて
face-give-all-short = 全部
face-last-die = このラウンドは、もうサイコロを取れません
face-last-die-short = 最後
face-price = コイン{ $coins }枚
face-market-price = コイン{ $coins }枚と{ $points }点
face-sell = { $what }を{ $price }で売る（所持{ $number }個）
face-no-gems = 宝石なし
face-no-cards = カードなし
face-play = { $number ->
    [1] 使う：{ $card }
   *[other] 使う：{ $card }（所持{ $number }枚）
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = 寄付が多い（{ $more }対{ $less }）
lines-column = ラウンドごとのテント
lines-row = 段の最多
lines-gems = 残した宝石
lines-gift = 女王への寄付

# The board as text
face = { $number }の目
field-starter = スタートプレイヤー
field-boat = 船
field-boats-back = 船が戻った回数
field-dice = 取れるサイコロ
field-taken = このラウンドで取ったサイコロ
field-passed = このラウンドはもうサイコロを取らない
field-die = 手元のサイコロ
field-target = テントを移す先
field-stock = 残りのテント
field-tents = テント
field-scored = 得点済みのテント
field-coins = 財布と宝箱の合計
field-purses = 財布のコイン
field-chests = 女王への寄付
field-low = 女王への寄付（最少）
field-high = 女王への寄付（最多）
field-unseen-stones = まだ見えていない石
field-side = 袋の外の石
field-drawn = 売る宝石
field-gems = 宝石
field-gem-counts = 宝石の個数
field-unseen-cards = まだ見えていないカード
field-played = 使用済みのカード
field-hands = カード
field-hand-sizes = 手札の枚数
field-column-points = 列の得点
field-market-points = 市場の得点
field-animal-points = 動物の得点
field-expected = 女王が求めるコイン

# What is wrong with an edition file
problem-coin-value = コインの価値は1以上の数です
problem-below-the-one-before = 直前の値（{ $number }）を下回ってはいけません
problem-rows = サイコロの目ごとに1つ、計{ $number }でなければなりません
problem-columns = { $least }～{ $most }列でなければなりません

# Many choices of one kind under one button
kind-take-die = サイコロを取る
kind-pitch-tent = テントを張る
kind-play-card = カードを使う
kind-sell-gem = 宝石を売る
kind-sell-at-market = 市場で売る
kind-pitch-second-tent = 2つ目のテントを張る
kind-move-tent = テントを移す
kind-give = 女王に寄付

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = リビングストン
edition-default-note = Benjamin Liersch作「Livingstone」、Schmidt Spiele 2009。ルールブックにはボードとカードが絵でしか載っていません。次のものは、知られている事実すべてに合うようにこのプロジェクトが復元しました：列ごとのテントの費用、3～5段目の最多ボーナス、27枚中25枚のカードの内訳（合計は分かっています）、2つの上限。製品をお持ちの方は、実際の値を自分の版ファイルに書き込めます。
source-rulebook-de-ref = ドイツ語ルールブック、Schmidt Spiele 2009
source-rulebook-de = ルール、カードの効果、石の種類、最初のコイン、サイコロ。2段目の最多ボーナス。費用が上がっていき、2の次に3が来る箇所があること
source-rulebook-it = 色ごとの宝石の数、テント、カードの枚数、コイン
source-poeppelkiste = 各段の得点、1段目と6段目の最多ボーナス
source-hall9000 = 10列、6段、使えないマスなし。各段の得点
source-spiele-offensive = 宝石の価格
source-ludolegars = 最初のラウンドでテント2張りとコイン3枚：1列目の費用は1
source-mobius = 10ラウンドで、1ラウンド増えることがある：「船の後退」は1枚（推定）
source-bga = 取れるサイコロがあれば取らなければならない。テントは11張り

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = タイトル
printed-columns = 列
printed-cost = テントの費用
printed-rows = 段
printed-tent-points = テントの得点
printed-majority-points = 最多の得点
printed-gems = 宝石
printed-count = 数
printed-price = 価格
printed-market-coins = 市場：コイン
printed-market-points = 市場：得点
printed-stones = その他の石
printed-rubble = くず石
printed-white = 白い石
printed-cards = カード
printed-amount = カードの数字
printed-numbers = その他の数
printed-tents = 1人あたりのテント
printed-coins = 最初のコイン
printed-dice-per-player = 1人あたりのサイコロ
printed-gem-points = 残した宝石の得点
printed-limits = 上限
printed-largest-gift = 寄付の上限
printed-boat-back = 船が後退する回数
printed-box-coins = 箱の中のコイン
printed-pieces = 価値ごとの枚数
