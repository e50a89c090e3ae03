export const refund = {
  'refund.not_found': 'この返品・返金申請は存在しません',
  'refund.line_not_found': 'ご注文の中にこの商品が見つかりません',
  'refund.not_refundable': 'この商品は返品・返金を申請できません',
  'refund.quantity_exceeded': '申請できるのは {left} 点までです',
  'refund.not_shipped': 'まだ発送されていない商品です。「返金のみ」をお選びください',
  'refund.already_open': 'この商品の申請はすでに受付中です',
  'refund.picture_unknown': '無効になった写真があります。もう一度アップロードしてください',
  'refund.changed': '申請の状態が変わりました。もう一度ご確認ください',
  'refund.invalid_tracking_number': '送り状のとおりに追跡番号を入力してください（英数字 4～40 文字）',
  'account_closure.refunds': '完了していない返品・返金申請が {count} 件あります',
  'message.return_refused.subject': '返品・返金申請 {number} は承認されませんでした',
  'message.return_refused.text':
    '{at}、{goods} の申請（{number}）がショップにより却下されました。\n\n{reply}\n\n期間内であれば、説明や写真を追加して再申請できます。',
  'message.return_parcel.subject': '申請 {number} の商品をお送りください',
  'message.return_parcel.text':
    '{goods} の申請（{number}）が {at} に承認されました。{until} までに商品を発送し、追跡番号を入力してください。期限を過ぎると申請は自動的に終了します。',
  'message.return_refunded.subject': '返金 {number} の手続きが完了しました',
  'message.return_refunded.text':
    '{goods} の返金 {amount} を {at} にお支払い方法へ戻しました（申請番号 {number}）。銀行やカードへの反映には数日かかることがあります。',
  'message.return_closed.subject': '申請 {number} は終了しました',
  'message.return_closed.text':
    '期限までに商品が発送されなかったため、{goods} の申請（{number}）は {at} に終了しました。期間内であれば再申請できます。',
} as const
