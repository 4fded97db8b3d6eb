# The Heart of Africa, in Japanese.

game-title = チケット・トゥ・ライド：ハート・オブ・アフリカ
game-summary = アフリカ中部と南部に鉄道を敷きましょう。列車カードを集めて路線を獲得し、行き先チケットの両端をつなぎます。地形カードを一番多く持っていれば、路線の得点を2倍にできます。地図の地名は帝国主義の時代のもので、そこに暮らす人々ではなく、地図を描いた人々が付けたものです。現在の名前を添えています。48枚の行き先チケットは復元で、製品のものではありません。
game-teaser = カードを集めて線路を敷き、行き先チケットを達成しましょう。地形で首位なら、路線の得点が2倍になります。

# --- What is asked

phase-first-tickets = 行き先チケットを2枚以上残してください。
phase-turn = カードを引く、路線を獲得する、行き先チケットを引く、のどれかを選んでください。
phase-second-card = 2枚目のカードを取ってください。
phase-payment = 路線の支払い方を選んでください。
phase-doubling = 路線の得点を2倍にするか、そのまま得点するかを選んでください。
phase-tickets = 引いた行き先チケットを1枚以上残してください。
phase-over = 対戦は終了しました。

# --- Choices

action-keep-tickets = チケット{ $places }を残す
action-take-train = { $card_id ->
    [locomotive] 場の機関車を取る
   *[other] 場の{ $card }の列車カードを取る
}
action-draw-train = 山札から列車カードを引く
action-take-terrain = 場の{ $terrain }カードを取る
action-draw-terrain = 山札から地形カードを引く
action-draw-tickets = 行き先チケットを引く
action-claim-route = 獲得：{ $track }、{ $track_colour }、{ $track_length }マス
action-pay = { $cards ->
    [0] 機関車{ $locomotives }枚で支払う
   *[other] { $card }{ $cards }枚{ $locomotives ->
        [0] { "" }
       *[other] と機関車{ $locomotives }枚
    }で支払う
}
action-double-route = { $cards ->
    [0] 機関車{ $locomotives }枚で2倍にする
   *[other] 地形カード{ $cards }枚{ $locomotives ->
        [0] { "" }
       *[other] と機関車{ $locomotives }枚
    }で2倍にする
}
action-score-once = そのまま得点する
action-pass = パス

# --- The report

event-hand-dealt = 最初の手札：{ $cards }
event-terrain-dealt = { $seat }に表向きで配られた地形カード：{ $terrains }
event-tickets-offered = 候補の行き先チケット：{ $tickets }
event-tickets-drawn = { $number ->
    [1] { $seat }は最後の行き先チケットを引きました。
   *[other] { $seat }は行き先チケットを{ $number }枚引きました。
}
event-tickets-kept = { $returned ->
    [0] { $seat }は行き先チケットを{ $kept }枚残しました。
   *[other] { $seat }は行き先チケットを{ $kept }枚残し、{ $returned }枚を山札の下に戻しました。
}
event-tickets-chosen = 残したチケット：{ $kept }。戻したチケット：{ $returned_count ->
    [0] なし
   *[other] { $returned }
}。
event-ticket-completed = 行き先チケット達成：{ $ticket }
event-train-taken = { $card_id ->
    [locomotive] { $seat }は場の機関車を取りました。
   *[other] { $seat }は場の{ $card }の列車カードを取りました。
}
event-train-drawn = { $seat }は山札から列車カードを引きました。
event-train-seen = 引いたカード：{ $card }
event-terrain-taken = { $seat }は場の{ $terrain }カードを取りました。
event-terrain-drawn = { $seat }は山札から{ $terrain }カードを引きました。
event-trains-turned-up = 場に出た列車カード：{ $cards }
event-terrains-turned-up = 場に出た地形カード：{ $terrains }
event-row-swept = 機関車が{ $locomotives }枚並んだため、場の列車カードをすべて捨て札にしました。
event-trains-shuffled = { $number ->
    [1] 列車カードの山札がなくなり、1枚だけの捨て札が新しい山札になりました。
   *[other] 列車カードの山札がなくなり、捨て札{ $number }枚を切って新しい山札にしました。
}
event-terrains-shuffled = { $number ->
    [1] 地形カードの山札がなくなり、1枚だけの捨て札が新しい山札になりました。
   *[other] 地形カードの山札がなくなり、捨て札{ $number }枚を切って新しい山札にしました。
}
event-route-claimed = { $seat }は{ $cards ->
    [0] 機関車{ $locomotives }枚
   *[other] { $card }のカード{ $cards }枚{ $locomotives ->
        [0] {""}
       *[other] と機関車{ $locomotives }枚
    }
}で「{ $track }」を獲得し、{ $points }点を得ました。
event-route-doubled = { $seat }は{ $terrain }の首位として、{ $cards ->
    [0] 機関車{ $locomotives }枚
   *[other] 地形カード{ $cards }枚{ $locomotives ->
        [0] {""}
       *[other] と機関車{ $locomotives }枚
    }
}で路線の得点を2倍にし、さらに{ $points }点を得ました。
event-passed = { $seat }は何もできないため、パスしました。
event-last-round-begun = { $trains ->
    [0] { $seat }の列車コマがなくなりました。全員があと1手番ずつ行います。
   *[other] { $seat }の列車コマが残り{ $trains }個になりました。全員があと1手番ずつ行います。
}
event-everyone-passed = もう誰も何もできません。
event-tickets-shown = { $seat }の行き先チケット公開。達成：{ $completed_count ->
    [0] なし
   *[other] { $completed }
}。未達成：{ $failed_count ->
    [0] なし
   *[other] { $failed }
}。
event-match-ended = 対戦が終了しました。

# --- Why not

refusal-ha-5-first = まず行き先チケット{ $offered }枚から、残すものを{ $least }枚以上選んでください
refusal-ha-5-few = 行き先チケット{ $offered }枚のうち、{ $least }枚以上を残してください
refusal-ha-5-absent = 候補の行き先チケットは{ $offered }枚だけです
refusal-ha-7 = 手番で行えるのは、カードを引く、路線を獲得する、行き先チケットを引く、のどれか1つです
refusal-ha-8-second = 先に2枚目のカードを取るか、引いてください
refusal-ha-8-train = { $card_id ->
    [locomotive] 機関車は場にありません
   *[other] { $card }の列車カードは場にありません
}
refusal-ha-8-terrain = { $terrain }カードは場にありません
refusal-ha-9 = 場の機関車は1枚目としてしか取れず、取ったら2枚目は取れません
refusal-ha-12-trains = 引ける列車カードがありません。捨て札にも残っていません
refusal-ha-12-terrains = 引ける地形カードがありません。捨て札にも残っていません
refusal-ha-13-taken = 「{ $track }」はすでに{ $seat }のものです
refusal-ha-13-pay = 「{ $track }」の支払いをしてください：{ $colour }のカード{ $length }枚（機関車は何色にでも使えます）
refusal-ha-15-own = 複線のもう一方をすでに持っています。両方は獲得できないため、「{ $track }」は選べません
refusal-ha-15-closed = 2～3人では複線は片方しか使えないため、「{ $track }」は閉鎖されています
refusal-ha-16 = 「{ $track }」の得点を{ $terrain }で2倍にするか、そのまま得点するかを決めてください
refusal-ha-17 = 「{ $track }」を2倍にするには、機関車を含めて{ $terrain }カードがちょうど{ $needed }枚必要です。手持ちは{ $held }枚と機関車{ $left }枚です
refusal-ha-18 = { $terrain }カードを{ $most }枚持っている人がいて、あなたの枚数では首位になれません
refusal-ha-19 = { $left ->
    [0] { $terrain }として使える機関車が残っていません
   *[other] { $terrain }として使える機関車は、残り{ $left }枚だけです
}
refusal-ha-20 = 支払いに必要な分と、首位に並ぶのに必要な分を超えて、カードや機関車を使うことはできません
refusal-ha-22-trains = 「{ $track }」の獲得には列車コマが{ $length }個必要です。残りは{ $trains }個です
refusal-ha-22-cards = 「{ $track }」の獲得には{ $colour }のカードが{ $length }枚必要です。そろえられるのは{ $cards }枚と機関車{ $locomotives }枚です
refusal-ha-22-held = そのカードは持っていません
refusal-ha-23-choose = まず行き先チケット{ $offered }枚から、残すものを{ $least }枚以上選んでください
refusal-ha-23-few = 行き先チケット{ $offered }枚のうち、{ $least }枚以上を残してください
refusal-ha-23-absent = 候補の行き先チケットは{ $offered }枚だけです
refusal-ha-23-empty = 引ける行き先チケットは残っていません
refusal-ha-32 = 「{ $track }」はフェリーです。機関車が{ $ferries }枚以上必要ですが、{ $locomotives }枚しかありません
refusal-ha-34 = できることがあるため、パスできません

# --- The score sheet

line-routes = 路線{ $number }本、列車コマ{ $trains }個
line-doubled-routes = 2倍にした路線{ $number }本
line-ticket-completed = { $ticket }：{ $place_path }
line-ticket-unfinished = { $ticket }：あと{ $missing }マス不足
line-ticket-cut-off = { $ticket }：分断（つなぐ道なし）
line-globetrotter = グローブトロッター（達成{ $completed }枚）

# --- Things

track = { $side ->
    [1] { $place_from } – { $place_to } 1本目
    [2] { $place_from } – { $place_to } 2本目
   *[other] { $place_from } – { $place_to }
}
ticket = { $end_from } – { $end_to } { $value }点

card-yellow = 黄
card-orange = 橙
card-red = 赤
card-purple = 紫
card-blue = 青
card-green = 緑
card-white = 白
card-black = 黒
card-locomotive = 機関車

# One letter of each colour’s name, for those who cannot tell the colours; no two alike.
letter-yellow = 黄
letter-orange = 橙
letter-red = 赤
letter-purple = 紫
letter-blue = 青
letter-green = 緑
letter-white = 白
letter-black = 黒

colour-yellow = 黄
colour-orange = 橙
colour-red = 赤
colour-purple = 紫
colour-blue = 青
colour-green = 緑
colour-white = 白
colour-black = 黒
colour-grey = 任意の1色

terrain-desert = 砂漠
terrain-jungle = ジャングル
terrain-mountain = 山岳

# What only an edition of somebody's own has is called what it says; where a case is needed, beside a word that has it.
card = { $name }
colour = { $name }
terrain = { $name }

# --- Places, with today's names beside those of the map

place-ngaoundere = ンガウンデレ
place-douala = ドゥアラ
place-libreville = リーブルビル
place-bangui = バンギ
place-bondo = ボンド
place-fachoda = ファショダ（コドク）
place-addis-ababa = アディスアベバ
place-bogoro = ボゴロ
place-port-florence = ポートフローレンス（キスム）
place-mombasa = モンバサ
place-dar-es-salaam = ダルエスサラーム
place-cabinda = カビンダ
place-leopoldville = レオポルドビル（キンシャサ）
place-luanda = ルアンダ
place-ujiji = ウジジ
place-elizabethville = エリザベートビル（ルブンバシ）
place-livingstonia = リビングストニア
place-mocamedes = モサメデス
place-serpa-pinto = セルパピント（メノンゲ）
place-zomba = ゾンバ
place-mocambique = モザンビーク（モザンビーク島）
place-salisbury = ソールズベリー（ハラレ）
place-beira = ベイラ
place-bulawayo = ブラワヨ
place-windhoek = ウィントフック
place-walvis-bay = ウォルビスベイ
place-pretoria = プレトリア
place-port-nolloth = ポートノロス
place-bloemfontein = ブルームフォンテーン
place-durban = ダーバン
place-cape-town = ケープタウン
place-port-elizabeth = ポートエリザベス（ケベルハ）
place-east-london = イーストロンドン
place-ws-northwest = ンデレ
place-ws-northeast = カポエタ
place-ws-east = マルサビット
place-ws-upper-congo = ロマミ
place-ws-lower-congo = カミナ
place-ws-angola-north = バイルンド
place-ws-angola-south = オンジバ
place-ws-upper-zambezi = ナムワラ
place-ws-kalahari = ンガミ
place-ws-rukwa = イリンガ
place-nigeria-w = ナイジェリア（沿岸）
place-nigeria-n = ナイジェリア（内陸）
place-tchad-n = チャド（北）
place-tchad-s = チャド（南）
place-sudan-w = スーダン（西）
place-sudan-e = スーダン（東）
place-madagascar-n = マダガスカル（北）
place-madagascar-s = マダガスカル（南）

end-ngaoundere = { place-ngaoundere }
end-douala = { place-douala }
end-libreville = { place-libreville }
end-bangui = { place-bangui }
end-bondo = { place-bondo }
end-fachoda = ファショダ
end-addis-ababa = { place-addis-ababa }
end-bogoro = { place-bogoro }
end-port-florence = ポートフローレンス
end-mombasa = { place-mombasa }
end-dar-es-salaam = { place-dar-es-salaam }
end-cabinda = { place-cabinda }
end-leopoldville = レオポルドビル
end-luanda = { place-luanda }
end-ujiji = { place-ujiji }
end-elizabethville = エリザベートビル
end-livingstonia = { place-livingstonia }
end-mocamedes = { place-mocamedes }
end-serpa-pinto = セルパピント
end-zomba = { place-zomba }
end-mocambique = モザンビーク
end-salisbury = ソールズベリー
end-beira = { place-beira }
end-bulawayo = { place-bulawayo }
end-windhoek = { place-windhoek }
end-walvis-bay = { place-walvis-bay }
end-pretoria = { place-pretoria }
end-port-nolloth = { place-port-nolloth }
end-bloemfontein = { place-bloemfontein }
end-durban = { place-durban }
end-cape-town = { place-cape-town }
end-port-elizabeth = ポートエリザベス
end-east-london = { place-east-london }
end-nigeria = ナイジェリア
end-tchad = チャド
end-sudan = スーダン
end-madagascar = マダガスカル

# --- The board in the browser

face-map = アフリカ中部と南部の地図
face-track-free = { $track }：{ $length }マス、{ $colour }{ $ferries ->
    [0] { "" }
   *[other] 、フェリー（機関車{ $ferries }枚）
}
face-track-owned = { $track }：{ $owner }が列車コマ{ $length }個で獲得
face-train-row = 場の列車カード
face-terrain-row = 場の地形カード
face-train-deck = 列車
face-no-card = カードなし
face-terrain-deck = 地形
face-ticket-deck = チケット
face-hand = 手札
face-no-cards = 手札はありません
face-about-train = { $card }または灰色の路線の1マス分を支払えます。地形：{ $terrain }。
face-about-locomotive = どの路線でも1マス分を支払えます。地形カードの代わりにもなります。場から取ると、その手番ではほかのカードを取れません。
face-about-terrain = { $terrain }で首位の人は、{ $colours }の路線の得点を2倍にできます。
face-about-train-deck = 山札の列車カードです。何が出るかは分かりません。1手番に2枚までカードを取れます。
face-about-terrain-deck = 山札の地形カードです。何が出るかは分かりません。
face-about-ticket-deck = 新しい行き先チケットを引き、残すものを選びます。つなげば得点、つなげなければ同じ点数の減点です。
face-tickets = 行き先チケット
face-drawer = 行き先チケット{ $number }枚、凡例
face-offer = 候補の行き先チケット
face-keep = { $number ->
    [0] 残すチケットを選ぶ
    [1] このチケットを残す
   *[other] この{ $number }枚を残す
}
face-about-ticket = 両端をつなげば{ $points }点、つなげなければ{ $points }点の減点です。現在：{ $status }。
face-connected = 達成
face-open = 未達成
face-key = 色、地形、得点
face-spaces = マス
face-points = 得点
face-to-double = 2倍に必要な地形
face-reconstructed = 行き先チケットは復元で、製品のものではありません。地名を指すと現在の名前が表示されます。
face-last-turns = 最後の手番
face-price = { $length }マス、{ $points }点。2倍にするには{ $terrain }カード{ $terrains }枚
face-brings = ＝{ $points }点
face-points-of = { $number }点
face-trains-of = 列車コマ残り{ $number }個
face-cards-of = 列車カード{ $number }枚
face-tickets-of = 行き先チケット{ $number }枚
face-terrain-of = { $terrain }{ $number }枚
face-terrain-leads = { $terrain }{ $number }枚（最多）

kind-take-train = 列車カードを取る
kind-take-terrain = 地形カードを取る
kind-claim-route = 路線を獲得
kind-keep-tickets = 行き先チケットを残す
kind-pay = 支払う
kind-double-route = 2倍にする

guide-map = 地図です。路線のマスの数が、必要なカードの枚数です。色と文字は、支払いに使えるカードを示します。今獲得できる路線には金色の縁が付いています。クリックして選んでください。
guide-market = 取れるカードです。8色の列車カード、どの色にも使える機関車、地形カードがあります。地形で首位なら、その地形の路線の得点を2倍にできます。
guide-tickets = あなたの行き先チケットです。それぞれの両端をつなぎましょう。チケットを指すと地図に示されます。その下は得点の一覧です。

# What a row of the score sheet is about, where each player's line says something of its own.
face-tie-1 = 達成した行き先チケットが多い（{ $more }対{ $less }）
lines-routes = 路線
lines-doubled-routes = 2倍にした路線
lines-ticket-completed = 達成した行き先チケット
lines-ticket-unfinished = 未達成の行き先チケット
lines-ticket-cut-off = 分断された行き先チケット
lines-globetrotter = グローブトロッター

# --- The board as text

field-last-turns = 残りの手番
field-track = 獲得中の路線
field-pay-card = 支払う色
field-pay-cards = 支払うカードの枚数
field-pay-locomotives = 支払う機関車の枚数
field-train-row = 場の列車カード
field-train-deck-size = 列車カードの山札
field-train-discards = 列車カードの捨て札
field-terrain-row = 場の地形カード
field-terrain-deck = 地形カードの山札
field-terrain-discards = 地形カードの捨て札
field-hands = 列車カード
field-hand-sizes = 手札の列車カードの枚数
field-terrains = 地形カード
field-trains = 残りの列車コマ
field-points = これまでの得点
field-owners = 獲得された路線
field-doubled = 2倍にした路線
field-offered = 候補の行き先チケット
field-kept = 残した行き先チケット
field-kept-sizes = 行き先チケットの枚数
field-ticket-pile-size = 行き先チケットの山札

# --- What is wrong with an edition file

problem-locomotive-last = 最後の種類は機関車でなければなりません
problem-grey-card = 灰色のカードはありません。灰色の路線にはどの色でも使えます
problem-one-terrain = 「{ $word }」は{ $found }種類ではなく、ちょうど1種類の地形に属さなければなりません
problem-no-route-colour = 「{ $word }」は路線の色ではありません
problem-lengths = 1、2、3…の順に、1回ずつでなければなりません
problem-few-trains = last_trainsより多くなければなりません。そうでないと最初の手番で最終ラウンドが始まります
problem-more-than = { $other }より多くすることはできません
problem-few-cards = 5人には足りません。配る分と並べる分で{ $number }枚必要です
problem-few-tickets = 5人に{ $number }枚ずつ配るには足りません
problem-no-end = ありません。行き先チケットに現れないのは中継地だけです
problem-way-station-end = 中継地は行き先チケットに使えません
problem-same-as = { $other }と同じにはできません
problem-needs-double = 別の線路と同じ2地点を結んでいます。両方に同じ「double」が必要です
problem-double-tracks = 複線「{ $word }」の線路は{ $found }本ではなく2本でなければなりません
problem-double-places = 複線「{ $word }」の線路が別々の地点を結んでいます
problem-double-lengths = 複線「{ $word }」の線路の長さが違います
problem-dead-end = 行き止まりです。線路はすべて同じ1つの地点につながっていなければなりません
problem-no-such-end = 「{ $word }」を行き先とする地点がありません
problem-ticket-twice = 別の行き先チケットと同じ両端を結んでいます

# The edition that comes with the game: what it says of itself, and what each of its sources gives.

edition-default = チケット・トゥ・ライド：ハート・オブ・アフリカ
edition-default-note = ボードは1つの公開資料（A）から書き写し、長さを座標と照合しました。48枚の行き先チケットはすべて復元です。印刷されたカードの内容はどの資料にも見つかりませんでした。両端はこのボードの地点から私たちが選び、ほかのマップの印刷されたチケットと同じくらい偏らせ、両端の最短経路の長さを点数としました。製品の行き先チケットではありません。製品について分かっているのは、48枚あることと、1枚が22点であることだけです。ブルームフォンテーンとケープタウンを結ぶ路線の長さも復元です。製品をお持ちの方は、実際の値を自分の版に書き込めます。
source-a = ボード全体の書き写し（地点、座標、線路、長さ、色、複線、フェリー）。行き先チケットはなし
source-r-ref = Ticket to Ride Map Collection 3: The Heart of Africa（Alan R. Moon、Days of Wonder、2012）ルールブック
source-r = カード構成、配り方、地形カード、得点の2倍、行き先チケット、マダガスカルと国、グローブトロッター。フランス語ルール：複線の両方を1人で持つことはできない
source-b1 = 内陸の接続点は名前のない「中継地」
source-b2 = 行き先になる国は北端のナイジェリア、チャド、スーダンだけ
source-b3 = マダガスカルを通る路線の連なりが、色の制約なしに南アフリカとモザンビークを結ぶ。フェリーはそこだけ。配る枚数と引く枚数の表
source-b4 = マダガスカルの路線は2本の線路からなる
source-b5 = 1路線で30点の例（6マスを2倍）。22点の行き先チケットがある。1マスの路線がある
source-b6 = 色の分布（南は砂漠、中央はジャングル、東は山岳）。5マスと6マスの路線がある
source-b7 = フェリーあり、トンネルなし、最長路線の代わりにグローブトロッター
source-b8 = この地図が前提とする基本ゲームのルール
source-ours-ref = このプロジェクト
source-ours = ID、名前のない地点の呼び名、国や島のどちら側の地点か、都市の現在の名前
source-stations = 印刷されたボードでは名前のない中継地に、このプロジェクトが付けた名前。どれも近くに実在する町、川、湖の名
source-reconstruction-ref = このプロジェクト
source-reconstruction = どの資料にもないもの：慎重な推定であり、製品の値ではない

# What an edition says, as the edition editor shows it: tables, their columns, and what one chooses from.
printed-title = タイトル
printed-cards = 列車カード
printed-count = 枚数
printed-terrains = 地形カード
printed-colours = 路線の色
printed-lengths = 路線の長さ
printed-length = 長さ
printed-points = 得点
printed-terrain = 2倍に必要な地形カード
printed-numbers = その他の数
printed-trains = 1人あたりの列車コマ
printed-cards-dealt = 配る列車カード
printed-terrains-dealt = 配る地形カード
printed-tickets-dealt = 配る行き先チケット
printed-first-tickets-kept = 最初に残すチケット（最少）
printed-tickets-drawn = 引く行き先チケット
printed-tickets-kept = 引いた中から残すチケット（最少）
printed-cards-face-up = 場の列車カード
printed-terrains-face-up = 場の地形カード
printed-locomotives-face-up = 場を入れ替える機関車の枚数
printed-last-trains = 最終ラウンドになる残り列車コマ
printed-globetrotter = グローブトロッターのボーナス
printed-places = 地点
printed-name = 名前
printed-kind = 種類
printed-city = 都市
printed-way-station = 中継地
printed-country = 国
printed-island = 島
printed-today = 現在の名前
printed-end = チケットでの名前
printed-tracks = 路線
printed-from-place = 起点
printed-to-place = 終点
printed-colour = 色
printed-double = 複線
printed-ferries = 必要な機関車
printed-note = 注記
printed-tickets = 行き先チケット
printed-from-end = 起点
printed-to-end = 終点
printed-value = 点数
printed-map = ボード上の位置
printed-place = 地点
printed-x = 左から（%）
printed-y = 上から（%）

# Why: what a bot sees of your position ($value is a number)

feature-seat-to-move = あなたの手番である
feature-seat-moves-later = あなたの手番まであと{ $value }手番
feature-seat-points = 獲得した路線の得点は{ $value }点
feature-seat-done-points = 達成したチケットの得点は{ $value }点
feature-seat-done-tickets = 達成したチケットは{ $value }枚
feature-seat-trains = 残りの列車コマは{ $value }個
feature-seat-hand = 手札の列車カードは{ $value }枚
feature-seat-locomotives = 手札の機関車は{ $value }枚
feature-seat-most-of-a-colour = 手札で最も多い色は{ $value }枚
feature-seat-second-most-of-a-colour = 手札で2番目に多い色は{ $value }枚
feature-seat-terrain-cards = 地形カードは{ $value }枚
feature-seat-terrains-led = 首位の地形は{ $value }種類
feature-seat-planned-points = まだ達成できるチケットの得点は{ $value }点
feature-seat-failed-points = 達成できないかもしれないチケットの減点は{ $value }点
feature-seat-planned-tickets = まだ達成できるチケットは{ $value }枚
feature-seat-plan-turns = チケットの達成まであと{ $value }手番
feature-seat-plan-spaces = チケットに必要な列車コマはあと{ $value }個
feature-seat-plan-tracks = チケットに必要な路線はあと{ $value }本
feature-seat-plan-track-points = チケットに必要な路線の得点は{ $value }点
feature-seat-plan-lacks = チケットのために足りない列車カードは{ $value }枚
feature-seat-plan-lacks-locomotives = フェリーのために足りない機関車は{ $value }枚
feature-seat-plan-payable = チケットに必要な路線のうち、手札で支払えるのは{ $value }本
feature-seat-plan-payable-points = チケットに必要な路線のうち、手札で支払えるものの得点は{ $value }点
feature-seat-plan-doubling = チケットに必要な路線のうち、地形カードで2倍にできる得点は{ $value }点
feature-seat-plan-doubling-payable = 地形カードですぐに2倍にできる得点は{ $value }点
feature-seat-plan-danger = チケットに必要な路線のうち、ほかの人が隣まで来ているのは{ $value }本
feature-seat-cards-to-spare = チケットに不要な手札の列車カードは{ $value }枚
feature-seat-locomotives-to-spare = チケットに不要な手札の機関車は{ $value }枚
feature-seat-spare-trains = チケットの達成後に残る列車コマは{ $value }個
feature-seat-best-claim = 今獲得できる最良の路線は{ $value }点
feature-seat-best-claim-doubled = 今獲得できる最良の路線は、2倍も含めて{ $value }点
feature-seat-turns-left = 終了までのあなたの手番は約{ $value }回
feature-seat-plan-against-time = チケットの達成には残り時間の{ $value }倍かかる
feature-seat-fewest-trains-of-others = ほかの人の残りの列車コマは最少で{ $value }個
feature-seat-fewest-trains = 列車コマが最も少ない人の残りは{ $value }個
feature-seat-biggest-hand-of-others = ほかの人の列車カードは最多で{ $value }枚
feature-seat-last-round = 最後の手番に入っている
feature-seat-last-turns = 終了まであと{ $value }手番
feature-seat-plan-danger-points = ほかの人が隣まで来ている路線に左右されるチケットは{ $value }点分
feature-seat-plan-terrain-lacks = チケットに必要な路線をすべて2倍にするために足りない地形カードは{ $value }枚
feature-seat-plan-doubling-begun = 手元の地形カードで2倍を目指せる得点は{ $value }点
feature-seat-open-cards-useful = チケットに必要な場の列車カードは{ $value }枚
feature-seat-open-locomotives = 場の機関車は{ $value }枚
feature-seat-open-terrains-useful = チケットに必要な場の地形カードは{ $value }枚

# Why: what a bot sees of an option ($value is a number)

feature-option-instinct = 第一感の手との差は{ $value }点
feature-option-face-up-card = 場の列車カードを取る
feature-option-hidden-card = 山札から引く
feature-option-locomotive = 機関車を取る
feature-option-terrain-card = 地形カードを取る
feature-option-draw-tickets = 行き先チケットを引く
feature-option-claim = 路線を獲得する
feature-option-pay = 路線の支払いをする
feature-option-double = 路線の得点を2倍にする
feature-option-keep = チケットを{ $value }枚残す
feature-option-kept-points = 残すチケットの得点は{ $value }点
feature-option-kept-complete = すでに達成しているチケットは{ $value }枚
feature-option-card-worth = カードの価値は{ $value }点
feature-option-held-alike = 同じ種類の手札はすでに{ $value }枚
feature-option-lacked = チケットのために足りないこの色のカードは{ $value }枚
feature-option-track-points = 路線の得点は{ $value }点
feature-option-track-length = 列車コマを{ $value }個使う
feature-option-planned = あなたのチケットに必要な路線である
feature-option-ticket-points = この路線に左右されるチケットは{ $value }点分
feature-option-contested = 路線の両端のうち、ほかの人が来ているのは{ $value }か所
feature-option-trains-after = 列車コマが{ $value }個残る
feature-option-cards-paid = 色のカードを{ $value }枚支払う
feature-option-locomotives-paid = 機関車を{ $value }枚支払う
feature-option-price = 支払うカードをほかに使ったときの価値は{ $value }点
feature-option-doubling = 今2倍にすると、さらに{ $value }点を得る
feature-option-terrains-paid = 地形カードを{ $value }枚使う

# First lessons: what the coach says.

lesson-tickets = 行き先チケットは、自分の路線で両端をつなげば得点、つなげなければ減点です。2枚以上を残します。この4枚は同じ路線でつなげるので、4枚とも残しましょう。
lesson-draw = 路線は、その色のカードで支払います。手番ではカードを2枚取れます。1枚目を山札から引きましょう。
lesson-second = 次は2枚目です。場から取っても、山札から引いてもかまいません。もう一度、山札から引きましょう。
lesson-terrain = 地形カードを使うと、路線の得点が2倍になります。自分の前に表向きで置きます。誰が一番多く持っているかが重要です。砂漠カードを取りましょう。
lesson-locomotive = 機関車は何色にでも使えます。場から取るとその手番は1枚だけですが、それだけの価値があります。取りましょう。
lesson-claim = しばらくカードを集め、手札は紫でいっぱいです。レオポルドビルから中継地カミナまでの路線（5マス）を獲得しましょう。
lesson-pay = 紫のカード5枚で支払い、機関車はあとのために取っておきましょう。
lesson-double = これはジャングルの路線で、ジャングルカードがあなたより多い人はいません。5マスには地形カードが2枚必要で、1枚は機関車でもかまいません。2倍にしましょう。10点が20点になります。
lesson-more-tickets = 路線網が広がったので、新しい行き先チケットも達成しやすくなっています。この手番は、行き先チケットを4枚引きましょう。
lesson-keep = 1枚以上を残します。どのみち行くことになる、ブルームフォンテーンとマダガスカルの2枚を残しましょう。
lesson-wild = 機関車だけでも路線の支払いができます。ほかの人に取られる前に、ゾンバからモザンビークまでの路線を獲得しましょう。
lesson-connect = モザンビークとナイジェリアの間に足りない路線は、あと1本です。中継地ナムワラからソールズベリーまでを獲得すると、20点のチケットが達成になります。
lesson-double-track = 路線には複線もありますが、2～3人では2本のうち片方しか使えません。次のチケットのために、カビンダからレオポルドビルまでを獲得しましょう。
lesson-ferry = マダガスカルへはフェリーで渡ります。モザンビークから島の北までの路線を獲得しましょう。
lesson-ferry-pay = フェリーの支払いには、機関車が1枚以上必要です。黄のカード2枚と機関車1枚で支払いましょう。
lesson-last-trains = 誰かが列車コマ2個以下で手番を終えると、最終ラウンドになります。チケットはほとんど達成したので、終わらせましょう。レオポルドビルから中継地ロマミまでの路線を獲得してください。
lesson-last-turn = 全員があと1手番ずつ行います。そのあとカードに価値はないので、使いましょう。ブラワヨからプレトリアまでを獲得してください。
lesson-last-double = 地形カードも、そのあとは価値がありません。この路線も2倍にしましょう。
lesson-end = このゲームの決め手は行き先チケットです。達成すれば得点、できなければ減点になり、達成数が最も多い人はさらに10点を得ます。これで全部です。カードを集め、路線を獲得し、2倍にして、同じ路線を使えるチケットを選びましょう。
