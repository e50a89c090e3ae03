export const teamBuy = {
  'team_buy.not_found': 'このチームは存在しません',
  'team_buy.full': 'このチームは満員です。ご自分でチームを始められます',
  'team_buy.ended': 'このチームは終了しました。ご自分でチームを始められます',
  'team_buy.own_team': 'すでにこのチームに参加しています。お友だちを招待しましょう',
  'team_buy.not_in_team': 'この商品はチームの対象外です',
  'team_buy.changed': 'チームの内容が変わりました。もう一度ご確認ください',
  'team_buy.decided': 'このチームは募集中ではありません',
  'team_buy.not_a_member': 'この会員はチームにいません',
  'message.team_buy_completed.subject': 'チーム購入が成立しました',
  'message.team_buy_completed.text': '{goods} のチーム購入は {at} に成立しました。{store}で商品を準備しています。',
  'message.team_buy_failed.subject': 'チーム購入は成立しませんでした',
  'message.team_buy_failed.text':
    '{goods} のチーム購入は、人数が集まらず {at} に終了しました。お支払いの全額を元のお支払い方法へ返金します。銀行やカードへの反映には数日かかることがあります。',
  'message.team_buy_removed.subject': 'チームから外れました',
  'message.team_buy_removed.text':
    '{store}は {at} に {goods} のチームの枠を取り消しました。お支払いの全額を元のお支払い方法へ返金します。銀行やカードへの反映には数日かかることがあります。',
  'message.team_buy_price.subject': 'お支払いの一部を返金します',
  'message.team_buy_price.text':
    '新しいチームのリーダーとなり、参加予定だったチームより安い価格が適用されます。注文 {number} の差額 {amount} をお支払い元に返金します。銀行やカードへの反映には数日かかることがあります。',
  'message.team_buy_new_team.subject': '新しいチームを開きました',
  'message.team_buy_new_team.text':
    '参加予定だった {goods} のチームはお支払い完了時に満員だったため、{at} に新しいチームを開きました。{until} までにお友だちを招待してください：{address}',
  'message.team_buy_too_late.subject': 'お支払い完了前にチームが満員になりました',
  'message.team_buy_too_late.text':
    '{at} のお支払い完了時、{goods} のチームに空きがありませんでした。お支払いの全額を元のお支払い方法へ返金します。銀行やカードへの反映には数日かかることがあります。',
}
