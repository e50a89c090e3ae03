export const message = {
  'message.code.text':
    '{reason}。認証コードは次のとおりです。\n\n{code}\n\n有効時間は{minutes}分間で、1回のみ使用できます。{store}のスタッフが認証コードをお尋ねすることはありません。\n\n{advice}',
  'message.code.sms': '【{store}】認証コード：{code}。{reason}。有効時間は{minutes}分です。他人に教えないでください。',
  'message.code.ignore': 'お心当たりのない場合は、このメッセージを破棄してください。',
  'message.code.change_password': 'お心当たりのない場合は、第三者がログインしている可能性があります。すぐにパスワードを変更してください。',
  'message.code_register.subject': '{store} 会員登録の認証コード',
  'message.code_register.reason': '会員登録のお手続き中です',
  'message.code_log_in.subject': '{store} ログインの認証コード',
  'message.code_log_in.reason': 'ログインのお手続き中です',
  'message.code_recover.subject': '{store} パスワードの再設定',
  'message.code_recover.reason': 'パスワードを再設定しようとしています',
  'message.code_email.subject': '新しいメールアドレスのご確認',
  'message.code_email.reason': 'このメールアドレスをアカウントに登録しようとしています',
  'message.code_mobile.subject': '新しい携帯番号のご確認',
  'message.code_mobile.reason': 'この携帯番号をアカウントに登録しようとしています',
  'message.code_payment_password.subject': '決済パスワード設定の認証コード',
  'message.code_payment_password.reason': '決済パスワードを設定しようとしています',
  'message.code_cancel_account.subject': 'アカウント解約のご確認',
  'message.code_cancel_account.reason': 'アカウントを解約しようとしています',
  'message.code_contact.subject': 'ご本人確認',
  'message.code_contact.reason': 'アカウントの携帯番号またはメールアドレスを変更しようとしています',
  'message.code_join.subject': '参加お申し込みのご確認',
  'message.code_join.reason': '参加のお申し込み中です',
  'message.code_franchise.subject': '加盟お申し込みのご確認',
  'message.code_franchise.reason': '加盟のお申し込み中です',
  'message.code_order_query.subject': 'ご注文の照会',
  'message.code_order_query.reason': 'ご注文を照会中です',
  'message.email_changed.subject': 'メールアドレスが変更されました',
  'message.email_changed.text':
    '{store}のアカウント {account} のメールアドレスが{at}に {email} へ変更されました。今後のメールは新しいアドレスに届きます。\n\nご本人の操作であれば、何もする必要はありません。お心当たりがない場合は、{until}までに次のリンクから変更を取り消してください。\n\n{link}{code}\n\n取り消すと、アカウントにログイン中のすべての端末がログアウトされます。',
  'message.mobile_changed.subject': '携帯番号が変更されました',
  'message.mobile_changed.text':
    '{store}のアカウント {account} の携帯番号が{at}に {mobile} へ変更されました。\n\nお心当たりがない場合は、{until}までに次のリンクから変更を取り消してください。\n\n{link}{code}\n\n取り消すと、アカウントにログイン中のすべての端末がログアウトされます。',
  'message.contact_restored.subject': 'アカウントを保護しました',
  'message.contact_restored.text':
    '{store}のアカウントの携帯番号またはメールアドレスの変更は{at}に取り消されました。すべての端末がログアウトされ、これまでのログインパスワードは使えません。\n\n「パスワードをお忘れですか」から新しいパスワードを設定してください。',
  'message.contact_removed.subject': 'この連絡先はアカウントから削除されました',
  'message.contact_removed.text':
    'この連絡先を{store}のアカウントに登録した変更は、{at}に以前の連絡先の所有者によって取り消されました。\n\nご自身のアカウントの場合は、カスタマーサービスにご連絡ください。',
  'message.sms_limit_reached.subject': 'この1時間のSMSコードの上限に達しました',
  'message.sms_limit_reached.text':
    '{store}は1時間に{count}件のSMSを送信し、{codes}の上限に達しました。時間の経過とともに再び送信されます。\n\n想定より多い場合は、第三者が悪用している可能性があります。コンソールの稼働状況と送信箱をご確認ください。上限は設定で変更できます。',
  'message.sms_limit_reached.entry': 'ログインと再設定',
  'message.sms_limit_reached.other': '申請・携帯番号の登録・注文照会',
  'message.password_changed.subject': 'パスワードが変更されました',
  'message.password_changed.text':
    '{at}に、{store}アカウント {account} のパスワードが変更され、ほかの端末はすべてログアウトしました。\n\nお心当たりのない場合は、すぐに「パスワードをお忘れの方」からアカウントを取り戻してください。',
  'message.payment_password_changed.subject': '決済パスワードが変更されました',
  'message.payment_password_changed.text':
    '{at}に、{store}アカウント {account} の決済パスワードが設定されました。\n\nお心当たりのない場合は、すぐにログインパスワードを変更し、カスタマーサービスへご連絡ください。',
  'message.account_cancelled.subject': 'アカウントを解約しました',
  'message.account_cancelled.text':
    '{at}に、{store}アカウント {account} を解約し、個人情報を削除しました。\n\nこれまでのご利用ありがとうございました。',
  'message.am_window_warning.subject': '収益が凍結される前にRMになりましょう',
  'message.am_window_warning.text':
    '{store} のAM期間は {until} に終了します。それまでにRMにならない場合、収益は凍結されます。収益は引き続き加算されますが、チャージと収益の出金はできません。\n\n直接紹介した3名がAM以上になるとRMに昇格します。',
  'message.am_window_frozen.subject': '収益が凍結されました',
  'message.am_window_frozen.text':
    '{store} のAM期間は {at} に終了し、収益が凍結されました。収益は引き続き加算されますが、チャージと収益の出金はできません。\n\n{until} までにRMになると、すべて直ちに解除されます。ならない場合、凍結された報酬はショップに帰属します。',
  'message.am_window_forfeited.subject': '凍結された報酬が失効しました',
  'message.am_window_forfeited.text':
    '{at} の時点で {store} の会員ランクがAMのままだったため、凍結された報酬はショップに帰属しました。チャージは再びご利用いただけます。\n\nRMになると報酬の支払いが再開されます。直接紹介した3名がAM以上であることが条件です。',
  'message.am_window_released.subject': '収益の凍結が解除されました',
  'message.am_window_released.text':
    '{at} に {store} のRMになりました。凍結されていた収益はすべて利用でき、チャージと出金も再開されました。',
  'message.clones_made.subject': '新しいクローンができました',
  'message.clones_made.text':
    '{at} に {store} の利用可能なUSDAが250に達したため、クローンになりました。クローンはバイナリーツリーにあるお客様のもう一つのポジションで、ランクはお客様と同じです。新しいクローン：{count}件。\n\nクローンの報酬はお客様に支払われます。すべてのアカウントは「紹介チーム」で確認できます。',
  'message.award_taken_back.subject': '報酬が回収されました',
  'message.award_taken_back.text':
    '{store}で報酬の対象となった注文{number}が{at}に返金されたため、{amounts}を回収しました。\n\n収益センターで、この記録と当日のほかの記録を確認できます。',
  'message.award_debt.subject': '報酬の一部が未返済です',
  'message.award_debt.text':
    '{store}で報酬の対象となった注文{number}が{at}に返金されたため、{amounts}を回収します。\n\nこのうち{debt}はすでに使用されています。お支払いは不要で、今後の報酬から優先的に差し引かれます。残りの額は収益明細で確認できます。',
  'message.new_device.subject': '新しい端末からのログイン',
  'message.new_device.text':
    '{at}に、{store}アカウント {account} へ新しい端末からログインがありました。\n\nご本人であれば対応は不要です。お心当たりのない場合は、すぐにパスワードを変更してください。',
  'message.application_accepted.subject': '{application}が承認されました',
  'message.application_accepted.text': '{name}様、{store}への{application}（{number}）は{at}に承認されました。\n\n{reply}',
  'message.application_refused.subject': '{application}の結果について',
  'message.application_refused.text':
    '{name}様、{store}への{application}（{number}）を検討しましたが、今回はお受けできませんでした。\n\n{reply}',
  'message.parcel_sent.subject': 'ご注文 {number} を発送しました',
  'message.parcel_sent.text':
    'ご注文 {number} の荷物を {carrier} で発送しました。お問い合わせ番号は {tracking} です。\n\n配送状況は注文画面でご確認いただけます。{store} をご利用いただきありがとうございます。',
  'message.pickup_ready.subject': 'ご注文 {number} をお受け取りいただけます',
  'message.pickup_ready.text':
    'ご注文 {number} は {branch} でお受け取りいただけます。デスクで注文画面の受け取りコードをご提示ください。\n\n{deadline}',
  'message.pickup_reminder.subject': 'ご注文 {number} がお受け取りをお待ちしています',
  'message.pickup_reminder.text':
    'ご注文 {number} にまだお受け取りいただいていない商品があります。{branch} でお預かりしています。\n\n{deadline}',
  'message.pickup_expired.subject': 'ご注文 {number} はお受け取りがありませんでした',
  'message.pickup_expired.text': 'ご注文 {number} は期限内にお受け取りがなかったため、残りの商品をお支払い方法に応じて返金しました。',
  'message.coin_address_added.subject': 'ウォレットアドレスが追加されました',
  'message.coin_address_added.text':
    '{at}に{store}のアカウントのアドレス帳へウォレットアドレス {account} が追加されました。{from}からこのアドレスへ出金できます。支払いパスワードなしに出金されることはありません。\n\nお心当たりがない場合は、アドレスを削除しパスワードを変更してください。',
  'message.coin_withdrawal_done.subject': 'コインの出金が完了しました',
  'message.coin_withdrawal_done.text': 'コイン出金 {number} は {at} に完了しました。数量：{amount}。\n\n{reference}',
  'message.coin_withdrawal_returned.subject': 'コイン出金について',
  'message.coin_withdrawal_returned.text':
    'コイン出金 {number} は完了しませんでした。手数料を含む {amount} は再びすべてご利用いただけます。\n\n{reply}',
  'message.withdrawal_account_added.subject': '出金先口座が追加されました',
  'message.withdrawal_account_added.text':
    '{at}に{store}のアカウントへ出金先口座 {account} が追加されました。支払いパスワードなしに出金されることはありません。\n\nお心当たりがない場合は、口座を削除しパスワードを変更してください。',
  'message.withdrawal_account_changed.subject': '出金先口座が変更されました',
  'message.withdrawal_account_changed.text':
    '{at}に{store}のアカウントの出金先口座が {account} に変更されました。次回の出金前にご確認ください。\n\nお心当たりがない場合は、口座を削除しパスワードを変更してください。',
  'message.coins_received.subject': '{amount} を受け取りました',
  'message.coins_received.text':
    '{payer} さんから {at} に {amount} が送金されました。送金番号：{number}。\n\nコインはウォレットに入っています。',
  'message.invitation_rewarded.subject': '招待の特典が付与されました',
  'message.invitation_rewarded.text': '{name} さんがあなたの招待で参加し、{at} に {what} がアカウントに付与されました。',
  'message.withdrawal_paid.subject': '出金が完了しました',
  'message.withdrawal_paid.text':
    '出金 {number} を {at} に振り込みました。金額 {amount}、振込先 {account}。\n\n3営業日以内に確認できない場合は、カスタマーサービスまでご連絡ください。',
  'message.withdrawal_refused.subject': '出金のお申し込みについて',
  'message.withdrawal_refused.text':
    '出金 {number} は承ることができませんでした。お預かりしていた金額はすべて残高に戻しました。\n\n{reply}',
  'message.change_needs_approval.subject': '変更が承認待ちです',
  'message.change_needs_approval.text':
    '{by} が {store} の変更を申請しました。\n\n{what}\n\n管理画面でほかの担当者が承認すると有効になります。',
  'message.change_scheduled.subject': '変更が予定されています',
  'message.change_scheduled.text':
    '{by} が {store} の変更を申請しました。\n\n{what}\n\n承認できる担当者がほかにいないため、{from} に自動で有効になります。お心当たりがない場合は、管理画面で取り消し、パスワードを変更してください。',
  'message.change_approved.subject': '申請が承認されました',
  'message.change_approved.text': '{store} で申請された変更は {at} に承認されました。\n\n{what}',
  'message.change_refused.subject': '申請が却下されました',
  'message.change_refused.text': '{store} で申請された変更は {at} に却下されました。\n\n{what}',
  'message.change_dropped.subject': '申請は有効になりませんでした',
  'message.change_dropped.text': '{store} で申請された変更は、予定の時刻（{at}）に有効になりませんでした。\n\n{what}\n\n{reason}',
  'message.treasury_shortfall.subject': '{unit}：期日が来る金額が保有量を超えています',
  'message.treasury_shortfall.text':
    '{store} では {day} までに {due} {unit} の期日が来ます。保有量と入金見込みでは {missing} {unit} 不足します。\n\n会員をお待たせする前に手当てしてください：管理画面の「財務・期日」。',
  'message.setting_needs_approval.subject': '設定の変更が承認待ちです',
  'message.setting_needs_approval.text':
    '{by} さんが {store} の設定変更を申請しました。\n\n{what}\n\n他の担当者が管理画面の「設定・保留中の変更」で承認すると反映されます。',
  'message.setting_scheduled.subject': '設定の変更が予定されています',
  'message.setting_scheduled.text':
    '{by} さんが {store} の設定変更を申請しました。\n\n{what}\n\n二人目の担当者がいないため、{from} に自動で反映されます。心当たりがない場合は、管理画面の「設定・保留中の変更」で取り下げ、パスワードを変更してください。',
  'message.setting_applied.subject': '設定が変更されました',
  'message.setting_applied.text': '申請された {store} の設定変更が {at} に反映されました。\n\n{what}',
  'message.setting_stale.subject': '設定の変更は反映されませんでした',
  'message.setting_stale.text':
    '申請の保留中に {store} の次の設定が他の人に変更されたため、反映しませんでした。\n\n{what}\n\nご確認のうえ、もう一度申請してください。',
  'message.setting_refused.subject': '設定の変更は却下されました',
  'message.setting_refused.text': '他の担当者が {store} の設定変更を却下しました。\n\n{what}\n\n{reply}',
  'message.late_payment_reopened.subject': 'ご注文 {number} を再開しました',
  'message.late_payment_reopened.text':
    'ご注文 {number} のお支払いは、注文が終了した後に届きました。在庫がございましたので注文を再開し、お支払い済みといたしました。',
  'message.late_payment_refunded.subject': 'お支払いが間に合わなかったため返金します',
  'message.late_payment_refunded.text':
    'ご注文 {number} のお支払いは、注文が終了した後に届き、同じ条件ではお求めいただけなくなっていました。全額をお支払い元へ返金します。お手続きは必要ありません。',
  'message.recharge_failed.subject': '携帯電話のチャージができませんでした',
  'message.recharge_failed.text':
    'ご注文 {number} の携帯電話チャージを完了できませんでした。全額をお支払い元へ返金します。お手続きは必要ありません。',
  'outbox.title': '送信トレイ',
  'outbox.note':
    'デモストアのメールとSMSを新しい順に表示します。メールサーバーやSMSサービスを設定していない場合、メッセージはここに届きます。',
  'outbox.empty': 'メッセージはまだありません。ショップで認証コードを取得してから、もう一度ご覧ください。',
  'outbox.refresh': '更新',
  'outbox.recipient': 'メールアドレスまたは携帯番号',
  'outbox.language': '言語',
  'outbox.copy': 'コードをコピー',
  'outbox.copied': 'コピーしました',
  'outbox.mail': 'メール',
  'outbox.sms': 'SMSメッセージ',
  'outbox.kind': '種類',
  'outbox.time': '日時',
  'outbox.created': '{at} 作成',
  'outbox.state': '状態',
  'outbox.queued': '未送信',
  'outbox.sent': '送信済み',
  'outbox.failed': '送信失敗',
  'outbox.older': '以前のメッセージ',
  'outbox.newest': '最新のメッセージ',
  'message.test.subject': '{store}からのテストメッセージ',
  'message.test.text': 'これはテストメッセージです。お手元に届いていれば、{store}からのメッセージは正常に配信されています。',
  'message.distributor_approved.subject': 'アフィリエイターになりました',
  'message.distributor_approved.text':
    '{store}のアフィリエイターのお申し込みが承認されました。\n\n紹介コードは {promote_code} です。コードまたはパートナーセンターのリンクを共有すると、他の方の購入に応じてコミッションを受け取れます。',
  'message.distributor_refused.subject': 'アフィリエイターのお申し込みについて',
  'message.distributor_refused.text':
    '{store}のアフィリエイターのお申し込みを審査しましたが、今回は承認できませんでした。再度お申し込みいただけます。\n\n{reply}',
}
