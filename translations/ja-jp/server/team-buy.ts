export const teamBuy = {
  'pintuan.not_found': 'このチームは存在しません',
  'pintuan.full': 'このチームは満員です。ご自分でチームを始められます',
  'pintuan.ended': 'このチームは終了しました。ご自分でチームを始められます',
  'pintuan.own_group': 'すでにこのチームに参加しています。お友だちを招待しましょう',
  'pintuan.not_in_group': 'この商品はチームの対象外です',
  'pintuan.changed': 'チームの内容が変わりました。もう一度ご確認ください',
  'pintuan.decided': 'このチームは募集中ではありません',
  'pintuan.no_seat': 'この会員はチームにいません',
  'message.pintuan_completed.subject': 'チーム購入が成立しました',
  'message.pintuan_completed.text': '{goods} のチーム購入は {at} に成立しました。{store}で商品を準備しています。',
  'message.pintuan_failed.subject': 'チーム購入は成立しませんでした',
  'message.pintuan_failed.text':
    '{goods} のチーム購入は、人数が集まらず {at} に終了しました。お支払いの全額を元のお支払い方法へ返金します。銀行やカードへの反映には数日かかることがあります。',
  'message.pintuan_removed.subject': 'チームから外れました',
  'message.pintuan_removed.text':
    '{store}は {at} に {goods} のチームの枠を取り消しました。お支払いの全額を元のお支払い方法へ返金します。銀行やカードへの反映には数日かかることがあります。',
  'message.pintuan_price.subject': 'お支払いの一部を返金します',
  'message.pintuan_price.text':
    '新しいチームのリーダーとなり、参加予定だったチームより安い価格が適用されます。注文 {number} の差額 {amount} をお支払い元に返金します。銀行やカードへの反映には数日かかることがあります。',
  'message.pintuan_new_group.subject': '新しいチームを開きました',
  'message.pintuan_new_group.text':
    '参加予定だった {goods} のチームはお支払い完了時に満員だったため、{at} に新しいチームを開きました。{until} までにお友だちを招待してください：{address}',
  'message.pintuan_too_late.subject': 'お支払い完了前にチームが満員になりました',
  'message.pintuan_too_late.text':
    '{at} のお支払い完了時、{goods} のチームに空きがありませんでした。お支払いの全額を元のお支払い方法へ返金します。銀行やカードへの反映には数日かかることがあります。',
}
