game-title = アフリカーナ
game-summary = 1人しか完了できない探検に参加し、2冊の本から赤道の向こうの冒険を探し出しましょう。2～4人用、Michael Schachtのゲームに基づきます。ルールは公開されたもので、既定の版の地図とほとんどのカードは復元したものです。
game-teaser = 誰よりも早く大陸を横断しましょう。報酬を得るのは最初に着いた人だけ。2冊の本には、赤道の向こうの冒険が待っています。

# Things

colour-magenta = 赤
colour-turquoise = 緑
colour-grey = 灰色
colour-orange = 橙
colour-violet = 紫

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-magenta = 赤
letter-turquoise = 緑
letter-grey = 灰
letter-orange = 橙
letter-violet = 紫

card = { $kind ->
    [joker] ジョーカー
    [assistant] { $colour }の案内人
   *[travel] { $colour }のカード
}

# Names as in the age of the game, with today's beside them where they differ.
place-napoli = ナポリ
place-marrakesh = マラケシュ
place-tripoli = トリポリ
place-cairo = カイロ
place-aswan = アスワン
place-jidda = ジッダ
place-dakar = ダカール
place-timbuctoo = トンブクトゥ
place-khartoum = ハルツーム
place-lagos = ラゴス
place-addis-abeba = アディスアベバ
place-congo = コンゴ
place-serengeti = セレンゲティ
place-leopoldville = レオポルドビル（キンシャサ）
place-zanzibar = ザンジバル
place-luanda = ルアンダ
place-mozambique = モザンビーク
place-victoria-falls = ビクトリアの滝（モシ・オ・トゥニャ）
place-madagascar = マダガスカル
place-kalahari = カラハリ
place-port-natal = ポートナタール（ダーバン）
place-cape-town = ケープタウン

company-italy = イタリア
company-france = フランス
company-germany = ドイツ
company-england = イギリス

artifact-mask = 仮面
artifact-drum = 太鼓
artifact-statuette = 小像
artifact-shield = 盾
artifact-necklace = 首飾り

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
colour = { $name }
place = { $name }
company = { $name }
artifact = { $name }

expedition = { $place_from } → { $place_to }
adventure = { $kind ->
    [assistant] { $place }の案内人（{ $colour }）
   *[artifact] { $place }の{ $artifact }
}

book-north = 北側の本
book-south = 南側の本
side-left = 左
side-right = 右
space-space-1 = 1番目のスペース
space-space-2 = 2番目のスペース
space-space-3 = 3番目のスペース
space-space-4 = 4番目のスペース
space-space-5 = 5番目のスペース

# Variants

option-hidden-totals = 途中の得点
option-hidden-totals-yes = 自分の得点だけが見える
option-hidden-totals-no = 全員の得点が見える
option-quiet-rounds = 探検の完了がないまま何ラウンド続くと対戦が終わるか
option-quiet-rounds-20 = 20
option-quiet-rounds-500 = 500

# What is asked

phase-turn = 移動カードを引く、本を開く、探検家を移動する、のどれかを選んでください。
phase-book = ページをめくる、冒険を購入する、本を閉じる、のどれかを選んでください。
phase-journey = 移動、参加、完了ができます。移動を終えてもかまいません。
phase-cards = 手札が多すぎます。1枚捨ててください。
phase-adventures = 未達成の冒険が多すぎます。1枚捨ててください。
phase-over = 対戦は終了しました。

# What may be chosen

action-draw-cards = 移動カードを引く
action-open-book = 本を開く
action-set-out = 探検家を移動する
action-stop = アクションを終える
action-stop-book = 本を閉じる
action-stop-journey = 移動を終える
action-turn-page = { $side }のページをめくる
action-buy = { $side }の冒険を購入
action-step = { $recoloured ->
    [yes] { $card }の色を変えて{ $place }へ移動
   *[no] { $card }で{ $place }へ移動
}
action-join = 探検に参加：{ $expedition }
action-complete-expedition = 探検を完了：{ $expedition }
action-complete-adventure = { $adventure_kind ->
    [assistant] 冒険を完了：{ $adventure }
   *[artifact] 冒険を完了：{ $adventure }
}
action-discard-card = 捨てる：{ $card }
action-discard-adventure = 冒険を捨てる：{ $adventure }

# What happened

event-company-taken = { $seat }の会社は{ $company }、開始地点は{ $place }、初期資金は銀貨{ $silver }枚、{ $jokers ->
    [0] ジョーカーはなし
   *[other] ジョーカーは{ $jokers }枚
}です。
event-expeditions-removed = { $number ->
    [0] Cの探検カードはすべて使います。
   *[other] Cの探検カード{ $number }枚を、裏向きのままゲームから除外しました。
}
event-expedition-shown = { $space }に新しい探検「{ $expedition }」が現れました（銀貨{ $expedition_silver }枚、{ $expedition_points }点）。
event-adventure-shown = { $book }に見えている冒険は「{ $adventure }」です。
event-cards-drawn = { $number ->
    [0] { $seat }は移動カードを引けませんでした。1枚も残っていません。
   *[other] { $seat }は移動カードを{ $number }枚引きました。
}
event-cards-seen = 引いたカード：{ $cards }
event-deck-shuffled = { $number ->
    [1] 1枚だけの捨て札が、移動カードの新しい山札になりました。
   *[other] 移動カードの捨て札{ $number }枚を切って、新しい山札にしました。
}
event-book-opened = { $seat }は{ $book }を開きました。
event-page-turned = { $silver ->
    [0] { $seat }は{ $side }のページ「{ $adventure }」をめくりました。
   *[other] { $seat }は銀貨{ $silver }枚を支払い、{ $side }のページ「{ $adventure }」をめくりました。
}
event-adventure-bought = { $seat }は冒険「{ $adventure }」を銀貨{ $silver }枚で購入しました。
event-book-closed = { $seat }は{ $book }を閉じました。
event-set-out-from = { $seat }は{ $place }から出発しました。
event-travelled = { $silver ->
    [0] { $seat }は{ $card }で{ $place_from }から{ $place_to }へ移動しました。
   *[other] { $seat }は銀貨{ $silver }枚で{ $card }の色を変更し、{ $place_from }から{ $place_to }へ移動しました。
}
event-expedition-joined = { $silver ->
    [0] { $seat }は探検「{ $expedition }」に参加しました。
   *[other] { $seat }は探検「{ $expedition }」に参加し、銀貨{ $silver }枚を受け取りました。
}
event-expedition-completed = { $seat }は探検「{ $expedition }」を完了し、銀貨{ $silver }枚と{ $points }点を獲得しました。{ $others_count ->
    [0] {""}
   *[other] 参加していた{ $others }は何も得られませんでした。
}
event-artifact-found = { $seat }は冒険「{ $adventure }」を完了し、銀貨{ $silver }枚と{ $points }点を獲得しました。
event-assistant-hired = { $seat }は冒険「{ $adventure }」を完了し、案内人が旅に加わりました。
event-rested = { $seat }は{ $place }で移動を終えました。
event-card-discarded = { $seat }が捨てたカード：{ $card }
event-card-lost = { $seat }がゲームから除外したカード：{ $card }
event-adventure-discarded = { $seat }は冒険「{ $adventure }」をゲームから除外しました。
event-last-round-began = 探検カードが足りず、スペースをすべて埋められません。この第{ $round }ラウンドが最後です。
event-explorers-recalled = { $rounds }ラウンドの間、誰も探検を完了しませんでした。会社は探検家たちを呼び戻しました。
event-match-ended = { $rounds }ラウンドで対戦が終了しました。
event-hand-shown = { $seat }の残りの手札：{ $cards }

# Why not

refusal-af-11-first = まずこの手番のアクションを選んでください：移動カードを引く、本を開く、探検家を移動する
refusal-af-11-book = この手番のアクションはもう選びました：冒険の購入
refusal-af-11-journey = この手番のアクションはもう選びました：探検家の移動
refusal-af-15 = 冒険の購入には銀貨{ $price }枚が必要です。手持ちは{ $silver }枚です
refusal-af-15-empty = 本の{ $side }側にカードがありません
refusal-af-16 = このページをめくるには銀貨{ $price }枚が必要です。手持ちは{ $silver }枚です
refusal-af-16-empty = 本の{ $side }側にめくれるカードがありません
refusal-af-19 = { $card }では{ $place }へ移動できません。シンボルが合いません
refusal-af-19-far = { $place_from }と{ $place_to }をつなぐ移動経路はありません
refusal-af-19-none = 手札に{ $card }がありません
refusal-af-23 = 色の変更には銀貨{ $price }枚が必要です。手持ちは{ $silver }枚です
refusal-af-23-needless = { $card }は、色を変えなくても{ $place }への移動に使えます
refusal-af-24 = { $card }は、今回の移動ですでに使いました
refusal-af-25 = この探検には{ $place }でしか参加できません
refusal-af-25-closed = 探検「{ $expedition }」は場に出ていません
refusal-af-26 = 会社マーカー{ $markers }個をすべて探検に置いています
refusal-af-26-joined = 探検「{ $expedition }」にはすでに参加しています
refusal-af-28 = この探検は{ $place }でしか完了できません
refusal-af-28-closed = 探検「{ $expedition }」は場に出ていません
refusal-af-28-marker = 探検「{ $expedition }」に参加していません
refusal-af-29 = この冒険は{ $place }でしか完了できません
refusal-af-29-owner = 冒険「{ $adventure }」は、あなたの未達成の冒険にありません
refusal-af-34 = { $book }にはもうカードがありません
refusal-af-36 = まず手札が{ $limit }枚になるまで捨ててください
refusal-af-36-none = 手札に{ $card }がありません
refusal-af-38 = まず冒険が{ $limit }枚になるまで捨ててください
refusal-af-38-none = 冒険「{ $adventure }」は、あなたの未達成の冒険にありません
refusal-af-39 = カードや冒険を捨てられるのは、自分の手番の終わりに上限を超えているときだけです

# The score sheet

line-expeditions = 探検（{ $number }）
line-artifacts = 文化遺物（{ $number }）
line-two-alike = 同じもの2枚：{ $artifact_1 }
line-three-alike = 同じもの3枚：{ $artifact_1 }
line-two-different = 異なるもの2枚：{ $artifact_1 }、{ $artifact_2 }
line-four-different = 異なるもの4枚：{ $artifact_1 }、{ $artifact_2 }、{ $artifact_3 }、{ $artifact_4 }
line-assistants = 案内人の冒険（{ $number }）
line-silver = 銀貨（{ $number }）
line-cards = 手札の移動カード（{ $number }）
line-open-adventures = 未達成の文化遺物の冒険（{ $number }）

# On the board

face-map = アフリカ大陸の地図
face-equator = 赤道
face-expeditions = 探検
face-drawer = 探検と本
face-draw-discard = 移動カードを引き、{ $number }枚捨てる
face-ways = { $place }への移動方法：{ $number }通り
face-goal = ここで自分の冒険を完了できます
face-silver = 銀貨
face-points = 点
face-cards = 移動カード
face-completed = 完了した探検
face-joined = { $name }が参加中
face-bonus = 参加ボーナス：
face-bonus-words = この探検に参加したときのボーナス
face-about-expedition = 最初に完了した人は{ $points }点と銀貨{ $silver }枚を得ます。開始地点で参加し、目的地へ移動します。{ $number ->
    [0] まだ誰も参加していません。
   *[other] { $number }人が参加しています。
}
face-about-travel = このシンボルのある地域へ移動できます。銀貨{ $silver }枚を支払うと、好きな色として使えます。
face-about-joker = どの地域への移動にも使えます。移動を終えると手札に戻ります。
face-about-assistant = このシンボルのある地域へ移動できます。移動を終えると手札に戻ります。
face-about-find = { $place }で完了すると、{ $points }点と銀貨{ $silver }枚を得ます。文化遺物のコレクションは最後に得点になります。
face-about-find-assistant = { $place }で完了すると、この色の案内人が旅に加わります。
face-pile = 山札の探検カード
face-empty-space = 探検なし
face-empty-page = 空
face-lie-here = カード{ $number }枚
face-free = 無料
face-buy = { $price }で購入
face-close-book = 閉じる
face-played = 今回の移動で使用
face-deck = 山札{ $number }枚、捨て札{ $discards }枚
face-reconstructed = 復元
face-round = 第{ $round }ラウンド
face-last-round = 最終ラウンド
face-hand = 手札
face-no-cards = 手札はありません。
face-adventures = 冒険

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = 銀貨が多い（{ $more }対{ $less }）
lines-expeditions = 探検
lines-artifacts = 文化遺物
lines-two-alike = 同じもの2枚
lines-three-alike = 同じもの3枚
lines-two-different = 異なるもの2枚
lines-four-different = 異なるもの4枚
lines-assistants = 案内人の冒険
lines-silver = 銀貨
lines-cards = 手札の移動カード
lines-open-adventures = 未達成の文化遺物の冒険

# The board as text
field-last-round = 最終ラウンド
field-turned = この手番でめくったページ数
field-places = 探検家のいる地域
field-silver = 銀貨
field-totals = これまでの得点
field-hands = 移動カード
field-hand-sizes = 手札の枚数
field-jokers = ジョーカー
field-assistants = 案内人
field-played = 今回の移動で使用
field-deck = 移動カードの山札
field-discards = 移動カードの捨て札
field-pile = 探検カードの山札の残り
field-display = 場の探検カード
field-joined = 参加しているプレイヤー
field-expeditions = 完了した探検
field-pages = 開いているページ
field-left = 本の左側のページ数
field-adventures = 未達成の冒険
field-completed = 完了した冒険

# What is wrong with an edition file
problem-half = { $half ->
    [north] 北側
   *[south] 南側
}では{ $found }ではなく{ $number }でなければなりません
problem-bonus = 銀貨かカードのどちらか一方だけを、1以上にしてください
problem-symbols = シンボルは1つ、または異なる2つでなければなりません
problem-two-places = 異なる2つの地域でなければなりません
problem-route-twice = この移動経路は2回書かれています
problem-target-is-start = 開始地点と同じ地域にはできません
problem-no-back = 裏面が{ $back }のカードがありません
problem-few-for-display = 最初に並べるため、裏面がAのカードが{ $number }枚以上必要です
problem-three-numbers = 2人、3人、4人の場合を表す3つの数でなければなりません
problem-too-many-removed = 除外する裏面Cのカードが多すぎます：{ $of }枚中{ $number }枚
problem-same-half = 本と同じ{ $half ->
    [north] 北側
   *[south] 南側
}にあります。赤道の反対側でなければなりません
problem-artifact-or-assistant = 文化遺物か案内人のどちらか一方だけを示さなければなりません
problem-assistant-reward = 案内人からは銀貨も得点も得られません
problem-book-size = { $half ->
    [north] 北側の本
   *[south] 南側の本
}は{ $found }枚ではなく{ $number }枚でなければなりません
problem-artifact-twice = { $half ->
    [north] 北側の本
   *[south] 南側の本
}には「{ $word }」がちょうど2枚必要です（現在は{ $found }枚）
problem-assistant-once = { $half ->
    [north] 北側の本
   *[south] 南側の本
}には案内人「{ $word }」がちょうど1枚必要です（現在は{ $found }枚）
problem-hand-limit = 最初に配られる枚数以上でなければなりません
problem-dealt-too-many = 4人に配るには移動カードが足りません

# Many choices of one kind under one button
kind-turn-page = ページをめくる
kind-buy = 冒険を購入
kind-step = 移動する
kind-join = 探検に参加
kind-complete-expedition = 探検を完了
kind-complete-adventure = 冒険を完了
kind-discard-card = カードを捨てる
kind-discard-adventure = 冒険を捨てる

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = アフリカーナ
edition-default-note = 大部分が復元です。印刷されたボードとカードを一覧にした公開資料はありません。ルールブックやレビューを出典とするものは、そこから取ったものです。「復元」を出典とするものは、知られている事実に合うようにこのプロジェクトが作りました：22の地名のうち6、40個のシンボルのうち39個、39本の移動経路のうち34本。34枚の探検カードのうち29枚の開始地点・目的地・山札、33枚の銀貨、34枚すべての得点。30枚の冒険すべての目的地、20枚の文化遺物すべての銀貨と得点。5種類の文化遺物のうち3種類の名前。どのスペースにどの参加ボーナスがあるか。どの開始地点からでもボットがほぼ同じ割合で勝つように調整しました。製品をお持ちの方は、実際の値を自分の版に書き込めます。
source-rulebook-ref = アフリカーナのルールブック：ドイツ語（Abacusspiele 2012）、英語（Z-Man Games 2012）、オランダ語訳、日本語訳
source-rulebook = すべてのルール、内容物の数、会社、開始地点と初期資金、準備の図にある探検カード5枚（開始地点と目的地）、参加ボーナス銀貨2枚の例、探検の報酬銀貨3枚の例、最終得点計算
source-katz2019 = 2人プレイの記録：フランスはケープタウンから開始。ケープタウン→ポートナタールはジョーカー1枚、ポートナタール→モザンビークは「赤」（マゼンタ）のカード1枚で移動。最初の場に探検「ポートナタール→セレンゲティ」があり、報酬は硬貨4枚
source-vindjeu = ラゴス – ケープタウンはカード1枚、カイロ – アスワン（「Le Caire - Assouan」）もカード1枚。「トンブクトゥを経由するかどうか」は典型的な判断
source-ludolegars = 南アフリカからマダガスカルへ1回で移動できる（つまりマダガスカルには地域がある）
source-poeppelkiste = 参加ボーナスは移動カード、硬貨1枚、硬貨2枚のいずれか。序盤の探検はお金が多く勝利点が少なく、終盤は勝利点が多くお金が少ない。レオポルドビルとポートナタールの名が登場。都市ごとに1色以上
source-pinco11 = 都市ごとにシンボルは1つか2つ。探検の山札は、お金が多く得点が少ないものから、その逆へと進む
source-spielmitmir = ナポリは経路網の都市の1つで、最北端にある
source-darmstadt-spielt = 探検と冒険は、たえず南北を往復するように作られている
source-hall9000 = 22の地域、赤道の両側に半分ずつ。不規則な経路網。地域ごとにシンボルは最大2つ
source-ludorium = 各駅の横にシンボルが1つか2つ
source-scifi-universe = 都市ごとにシンボルは1つか2つ。文化遺物に仮面がある
source-trictrac = 文化遺物にジャンベと仮面がある
source-gamesgazette = 各都市にシンボルが2つあるとしている（おおまかな記述で、実際は大半の都市）
source-boardgames-online = 作者公認のオンライン版：南北11地域ずつ。参加ボーナスは少しの硬貨かカード。残りの探検の枚数は公開。得点を隠すオプションあり。michaelschacht.netにダウンロードとバリアントがあるとしている（保存されていない）
source-czech-rules = チェコ語版（Albi）のルール：マスは都市またはその他の名所
source-keirat = 探検スペースごとに移動カードかお金のボーナスがある。探検カードは3種類
source-borromaeusverein = 箱の中のカードは142枚（30+34+10+60+4+4）
source-reconstruction-ref = このプロジェクト
source-reconstruction = 公開資料にないもの：知られている事実に合うように作ったもので、印刷されたゲームの値ではない
source-inferred-ref = このプロジェクト
source-inferred = 出典のある事実や実際の地理から導かれるもの

guide-map = 地図です。隣の地域へ移動するには、その地域のシンボルが描かれたカードを1枚使います。ジョーカーはどこでも使えます。今移動できる地域は緑の枠で示されます。
guide-expeditions = 探検です。地図の数字が示す開始地点で参加すると、下のボーナスが得られます。参加した人のうち最初に旗の目的地へ着くと、銀貨と得点が得られます。
guide-books = 2冊の冒険の本です。大陸の半分ごとに1冊あります。自分がいる側の本を開き、ページをめくって冒険を購入します。冒険は、そこに書かれた地域で完了します。

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = タイトル
printed-colours = 色
printed-name = 名前
printed-places = 地域
printed-half = 南北
printed-north = 北
printed-south = 南
printed-symbols = シンボル
printed-routes = 移動経路
printed-companies = 会社
printed-colour = 色
printed-place = 地域
printed-silver = 銀貨
printed-artifacts = 文化遺物
printed-expeditions = 探検
printed-back = 裏面
printed-a = A
printed-b = B
printed-c = C
printed-start = 開始地点
printed-target = 目的地
printed-points = 得点
printed-adventures = 冒険
printed-book = 本
printed-artifact = 文化遺物
printed-assistant = 案内人
printed-bonuses = 参加ボーナス
printed-cards = カード
printed-numbers = その他の数
printed-travel-cards = 各色の移動カード
printed-assistant-cards = 各色の案内人
printed-jokers = 1人あたりのジョーカー
printed-dealt = 配るカード
printed-markers = 1人あたりのマーカー
printed-removed = 除外するCカード（2、3、4人）
printed-drawn = 引くカード
printed-adventure-price = 冒険の価格
printed-free-turns = 無料でめくれるページ
printed-turn-price = ページをめくる価格
printed-recolour-price = 色の変更の価格
printed-hand-limit = 手札の上限
printed-adventure-limit = 未達成の冒険の上限
printed-scoring = 得点計算
printed-two-alike = 同じもの2枚
printed-three-alike = 同じもの3枚
printed-two-different = 異なるもの2枚
printed-four-different = 異なるもの4枚
printed-two-assistants = 案内人2人の減点
printed-more-assistants = 案内人3人以上の減点
printed-silver-per-point = 1点あたりの銀貨
printed-cards-per-point = 1点あたりのカード
printed-open-artifact = 未達成の文化遺物の冒険

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = 第一感の手との差は{ $value }点
feature-option-draw = 移動カードを引く
feature-option-open-book = 本を開く
feature-option-set-out = 探検家を移動する
feature-option-stop = アクションを終える
feature-option-turn-page = ページをめくる
feature-option-buy = 冒険を購入する
feature-option-discard = カードか冒険を捨てる
feature-option-join = 探検に参加する
feature-option-joining-bonus = 参加すると{ $value }点分を得る
feature-option-complete-expedition = 探検を完了すると{ $value }点分を得る
feature-option-complete-adventure = 冒険を完了すると{ $value }点分を得る
feature-option-step = 1歩進む
feature-option-joker = ジョーカーを使う
feature-option-assistant = 案内人を使う
feature-option-recoloured = 銀貨を支払ってカードの色を変更する
feature-option-cards-alike = この色の手札は{ $value }枚
feature-option-nearer = 最も近い目標への前進は{ $value }歩
feature-option-arrives = 目標の地域に着く
feature-option-within-reach = 今回の移動で手札を使って取れる得点は{ $value }点
feature-option-tour-after = そこからまだ完了できるものの価値は{ $value }点
feature-option-adventure-gain = そこの冒険で見込みの得点が{ $value }点増える

# Why: what a bot sees of your position

feature-seat-players = プレイヤーは{ $value }人
feature-seat-turn = あなたの手番である
feature-seat-moves-later = あなたの手番まであと{ $value }手番
feature-seat-on-journey = 探検家を移動している
feature-seat-rounds-left = 残りは約{ $value }ラウンド
feature-seat-last-round = このラウンドが最後である
feature-seat-points = 得点は{ $value }点
feature-seat-lead = ほかの人のうち最上位の人に対するリードは{ $value }点
feature-seat-silver = 銀貨は{ $value }枚
feature-seat-silver-worth = 銀貨1枚の価値は{ $value }点
feature-seat-cards = 手札の移動カードは{ $value }枚
feature-seat-most-of-a-colour = 手札で最も多い色は{ $value }枚
feature-seat-jokers = ジョーカーは{ $value }枚
feature-seat-assistants = 案内人は{ $value }人
feature-seat-expeditions = 完了した探検は{ $value }件
feature-seat-joined = 参加している探検は{ $value }件
feature-seat-adventures = 未達成の冒険は{ $value }枚
feature-seat-best-prize = 参加している最良の探検は{ $value }点分
feature-seat-tour-worth = ここからまだ完了できるものの価値は{ $value }点
feature-seat-nearest = 最も近い目標まで{ $value }歩
feature-seat-others-joined = ほかの人が参加している探検は最多で{ $value }件
feature-seat-others-cards = ほかの人の移動カードは最多で{ $value }枚
feature-seat-others-silver = ほかの人の銀貨は最多で{ $value }枚

# First lessons: what the coach says.

lesson-draw = 手番では、カードを引く、本を開く、移動する、のどれか1つを行います。移動にはカードが必要なので、2枚引きましょう。
lesson-set-out = 移動に使えるカードがそろいました。探検家を移動しましょう。
lesson-step = 1歩ごとに、移動先の地域のシンボルが描かれたカードを1枚使います。ジョーカーはどこでも使え、あとで手札に戻ります。ジョーカーでカイロへ移動しましょう。
lesson-join = 場の探検の1つは、ここカイロから始まります。参加しましょう。マーカーを置き、下のボーナスをすぐに受け取ります。
lesson-stop = ほかのカードでは、まだモザンビークへ行けません。ここで移動を終えましょう。マーカーは置いたままです。
lesson-limit = 手番の終わりに持てるカードは5枚までです。1枚多いので、紫のカードを捨てましょう。
lesson-two-symbols = 1歩にカード1枚で、南へ向かっています。ザンジバルには紫のシンボルがあります。紫のカードで移動しましょう。
lesson-join-again = ザンジバルから別の探検が始まります。目的地はカイロです。参加に費用はかかりません。ついでに参加しましょう。
lesson-onward = もらったカードはすぐに使えますが、ここでは緑が合います。モザンビークへ移動しましょう。
lesson-complete = 最初の探検の目的地に着きました。マーカーも置いてあります。完了して、銀貨と得点を受け取りましょう。
lesson-rest = ここでできることはもうありません。移動を終えましょう。空いたスペースには新しい探検が置かれます。
lesson-book = 銀貨で冒険を購入できます。本は地図の北と南に1冊ずつあり、あなたは今、南にいます。南側の本を開きましょう。
lesson-page = 本には冒険が1枚見えています。右のページをめくって次を見ましょう。最初の1回は無料です。
lesson-buy = これは、北のトンブクトゥで案内人が加わる冒険です。銀貨5枚で購入しましょう。
lesson-close-book = 今は1枚で十分です。本を閉じましょう。
lesson-adventure = 冒険の目的地、トンブクトゥに着きました。完了しましょう。案内人が旅に加わります。
lesson-assistant = 案内人は1色のカードで、移動のたびに手札に戻ります。案内人でハルツームへ進みましょう。
lesson-both-ways = よい道順は2つの探検に役立ちます。2つ目の探検の目的地、カイロに戻ってきました。完了しましょう。
lesson-recolour = あなたも参加していた探検を、相手が先に完了しました。報酬を得るのは最初の1人だけです。銀貨があれば速く進めます。5枚を支払い、灰色のカードでコンゴへ移動しましょう。
lesson-race = ついさきほどコンゴで参加した探検の目的地に、もう着きました。ほかの人より先に完了しましょう。
lesson-chain = この移動ですでに2つの探検を完了しました。ここケープタウンは3つ目の目的地です。これも完了しましょう。長い移動ほど大きな得になります。
lesson-end = これで「引く」「購入する」「移動する」の3つのアクションを覚えました。対戦は、新しい探検を並べられなくなるまで続きます。最後に探検と文化遺物の得点を合計し、文化遺物のコレクションと銀貨の分を加えます。
