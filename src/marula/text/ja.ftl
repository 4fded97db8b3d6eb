# The words of no game.

seat = プレイヤー{ $number }
scene-you = あなた
scene-other = プレイヤー{ $number }
lesson-right = よくできました。
lesson-other = それもルールどおりの手です。このレッスンでは、次の手を試してください：{ $wanted }
nothing = なし
times = { $what }×{ $number }
between-numbers = {"、"}
between-owners = {" ／ "}
between-things = {"、"}

illegal = { $why }（{ $rule }）
not-your-turn = あなたの手番ではありません。{ $others }を待っています。
match-is-over = 対戦は終了しています。
stale = 選んだあとに対戦が先へ進みました（選択時：{ $version }、現在：{ $current }）。もう一度確認して選び直してください。
against-rule = ルール上、それはできません（{ $rule }）。

# What somebody named and there is not. $allowed lists what there is, as one types it.
unknown-action = そのようなアクションはありません：{ $word }
unknown-address = そのようなアドレスはありません：{ $word }
unknown-answer-to-illegal = 反則手への対応として指定できません：{ $word }
unknown-bot = そのようなボットはありません：{ $word }
unknown-choice = それは選べません：{ $word }
unknown-clock = そのような持ち時間は設定できません：{ $word }
unknown-edition = そのような版はありません：{ $word }
unknown-own-edition = そのような版はないか、削除されています：{ $word }
unknown-edition-of-this-game = これは別のゲームの版です：{ $word }
unknown-lesson = そのようなレッスンはありません：{ $word }
unknown-puzzle = そのようなパズルはありません：{ $word }
unknown-game = そのようなゲームはありません：{ $word }
unknown-kind-of-notice = このサーバーは、その方法では通知を送れません：{ $word }
unknown-message = そのようなメッセージはありません：{ $word }
unknown-report = そのような報告はありません：{ $word }
unknown-notice = そのような通知はありません：{ $word }
unknown-number-of-bots = その数のボットでは遊べません：{ $word }
unknown-number-of-seats = その人数では遊べません：{ $word }
unknown-option = そのようなバリアントはありません：{ $word }
unknown-place-of-the-mask = アクションマスクの置き場所として指定できません：{ $word }
unknown-position = この対戦にそのような手はありません：{ $word }
unknown-render-mode = そのような表示方法はありません：{ $word }
unknown-reward = そのような報酬はありません：{ $word }
unknown-rules-page = ルールのページがありません：{ $word }
unknown-seat = そのような席はありません：{ $word }
unknown-status = テーブルにそのような状態はありません：{ $word }
unknown-table = そのようなテーブルはありません：{ $word }
with-allowed = { $problem }。使えるもの：{ $allowed }

replay-head = { $game }、{ $seats }人、版：{ $edition }
standard-edition = 標準
replay-deal = 準備
replay-move = { $number }. { $seat }
replay-whisper = （{ $seat }だけに見える）{ $event }
replay-score = 最終得点
replay-total = 合計
replay-totals = ここで終わった場合の得点：{ $totals }
replay-out = { $seat }は勝てません。
replay-winner = { $count ->
    [1] { $names }の勝利です。
   *[other] { $names }が勝利を分け合います。
}
replay-nobody = 勝者はいません。
replay-unfinished = 対戦はまだ終わっていません。{ $others }を待っています。
replay-position = { $number }手目の局面
replay-field = { $field }：{ $value }
verify-sound = 正常です：記録は{ $entries }件。つながりに切れ目はなく、すべての手がルールどおりで、すべての結果が一致します。
verify-luck-checked = 乱数：すべてシードから導かれたとおりです。
verify-luck-sealed = 乱数：封印されています。シードが公開されれば検証できます。
verify-taken-back = 公正な対戦の証明はありません：ただ1人の人間の参加者が、乱数の結果や伏せたカードを見たあとで{ $number }手を取り消しました。
verify-taken-back-by-all = すべてのプレイヤーが{ $number }手の取り消しを認めました。1人が複数の席に座っていたかどうかは、ファイルからは分かりません。
verify-skipped = 公正な対戦の証明はありません：{ $number }回分の乱数の結果が、出たあとで取り消されました。
verify-luck-other = 公正な対戦の証明はありません：{ $number }手目からは、別の対戦の途中から続けた対戦のように、乱数が別のシードから導かれています。
verify-luck-unknown = 乱数：出どころがファイルにないため、あり得る結果であることしか分かりません。
verify-score = 得点：ルールどおりの計算です。
verify-unfinished = 対戦が終わっていないため、最終得点はありません。
review-seat = { $seat }：結果{ $result }
review-account = 開始時{ $start }、運{ $luck }、選択{ $choices }（自分の選択{ $own }）
review-kinds = 選択：最善{ $best }、良好{ $fine }、疑問手{ $inaccuracy }、悪手{ $mistake }、大悪手{ $blunder }
review-luck = 運{ $worth }（{ $number }手目）：{ $what }
review-luck-deal = 運{ $worth }（準備）
review-turning-points = 勝負の分かれ目（損の大きい順）
review-nothing-to-better = 最善手より明らかに劣る選択はありませんでした。
review-decision-inaccuracy = { $number }. { $seat }、疑問手：{ $choice }（勝率{ $chosen }）
review-decision-mistake = { $number }. { $seat }、悪手：{ $choice }（勝率{ $chosen }）
review-decision-blunder = { $number }. { $seat }、大悪手：{ $choice }（勝率{ $chosen }）
review-better = より良い手：{ $better }（勝率{ $best }）
review-why = 違い：{ $what }
# The better option against the choice: "leaves you 3 coins (not 1)"; "the other choice: draws a card".
why-not-so = { $what }（もう一方は{ $value }）
why-other-only = もう一方の手：{ $what }
why-line-more = 最終的に{ $line }の得点が{ $value }点多い
why-line-fewer = 最終的に{ $line }の得点が{ $value }点少ない
why-line-saves = 最終的に{ $line }の減点が{ $value }点少ない
why-line-costs = 最終的に{ $line }の減点が{ $value }点多い
why-others-more = 最終的にほかの人の最高点が{ $value }点高い
why-others-fewer = 最終的にほかの人の最高点が{ $value }点低い
review-lucky = { $seat }の勝率は、運で{ $worth }上がりました。
review-unlucky = { $seat }の勝率は、運で{ $worth }下がりました。
review-no-luck = { $seat }の勝率に、運の影響はありませんでした。
reading-head = { $number }手目：{ $seat }が推測できたこと
reading-thing = { $seat }、{ $field }：{ $what }、{ $chance }、{ $truth }
reading-number = { $seat }、{ $field }：{ $chance }、{ $truth }
reading-at-least = { $number }以上：{ $chance }
reading-had-it = 実際にあり
reading-had-not = 実際はなし
reading-had = 実際は{ $number }
reading-nothing = ほかの人について隠されていたものはありませんでした。
review-lesson = 次回：「{ $choice }」を選ぶ前に、「{ $better }」も考えてみましょう。{ $number }手目のような選択で、勝率を{ $loss }失いました（{ $count }回）。
review-lesson-same-kind = 次回：「{ $choice }」では、選択肢をもう一度比べてみましょう。{ $number }手目のような選択で、勝率を{ $loss }失いました（{ $count }回）。
review-lesson-why = そこで「{ $better }」を選んだ場合：{ $what }。
progress-decisions = 手
progress-puzzles = パズル
dataset-written = { $folder }：{ $matches }戦の{ $decisions }手
study-title = { $game }、版：{ $edition }
study-about = プレイ：{ $bot }、シード{ $seed }、版のチェックサム{ $digest }。
study-size = { $players }人：{ $matches }戦、1戦あたり平均{ $decisions }手
study-seat = { $seat }：勝率{ $wins }（{ $low }～{ $high }）、平均{ $points }点
study-skill = 1つ下のレベルを相手にした各レベルの成績
study-level = { $bot }対{ $against }：勝率{ $wins }
study-luck = 結果の{ $part }は運で説明できます（{ $matches }戦で測定）
study-thing = { $kind } { $name }：持っている人の勝率{ $worth }（選択率{ $taken }）
study-against = { $players }人、もう一方の版との比較：得点{ $points }、手数{ $decisions }、各席の勝率
study-column-thing = 対象
study-column-taken = 選択率
study-column-with = ありの勝率
study-column-without = なしの勝率
study-column-difference = 差
puzzles-question = { $players }人、難易度{ $level }（最高5）：{ $what }
puzzles-options = 選択肢：{ $options }
puzzles-solution = 正解：{ $action }（勝率{ $chance }）
puzzles-found = パズル{ $number }問

edition-written = { $file }：編集したあと、次を実行してください：marula edition check { $file }
edition-broken = { $where }：{ $problem }{ $more ->
    [0] {""}
   *[other] （ほか{ $more }件：marula edition check）
}
edition-sound = 正常です：{ $game }の版「{ $edition }」で遊べます。
edition-problems = 問題が{ $number }件あります：

# What is wrong with an edition file. $place is a place in the file: it stays as it is, like every word in quotes.
problem-at = { $place }：{ $what }
problem-unreadable = 読み込めません（{ $reason }）
problem-not-json = JSONではありません（{ $reason }）
problem-not-an-object = 版ではありません。JSONオブジェクトでなければなりません
problem-unnamed = ありません。版にはゲーム名と版の名前が必要です
problem-missing = ありません
problem-no-field = このような項目はありません。使える項目：{ $fields }
problem-kind = { $found }ではなく{ $wanted }でなければなりません
problem-strange = 「{ $word }」はここでは使えません
problem-misfit = ここには合いません
problem-twice = 「{ $word }」が2回あります
problem-no-id = 「{ $word }」はIDとして使えません。英小文字で始まり、英小文字・数字・_ だけを使います
problem-none-of = 「{ $word }」は「{ $list }」の一覧にありません
problem-not-among = 「{ $word }」は次のどれでもありません：{ $known }
problem-lacks = 「{ $word }」がありません
problem-empty = 空です
problem-count = { $found }ではなく{ $number }でなければなりません
problem-at-least = { $number }以上でなければなりません
problem-at-most = { $number }以下でなければなりません
problem-between = { $least }～{ $most }でなければなりません
problem-too-large = 大きすぎます。版は{ $number }バイトまでです
problem-many-letters = { $number }文字以下でなければなりません
problem-many-entries = { $number }項目以下でなければなりません
problem-too-costly = 準備に時間またはメモリがかかりすぎます
problem-invisible = 制御文字や見えない文字は使えません
problem-no-name = 使えるのは文字・数字・空白と . - _ だけです。先頭は文字か数字でなければなりません
problem-not-connected = つながっていない地点があります

games-game = { $name }：{ $title }、{ $fewest }～{ $most }人
games-editions = 版：{ $editions }
games-bots = ボット：{ $bots }
games-option = --option { $name }=…：{ $what }：{ $choices }
games-default = { $choice }（既定）

play-address = { $address }（Ctrl-Cで停止。対戦は保存されます）
stopped = 停止しました
usage = { $problem }（{ $command } --help を参照）
no-such-language = 「{ $word }」という言語はないため、英語で表示します。使える言語：{ $languages }
progress-matches = 対戦

simulate-matches = { $setup }を{ $matches }戦、計{ $decisions }手、1戦あたり{ $mean }手
simulate-speed = { $seconds }秒、毎秒{ $speed }手、未完了{ $unfinished }戦
simulate-checksum = チェックサム { $sum }

bench-about = Python { $python }、{ $machine }。1コア、ランダムプレイ、CPU時間1秒あたり、3回中の最良値
bench-column-game = ゲーム
bench-column-players = 人数
bench-column-speed = 速度
bench-column-one-call = 一括
bench-column-stepped = 1手ずつ
bench-column-fork = 分岐

# What marula admin answers.
admin-dry-run = 試行のため、何も変更していません。
admin-tables = { $number ->
    [0] テーブルはありません。
   *[other] テーブル{ $number }件：
}
admin-table = { $table }  { $status }  { $game }  変更 { $changed }  ログ上の名前 { $log_name }  { $who }
admin-delete = テーブル{ $table }（{ $game }、{ $status }、ログの記録{ $entries }件）を{ $dry ->
    [yes] 削除する予定です
   *[no] 削除しました
}。
admin-prune = { $before }以降使われていないテーブル{ $number }件を{ $dry ->
    [yes] 削除する予定です
   *[no] 削除しました
}。
admin-ban = ハッシュ{ $hash }の{ $kind ->
    [player] プレイヤー
   *[address] アドレス
}の利用を{ $until ->
    [never] 無期限で
   *[other] { $until }まで
}{ $dry ->
    [yes] 禁止する予定です
   *[no] 禁止しました
}。
admin-unban = { $hash }の利用禁止を{ $dry ->
    [yes] 解除する予定です
   *[no] 解除しました
}。
admin-bans = { $number ->
    [0] 利用禁止はありません。
   *[other] 利用禁止{ $number }件：
}
admin-one-ban = { $hash }  { $kind ->
    [player] プレイヤー
   *[address] アドレス
}  { $at }から  { $until ->
    [never] 無期限
   *[other] { $until }まで
}  { $note }
admin-erase = { $seats }席の、名前{ $names }件、チャット{ $chat }件、通知の送り先{ $notices }件を{ $dry ->
    [yes] 消去する予定です
   *[no] 消去しました
}。手は残ります。
admin-reports = { $number ->
    [0] 報告はありません。
   *[other] 報告{ $number }件：
}
admin-report = { $id }  { $at }  { $table }:{ $seat }の{ $kind ->
    [name] 名前
   *[message] メッセージ
}  { $name }：{ $text }  { $reason }
admin-dismiss = { $name }についての報告{ $id }を{ $dry ->
    [yes] 却下する予定です
   *[no] 却下しました
}。
admin-delete-reported = テーブル{ $table }の{ $kind ->
    [name] { $name }の名前とチャット
   *[message] { $name }のメッセージ
}と報告{ $id }を{ $dry ->
    [yes] 削除する予定です
   *[no] 削除しました
}。
admin-rotate-push-key = プッシュ通知のキーを交換し、購読{ $ended }件を{ $dry ->
    [yes] 終了する予定です
   *[no] 終了しました
}。プレイヤーは通知をもう一度オンにする必要があります。
admin-taken-up = 動作中のサーバーには{ $seconds }秒以内に反映されます。
admin-bad-person = { $person }：アドレス、ログにあるハッシュ、または TABLE:SEAT（席番号は1から）を指定してください
admin-nobody = テーブル{ $table }の席{ $seat }には人がいません
admin-never-served = このデータベースを使ったサーバーがまだないため、アドレスの情報がありません
admin-not-banned = { $hash }は利用禁止になっていません
admin-push-key-elsewhere = プッシュ通知のキーはMARULA_VAPIDにあります。そこで交換し、サーバーを起動し直してください

# What is wrong with the words of a command.
bad-option = --option { $item }：NAME=CHOICEの形で、{ $game }の次の名前を使ってください：{ $known }
bad-choice = --option { $item }：{ $option }に指定できるもの：{ $allowed }
bad-number = { $option }は{ $least }以上でなければなりません（指定値：{ $value }）
bad-file = { $file }を読み込めません（{ $reason }）
bad-file-there = { $file }はすでにあります。別の名前にするか、削除してください
bad-file-unwritten = { $file }に書き込めません（{ $reason }）
bad-seat = --seatは0（観戦者）～{ $most }でなければなりません（指定値：{ $value }）
bad-review-seat = --seatは1～{ $most }でなければなりません（指定値：{ $value }）
bad-reading-unfinished = { $file }の対戦はまだ終わっていません。ほかの人の持ち物は、終了後にだけ表示されます。
bad-reading-at = --atは1～{ $most }でなければなりません（指定値：{ $value }）
bad-review-unfinished = { $file }の対戦はまだ終わっていません。ここまでを検討するには --unfinished を付けてください。
bad-folder-full = { $folder }は空ではありません。新しいフォルダーを指定してください
bad-minutes = --minutesは0より大きくなければなりません（指定値：{ $value }）
bad-moment = --atは0～{ $most }でなければなりません（指定値：{ $value }）
bad-lab = アリーナには追加のパッケージ（{ $packages }）が必要です：pip install 'marula[lab]'
bad-until = --until { $value }：0から1までの割合を書いてください。ボットが2つ以上なら fair とも書けます
bad-seconds = --secondsは0より大きくなければなりません（指定値：{ $value }）
bad-folder = --out { $folder }：そこには書き込めません（{ $reason }）
bad-folder-used = --out { $folder }：{ $file }がすでにあります。別のフォルダーを選んでください
bad-record-folder = --record { $folder }：そのようなフォルダーはありません。先に作成してください
bad-server = サーバーには追加のパッケージ（{ $package }）が必要です：pip install 'marula[server]'
bad-database = --database { $address }：postgresql://… または sqlite:///FILE の形で書いてください
bad-data-folder = { $folder }を作成できません（{ $reason }）。--database FILE を使ってください
bad-workers-database = --workers：複数のプロセスにはPostgreSQLが必要です（--database postgresql://…）。SQLiteで動かせるのは1つだけです
bad-range = { $option }は{ $least }～{ $most }でなければなりません（指定値：{ $value }）
bad-web-address = { $option } { $value }：https://play.example.org のようなアドレスを書いてください
bad-host = --host { $host }：このコンピューターのアドレスではありません
bad-address = { $host }のポート{ $port }で待ち受けできません（{ $reason }）
bad-engine = --engine { $item }：NAME=COMMANDの形で書いてください。名前に使えるのは英小文字・数字と - _ だけです
bad-engine-name = --engine { $name }：この名前のボットはすでにあります
bad-environment = { $variable }は使えません（{ $reason }）
bad-database-folder = { $folder }にはデータベースを置けません（{ $reason }）
bad-database-file = { $database }を読み込めません（{ $reason }）
bad-database-kind = { $database }はSQLiteのデータベースではありません
bad-database-foreign = { $database }は別のプログラムのデータベースです
bad-database-newer = { $database }は、より新しいバージョンのMarulaで書かれています。そのバージョンをインストールしてください
bad-database-in-use = { $database }はプロセス{ $process }が使用中です
bad-database-refused = { $database }は使えません（{ $reason }）
bad-database-silent = { $database }が{ $seconds }秒以内に応答しませんでした
bad-database-missing = { $database }がありません。marula serve が作成します
bad-database-older = { $database }は古いバージョンのMarulaのものです。更新するには marula serve を一度起動してください
bad-port = ポート{ $port }は使えません。別のポートを試してください：--port { $next }
engine-not-started = エンジン「{ $command }」を起動できません（{ $reason }）
engine-died = エンジン「{ $command }」は応答しないまま終了しました（終了コード{ $code }）
engine-silent = エンジン「{ $command }」が{ $seconds }秒以内に応答しませんでした
engine-line = エンジン「{ $command }」の応答の行が長すぎるか、途中で切れています
engine-answer = エンジン「{ $command }」の応答はプロトコルで許されていません：{ $answer }
engine-protocol = エンジン「{ $command }」のプロトコルのバージョンは{ $theirs }です。こちらは{ $ours }です
engine-game = エンジン「{ $command }」は{ $game }に対応していません
engine-refused = エンジン「{ $command }」が拒否しました：{ $text }
engine-illegal = エンジン「{ $command }」が選択肢にないものを選びました：{ $choice }
engine-waits = このエンジンは、1行に1つのJSONメッセージを読み込みます（docs/reference/engine-protocol.md を参照）。Ctrl-Dで終了します。
engine-check-good = 合格  { $what }
engine-check-bad = 失敗  { $what }：{ $problem }
engine-check-passed = エンジンは検査に合格しました。
engine-check-failed = エンジンは検査に合格しませんでした。
engine-check-hello = 起動してhelloを返す
engine-check-games = 対応ゲーム：{ $games }
engine-check-nonsense = 読み取れない入力にはエラーを返し、動作を続ける
engine-check-other-game = 知らないゲームを断る
engine-check-quit = 求められたら終了する
engine-check-end-of-input = 入力が終わると終了する
engine-check-whole-match = { $game }（{ $players }席）の対戦を最後までプレイする
engine-check-any-moment = { $game }（{ $players }席）の対戦を途中から始める
engine-check-change-of-match = { $game }（{ $players }席）の対戦から別の対戦に切り替える
engine-check-new-fields = 知らない項目を無視する（{ $game }）
engine-check-no-game = ここにあるゲームには対応していません。対応しているのは{ $games }だけです
engine-check-no-error = { $line }に対し、エラーではなく{ $answer }を返しました
engine-check-no-second-hello = 2回目のhelloに応答しませんでした
engine-check-no-end = { $seconds }秒たってもまだ動いています
engine-check-exit-code = 終了コードが0ではなく{ $code }です
engine-check-not-ready = "ready" ではなく{ $answer }を返しました
engine-check-illegal = { $version }手目に、選択肢にない{ $answer }を返しました
bad-bot = ボット「{ $bot }」が選択肢にない{ $action }を選びました：{ $why }
workers-died = 同じ作業でワーカープロセスが{ $times }回続けて異常終了しました
workers-no-ray = Rayがインストールされていません。次のコマンドでインストールできます：pip install 'marula[ray]'
workers-not-let-in = Rayクラスター{ $address }に接続を拒否されました（{ $reason }）
workers-keep-dying = Rayクラスターのワーカーが繰り返し異常終了しています（{ $reason }）
workers-no-address = 「{ $address }」はRayのアドレスではありません。HOST:PORT、ray://HOST:PORT、autoのいずれかで書いてください
workers-no-answer = { $address }のRayクラスターから応答がありません（{ $reason }）

# What is wrong with a match file. Its parts are the head, the entries and the end.
file-no-match-file = ヘッダーが壊れているか、対戦ファイルではありません
file-format = ヘッダーの形式は{ $format }ですが、このバージョンで読めるのは{ $known }です
file-head-changed = ヘッダーが書き換えられています。ハッシュが合いません
file-head-refused = ヘッダーが正しくありません：{ $why }
file-head-strange = ヘッダーが正しくありません
file-setup-incomplete = ヘッダーが正しくありません。設定に欠けている項目があります
file-luck-damaged = ヘッダーの乱数の情報を読み取れません
file-luck-missing = ヘッダーに乱数の出どころが書かれていません
file-luck-unknown = ヘッダーにある乱数の出どころが不明です：{ $word }
file-seed-wrong = ヘッダーのシードが、事前に約束されたものと違います
file-lot-wrong = ヘッダーの席の抽選結果が、シードから導かれるものと違います
file-no-deal = 記録0がありません。準備が欠けています
file-entry-cut-off = 記録{ $entry }が途中で切れているか、ありません
file-entry-strange = 記録{ $entry }はこのゲームのものではありません
file-damaged = { $entry ->
    [-1] 末尾が壊れています。書き込み時のJSONと異なります
   *[other] 記録{ $entry }が壊れています。書き込み時のJSONと異なります
}
file-broken-chain = { $entry ->
    [-1] 末尾がここまでの記録とつながりません。ハッシュが合いません
   *[other] 記録{ $entry }がここまでの記録とつながりません。ハッシュが合いません
}
file-end-cut-off = ファイルが記録{ $entry }のあとで切れています
file-end-wrong = 末尾が記録と一致しません。件数か得点が違います
file-after-the-end = 末尾のあとに余分なものがあります
journal-entry-missing = 記録{ $entry }がありません。見つかったのは記録{ $found }です
journal-no-action = 記録{ $entry }にアクションがありません
journal-no-deal = 記録0が準備ではありません
journal-illegal = 記録{ $entry }はルール違反です：{ $why }
journal-luck = 記録{ $entry }の乱数がシードから導かれる値と違います
journal-luck-again = 記録{ $entry }は使用済みの乱数を使っています
journal-luck-elsewhere = 記録{ $entry }の乱数が直前の記録の続きになっていません
journal-told-wrong = 記録{ $entry }に実際には起きていないことが書かれています

arena-title = { $game }：{ $bots }
arena-about = { $setup }。{ $deals }通りの準備で{ $matches }戦、シード{ $seed }、チェックサム{ $sum }。
arena-shares = 勝率（破線は均等な場合）
arena-margins = ほかのボットのうち最上位との平均得点差
arena-scores = 得点の分布
arena-note = 運の偏りを打ち消すため、同じ準備で席順を変えながら対戦し、1つの準備を1つの観測値として数えます。括弧とエラーバーは95%区間です。時間は選択肢が2つ以上ある手についてのものです。
arena-column-bot = ボット
arena-column-wins = 勝率
arena-column-score = 得点
arena-column-margin = 得点差
arena-column-rank = 順位
arena-column-rating = OpenSkill
arena-column-time = 1手の時間
arena-column-adjusted = 運を除いた勝率
arena-until-above = { $bot }の勝率は{ $share }%より高いと判明しました。この判定が誤る確率は5%以下です。途中で終えていても、括弧内の区間は有効です。
arena-until-below = { $bot }の勝率は{ $share }%より低いと判明しました。この判定が誤る確率は5%以下です。途中で終えていても、括弧内の区間は有効です。
arena-until-open = { $bot }の勝率が{ $share }%より高いか低いかは、この対戦数では判明しませんでした。
arena-forfeits = { $bot }は{ $number }手で選択に失敗し、代わりに最初の選択肢が選ばれました。

# Tables: why not.
declined-malformed = 読み取れません：{ $problem }
declined-secret-needed = このテーブルの席またはホストの秘密のリンクが必要です。
declined-secret-used = この秘密のリンクは、このテーブルですでに別のことに使われています。
declined-not-yours = ここではその操作はできません。
declined-host-only = それができるのはテーブルのホストだけです。
declined-not-allowed = このテーブルでは許可されていません。
declined-bad-origin = 別のサイトのページからのリクエストです。
declined-bad-host = これらのテーブルは、このコンピューターのアドレス（127.0.0.1またはlocalhost）で開いてください。
declined-too-large = 大きすぎます。
declined-too-many = 一度に送られた操作が多すぎます。少し待ってから、もう一度お試しください。
declined-too-many-editions = このサーバーには、あなたの版がすでに{ $number }個保存されています。先に1つ削除するか、ファイルに保存してください。
declined-not-owner = この操作ができるのは、この版の持ち主だけです。持ち主用のリンクを使ってください。
declined-full = サーバーは今、満員です。対戦中の人はそのまま続けられます。少し待ってから、もう一度お越しください。
declined-busy = サーバーへの接続が多すぎます。少し待ってから、もう一度お試しください。
declined-banned = このサーバーの運営者により、利用を禁止されています。
declined-try-again = サーバーがデータベースに接続できません。データは失われていません。少し待ってから、もう一度お試しください。
declined-fault = サーバーで問題が発生しました。内容は記録されています。テーブルの状態は変わっていません。
declined-not-sent = メッセージを送信できませんでした。時間をおいて、もう一度お試しください。
declined-seat-taken = 席{ $seat }は埋まっています。
declined-seat-empty = 席{ $seat }は空いています。
declined-table-full = このテーブルは満席です。
declined-already-started = 対戦はすでに始まっています。
declined-not-started = 対戦はまだ始まっていません。
declined-match-over = 対戦は終了しています。
declined-not-over = 対戦はまだ終わっていません。
declined-still-secret = 対戦はまだ終わっていません。今見せると、秘密が知られてしまいます。
declined-sealed = 同じシードの別のテーブルがまだ対戦中です。それが終わるまで、この内容は公開されません。
declined-too-long = { $number }手を超える対戦は、ここでは検討できません。
declined-no-review = この対戦の検討は、まだ誰も依頼していません。
declined-no-undo = 取り消せるものがありません。
declined-undo-pending = 取り消してよいか、すでに全員に確認しているところです。
declined-undo-asked-before = すでに申し出ています。次の手のあとで、もう一度申し出られます。
declined-name-taken = このテーブルには、同じ名前か、よく似た名前の人がすでにいます。
declined-colour-taken = このテーブルでは、ほかの人がすでにその色を使っています。
declined-sits-at-a-copy = このテーブルの別のコピーにすでに着席しています。カードが同じなので、着席できるのは1つだけです。
declined-copies-wait = このテーブルの別のコピーが、まだ参加者を待っています。すべてのコピーは同時に始まります。
declined-time-up = この手の持ち時間が切れました。
declined-no-request = 返事を待っている取り消しの申し出はありません。
declined-no-hint = ヒントを見られるのは自分の手番だけです。
declined-already-a-bot = 席{ $seat }ではすでにボットがプレイしています。
declined-not-a-bot = 席{ $seat }で代わりにプレイしているボットはいません。

notice-turn = { $name }さん、あなたの手番です：{ $where }
notice-reminder = { $name }さん、みんながあなたの手番を待っています：{ $where }
notice-stop = このメールを停止する：{ $link }
notice-confirm = 手番が来たらメールでお知らせしますか？（{ $game }）
notice-confirm-how = このアドレスが、あるテーブルで入力されました。ご本人の場合は、1日以内に次のリンクを開いてください：
notice-confirm-not = 心当たりがない場合は、このメールを無視してください。今後メールは届きません。

bot-random = ランダム
bot-casual = のんびり
bot-steady = 堅実
bot-sharp = 切れ者
bot-expert = 達人
bot-name = { $level }{ $number }

character-meerkat = ミーアキャット
character-manner-meerkat = 小さくて安い一歩を、何度も重ねます。
character-hippo = カバ
character-manner-hippo = 見えている中で一番大きな報酬を狙います。
character-weaver = ハタオリドリ
character-manner-weaver = カードを集めます。そろいのカードが好きです。
character-tortoise = リクガメ
character-manner-tortoise = カードとコインをため、終盤に勝負をかけます。
character-ostrich = ダチョウ
character-manner-ostrich = せっかちで、できることはすぐに実行します。
character-elephant = ゾウ
character-manner-elephant = 気前よく寄付し、惜しまず支払います。
character-hornbill = サイチョウ
character-manner-hornbill = みんなが欲しがるものを、真っ先に手に入れようとします。
character-serval = サーバル
character-manner-serval = 場に出ているものを、誰よりも先に取ります。
character-pangolin = センザンコウ
character-manner-pangolin = 安全第一で、運にはほとんど頼りません。
character-crane = カンムリヅル
character-manner-crane = いくつもの計画を同時に進めます。
character-aardvark = ツチブタ
character-manner-aardvark = 確実なものを取るより、まだ見ぬものを掘りに行きます。
character-chameleon = カメレオン
character-manner-chameleon = ほかのどのカードの代わりにもなるカードが大好きです。

pages-not-built = サーバーは動いていますが、ページがまだビルドされていません。ソースのフォルダーで「make setup」を実行し（Node.jsが必要です）、サーバーを起動し直してください。APIはページがなくても使えます。
