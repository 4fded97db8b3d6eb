game-title = リビングストン
game-summary = 蒸気船がザンベジ川をさかのぼり、モシ・オ・トゥニャ（雷鳴のとどろく煙）を目指します。そこに暮らす人々に古くから知られ、ヨーロッパの地図ではビクトリアの滝と呼ばれる場所です。サイコロを取り、テントを張り、宝石を掘りましょう。ただし、女王への寄付が一番少ない人は勝てません。
game-teaser = 蒸気船がザンベジ川をさかのぼる間に、サイコロを取り、テントを張り、宝石を掘りましょう。ただし、女王への寄付が一番少ない人は勝てません。

# Things

column = { $number }列目
row = { $number }段目
field = { $column }{ $row }

gem-transparent = 透明な宝石
gem-blue = 青の宝石
gem-red = 赤の宝石

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-blue = 青
letter-red = 赤

stone-transparent = 透明な宝石
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
option-pass-die = サイコロを取れるとき
option-pass-die-no = 必ず取る
option-pass-die-yes = このラウンドはもう取らないと決めてもよい
option-white-stone = 白い石と一緒に引いた宝石
option-white-stone-forced = すぐに売らなければならない
option-white-stone-voluntary = 手元に残してもよい

# What is asked

phase-turn = サイコロを1個取ってください。その前に、カードの使用、宝石の売却、女王への寄付ができます。
phase-die = サイコロを使ってください：カードを引く、コインを取る、掘る、テントを張る。カード、売却、寄付もできます。
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

event-round-began = 第{ $round }ラウンド：船は{ $column }にいます。{ $seat }がサイコロを振りました。出目：{ $dice_row }
event-die-taken = { $seat }は{ $die }の目のサイコロを取りました。
event-die-passed = { $seat }は、このラウンドではもうサイコロを取らないことにしました。
event-passed-over = { $seat }は飛ばされました。{ $die }より大きい目のサイコロがありません。
event-turn-ended = { $seat }は手番を終えました。
event-card-drawn = { $seat }はカードを引きました。
event-card-seen = 引いたカード：{ $card }
event-card-played = { $seat }は「{ $card }」を使いました。
event-mine-collapsed = { $seat }は「落盤」を引きました。すべての石が袋に戻りました。
event-gems-lost = { $seat }は宝石{ $gems }個を失いました。
event-cards-shuffled = 「落盤」、使用済みのカード、残りの山札を合わせて切りました。山札は{ $cards }枚です。
event-coins-taken = { $seat }はコイン{ $coins }枚を取りました。
event-stones-drawn = { $seat }が袋から引いた石：{ $stones }
event-stones-hidden = { $seat }は袋から{ $gems ->
    [0] { "" }
   *[other] 宝石{ $gems }個{ $rubble ->
        [0] { "" }
       *[other] と
    }
}{ $rubble ->
    [0] { "" }
   *[other] くず石{ $rubble }個
}{ $white ->
    [yes] { $gems ->
        [0] { $rubble ->
            [0] { "" }
           *[other] 、それに
        }
       *[other] 、それに
    }白い石
   *[no] { "" }
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
event-fee-paid = { $seat }は同じマスに張る場所代として{ $to }にコイン{ $coins }枚を支払いました。
event-tent-moved = { $seat }は{ $field }のテントを移しました。
event-second-tent-pitched = { $seat }は{ $field }に2つ目のテントを張りました。
event-boat-went-back = 船が{ $column }に戻りました。
event-points-gained = { $seat }は{ $points }点を得ました。
event-gift-made = { $seat }は女王に寄付しました。
event-gift-counted = 寄付：コイン{ $coins }枚
event-gift-shown = { $seat }は女王にコイン{ $coins }枚を寄付しました。
event-round-ended = { $dice ->
    [0] 第{ $round }ラウンド終了。サイコロは残っていません。
   *[other] 第{ $round }ラウンド終了。サイコロが{ $dice }個残りました。
}
event-column-scored = { $seat }は{ $column }のテント{ $tents }張りで{ $points }点を得ました。
event-match-ended = { $rounds }ラウンドで船が滝に着きました。
event-majority-scored = { $seat }は{ $row }でテントが最多（{ $tents }張り）：{ $points }点
event-gems-counted = { $seat }に残った宝石{ $gems }個：{ $points }点
event-hand-shown = { $seat }の残りの手札：{ $cards }
event-chest-opened = { $coins ->
    [0] { $seat }が宝箱を開けました。寄付はありませんでした。
   *[other] { $seat }が宝箱を開けました。寄付はコイン{ $coins }枚でした。
}
event-queen-rolled = サイコロの目は{ $dice_row }。コイン{ $coins }枚の寄付が必要でした。
event-seat-out = { $seat }は寄付が足りず、勝てません。

# Why not

refusal-li-7-take = まずサイコロを取ってください
refusal-li-7-use = 取ったサイコロを先に使ってください
refusal-li-7-once = この手番のサイコロはすでに使いました
refusal-li-7-none = { $die }の目のサイコロはありません
refusal-li-8 = { $die }は、前に取った{ $last }より大きくありません
refusal-li-9 = サイコロを取れるときは、取らなければなりません
refusal-li-9-pass = サイコロを取るか、このラウンドはもう取らないと決めてください
refusal-li-13 = ここにテントを張るにはコイン{ $needed }枚が必要です。財布の中は{ $purse }枚です
refusal-li-13-row = { $die }のサイコロでは{ $die }段目に張ります。{ $row }には張れません
refusal-li-14 = 先に張っている人に1枚ずつ支払う分を含めて、コイン{ $needed }枚が必要です。財布の中は{ $purse }枚です
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
refusal-li-26 = 2つ目のテントを張れるマス（得点済みの自分のテントがあるマス）がありません
refusal-li-26-stock = テントが残っていません
refusal-li-26-card = 2つ目を張るには「2つ目のテント」のカードが必要です
refusal-li-26-first = まず2つ目のテントを張る場所を選んでください
refusal-li-26-field = { $field }には得点済みの自分のテントがないか、船がいます
refusal-li-27 = 市場で売れる宝石を持っていません
refusal-li-27-closed = 市場で売るには、先に「市場」のカードを使ってください
refusal-li-27-open = 市場が開いています。そこで売るか、先に閉じてください
refusal-li-27-gem = 市場で売れる{ $gem }を持っていません
refusal-li-28 = 船は1列目にいるため、戻れません
refusal-li-28-limit = 船はすでに{ $times }回戻ったため、もう戻れません
refusal-li-32 = コイン{ $coins }枚は寄付できません。財布の中は{ $purse }枚です
refusal-li-32-least = 寄付はコイン1枚以上です
refusal-li-32-most = 1回の寄付は最大{ $most }枚です
refusal-li-38-none = 張れるテントが残っていません
refusal-li-38-first = テントを移せるのは、2人プレイで残りのテントがないときにテントを張る場合だけです
refusal-li-38-choose = まず移すテントを選んでください
refusal-li-38-same = そのテントは移す先と同じ場所にあります
refusal-li-38-field = { $field }に自分のテントはありません

# The score

line-column = { $column }のテント
line-row = { $row }で最多（{ $tents }張り{ $tied ->
    [1] {""}
   *[other] 、同数
}）
line-market = 市場での売却
line-gems = 残した宝石（{ $gems }）
line-animals = 動物
line-gift = 女王への寄付：コイン{ $coins }枚（必要：{ $needed }枚）

# The guide for a first match

guide-dice = サイコロを1個取ります。このラウンドで前に取ったものより大きい目だけ取れます。目の数は、テントの段、取るコインの枚数、掘る石の個数のどれかになります。
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
   *[other] 使用済みカード：
}
face-dig = 石を{ $stones }個掘る
face-bag = 袋の中の石{ $stones }個
face-bag-hidden = 袋の中とほかの人が隠している石、計{ $stones }個
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
face-taken = このラウンドで取ったサイコロ
face-passed = もうサイコロを取らない
face-own = 自分の持ち物
face-give-how-much = 女王に寄付する枚数
face-give-open = 女王に寄付
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
face-card-free-tent = このテントの費用はかかりません。テントを張るときに使います。サイコロは必要です。
face-card-any-row = 船のいる列の好きな段にテントを張れます。テントを張るときに使います。サイコロは必要です。
face-card-two-dice = サイコロを続けて2個取り、両方を使います。2個目はより大きい目でなければなりません。
face-card-lion = { $amount }点。今使っても、最後まで残してもかまいません。
face-card-rhino = { $amount }点。今使っても、最後まで残してもかまいません。
face-card-antelope = { $amount }点。今使っても、最後まで残してもかまいません。
face-card-second-tent = 得点済みの自分のテントがあるマスに、もう1つテントを張ります。費用もサイコロもいりません。段の最多を決めるときに数えます。
face-card-market = 好きなだけ宝石を売り、コインに加えて得点も得ます。
face-card-boat-back = 船が1列戻ります。テントはその列に張るようになり、その列の得点をもう一度計算します。
face-card-three-stones = サイコロなしで、袋から石を{ $amount }個引きます。
face-card-four-coins = コイン{ $amount }枚を取ります。
face-stone-rubble = 価値はありません。
face-stone-white = 引いた人は、一緒に引いた宝石をすぐに売ります。そのあと、すべての石が袋に戻ります。
face-no-gems = 宝石なし
face-no-cards = カードなし
face-play = { $number ->
    [1] 使う：{ $card }
   *[other] 使う：{ $card }（所持{ $number }枚）
}

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = 寄付が多い（{ $more }対{ $less }）
lines-column = 列ごとのテント
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
field-die = 使うサイコロ
field-target = テントを移す先
field-stock = 残りのテント
field-tents = テント
field-scored = 得点済みのテント
field-coins = 財布と宝箱の合計
field-purses = 財布のコイン
field-chests = 女王への寄付
field-low = 女王への寄付（最少）
field-high = 女王への寄付（最多）
field-unseen-stones = 袋の中か隠されている石
field-side = 袋の外の石
field-drawn = 売る宝石
field-gems = 宝石
field-gem-counts = 宝石の個数
field-unseen-cards = 山札かほかの人の手札のカード
field-played = 使用済みのカード
field-hands = カード
field-hand-sizes = 手札の枚数
field-column-points = 列の得点
field-market-points = 市場の得点
field-animal-points = 動物の得点
field-expected = 女王が求めたコイン

# What is wrong with an edition file
problem-coin-value = コインの価値は1以上の数でなければなりません
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

# Why: what a bot sees of an option ($value is a number, or a chance in per cent)

feature-option-instinct = 第一感の手との差は{ $value }点
feature-option-take = サイコロを取る
feature-option-draw = カードを引く
feature-option-coins = コインを取る
feature-option-dig = 鉱山を掘る
feature-option-tent = テントを張る
feature-option-play = カードを使う
feature-option-sell = 宝石を売る
feature-option-market = 市場で宝石を売る
feature-option-finish = ここで終える
feature-option-second = 2つ目のテントを張る
feature-option-move = テントを移す
feature-option-give = 女王に寄付する
feature-option-die = サイコロの目は{ $value }
feature-option-only-die = その目で1個だけのサイコロを取る
feature-option-dice-after = あなたがこのあと取れる大きい目のサイコロは{ $value }個
feature-option-dice-lost = 取れなくなる小さい目のサイコロは{ $value }個
feature-option-dice-left-to-others = 次の人が取れるサイコロは{ $value }個
feature-option-tent-points = その段のテントで、このラウンドに{ $value }点を得る
feature-option-tent-within-reach = サイコロの目の段にテントを張る費用を支払える
feature-option-row-points = その段の最多で見込める得点が{ $value }点変わる
feature-option-row-lead = その段でのリードがテント{ $value }張りになる
feature-option-price = コインが{ $value }枚かかる
feature-option-fee = ほかの人にコイン{ $value }枚を支払う
feature-option-income = コイン{ $value }枚を得る
feature-option-purse-after = コインが{ $value }枚残る
feature-option-gift = 女王にコイン{ $value }枚を寄付する
feature-option-chest-after = 宝箱のコインが{ $value }枚になる
feature-option-safety = 寄付が足りる確率が{ $value }ポイント変わる
feature-option-safe-as-given = 宝箱の中身だけで足りる確率は{ $value }%
feature-option-gift-lead = ほかの人のあり得る最多の額に対する寄付のリードがコイン{ $value }枚になる
feature-option-free-tent = 「無料テント」を使う
feature-option-any-row = 「好きな段」を使う
feature-option-two-dice = 「サイコロ2個」を使う
feature-option-animal = { $value }点の動物を公開する
feature-option-second-tent-card = 「2つ目のテント」を使う
feature-option-market-card = 「市場」を使う
feature-option-boat-back = 船が戻ることによる得点は、ほかの人の分を差し引いて{ $value }点
feature-option-three-stones = 「石3個」を使う
feature-option-four-coins = 「コイン4枚」を使う
feature-option-stones = 石を{ $value }個引く
feature-option-stones-worth = 引く石の価値は平均{ $value }点
feature-option-card-worth = カードの価値は平均{ $value }点
feature-option-gems-at-risk = 落盤で失うおそれのある宝石は平均{ $value }個
feature-option-market-points = 市場で{ $value }点を得る
feature-option-stock-after = 残りのテントが{ $value }張りになる

# Why: what a bot sees of your position

feature-seat-players = プレイヤーは{ $value }人
feature-seat-rounds-left = このラウンドのあと、残りは{ $value }ラウンド
feature-seat-turn = あなたの手番である
feature-seat-holds-die = 手元のサイコロの目は{ $value }
feature-seat-after-die = サイコロを使い終えている
feature-seat-dice-due = まだ取らなければならないサイコロは{ $value }個
feature-seat-starts-next = あなたの手番は、次のスタートプレイヤーの{ $value }手番後
feature-seat-tent-cost = 今のテントの費用はコイン{ $value }枚
feature-seat-points = これまでの得点は{ $value }点
feature-seat-row-points = 段の最多で見込める得点は{ $value }点
feature-seat-lead = ほかの人のうち最上位の人に対するリードは{ $value }点
feature-seat-lead-chance = 得点が最も多くなる確率は{ $value }%
feature-seat-row-1-lead = 1段目でのリードはテント{ $value }張り
feature-seat-row-2-lead = 2段目でのリードはテント{ $value }張り
feature-seat-row-3-lead = 3段目でのリードはテント{ $value }張り
feature-seat-row-4-lead = 4段目でのリードはテント{ $value }張り
feature-seat-row-5-lead = 5段目でのリードはテント{ $value }張り
feature-seat-row-6-lead = 6段目でのリードはテント{ $value }張り
feature-seat-stock = 残りのテントは{ $value }張り
feature-seat-others-stock = ほかの人の残りのテントは最多で{ $value }張り
feature-seat-purse = 財布のコインは{ $value }枚
feature-seat-chest = 寄付したコインは{ $value }枚
feature-seat-reach = すべて売れば、すぐに用意できるコインは{ $value }枚
feature-seat-coins-over-poorest = 財布と宝箱の合計で、ほかの人のうち最も少ない人に対するリードはコイン{ $value }枚
feature-seat-coins-over-richest = 財布と宝箱の合計で、ほかの人のうち最も多い人に対するリードはコイン{ $value }枚
feature-seat-safety = 寄付が足りる確率は{ $value }%
feature-seat-safe-as-given = これまでの寄付だけで足りる確率は{ $value }%
feature-seat-rival-safety = 相手の寄付が足りる確率は{ $value }%
feature-seat-another-turn = もう一度手番が来る確率は{ $value }%
feature-seat-coin-worth = 追加のコイン1枚の価値は{ $value }点
feature-seat-card-worth = カード1枚の価値は平均{ $value }点
feature-seat-stone-worth = 石1個の価値は平均{ $value }点
feature-seat-collapse = 次のカードが「落盤」である確率は{ $value }%
feature-seat-free-tents = 手札の「無料テント」は{ $value }枚
feature-seat-any-rows = 手札の「好きな段」は{ $value }枚
feature-seat-two-dice = 手札の「サイコロ2個」は{ $value }枚
feature-seat-animals = 手札の動物は{ $value }点分
feature-seat-second-tents = 手札の「2つ目のテント」は{ $value }枚
feature-seat-markets = 手札の「市場」は{ $value }枚
feature-seat-boats-back = 手札の「船の後退」は{ $value }枚
feature-seat-stones-and-coins = 手札のうち、石やコインを得るカードは{ $value }枚
feature-seat-gems = 宝石は{ $value }個
feature-seat-gem-price = 宝石を売るとコイン{ $value }枚
feature-seat-others-gems = ほかの人の宝石は最多で{ $value }個
feature-seat-others-cards = ほかの人の手札は最多で{ $value }枚
feature-seat-dice = 場のサイコロは{ $value }個
feature-seat-dice-for-me = 場のサイコロのうち、あなたが取れるのは{ $value }個
feature-seat-numbers-for-me = あなたが取れるサイコロの目は{ $value }種類
feature-seat-dice-for-next = 場のサイコロのうち、次の人が取れるのは{ $value }個
feature-seat-die-1 = 場にある1の目のサイコロは{ $value }個
feature-seat-die-2 = 場にある2の目のサイコロは{ $value }個
feature-seat-die-3 = 場にある3の目のサイコロは{ $value }個
feature-seat-die-4 = 場にある4の目のサイコロは{ $value }個
feature-seat-die-5 = 場にある5の目のサイコロは{ $value }個
feature-seat-die-6 = 場にある6の目のサイコロは{ $value }個

# First lessons: what the coach says.

lesson-die = ラウンドの初めにサイコロを振り、手番の人が1個ずつ取ります。3を取りましょう。
lesson-tent = サイコロは、カード、コイン、鉱山、テントのどれか1つに使えます。テントを張りましょう。船のいる列の、目と同じ段に立ちます。
lesson-end-turn = このあとも、宝石の売却、カードの使用、女王への寄付ができます。今はまだどれも早いので、手番を終えましょう。
lesson-higher = 同じラウンドで次に取るサイコロは、前より大きい目でなければなりません。4を取りましょう。
lesson-rows = 数の大きい段ほど得点が高くなります。4段目にテントを張りましょう。
lesson-scored = ラウンドが終わり、テントが3点と4点になりました。船が進んだので、これからは新しい列のテントだけが得点になります。4を取りましょう。
lesson-dig = テントには費用がかかり、コインは残りわずかです。手元のサイコロは5です。鉱山を掘り、石を5個引きましょう。
lesson-sell = 宝石はコイン1枚、3枚、5枚で売れます。くず石に価値はありません。赤の宝石をコイン5枚で売りましょう。
lesson-price = 船が進むほどテントの費用は上がります。ここではコイン2枚ですが、手持ちで足ります。2段目にテントを張りましょう。
lesson-card = サイコロは、どの目でもカードを引くのに使えます。引いてみましょう。カードは自分の手番ならいつでも使えます。
lesson-free-tent = テントの費用は、もうコイン4枚です。手札の「無料テント」を使えば、費用はかかりません。これで2段目にテントを張りましょう。
lesson-second-tent = 「2つ目のテント」を引きました。得点済みの自分のテントがあるマスに、もう1張り置けます。カードを使いましょう。
lesson-majority = 最後に、各段でテントが最多の人はボーナスを得ます。このテントを5列目1段目に張り、1段目で並びましょう。
lesson-gift = 女王への寄付がなければ勝てません。2人プレイでは最後にサイコロ4個を振り、その合計より少ない寄付では足りません。コイン16枚を寄付しましょう。
lesson-purse = 財布のコインは、最後には価値がありません。残りの5枚も寄付しましょう。21枚あれば、足りないことはめったにありません。
lesson-last = これが最終ラウンドです。終わると船が滝に着きます。手番を終えて、得点を計算しましょう。
lesson-end = これで対戦が1回終わりました。ラウンドごとのテント、最多の段、残した宝石が得点になり、寄付も足りました。次は、すべて自分で選んでみましょう。
