export const network = {
  'network.not_in_team': 'この会員はあなたのチームにいません',
  'network.not_placed': '配置ツリーにまだポジションがありません',
  'network.request_not_found': 'この申請は存在しません',
  'network.request_decided': 'この申請はすでに処理されました。もう一度ご確認ください',
  'network.own_request': '自分の申請は他の担当者が処理する必要があります',
  'network.request_pending': 'この会員の紹介者の変更はすでに承認待ちです',
  'network.sponsor_unknown': '新しい紹介者は存在しないか、退会しています',
  'network.sponsor_frozen': '新しい紹介者のアカウントは凍結またはロックされています',
  'network.own_sponsor': '会員は自分自身の紹介者になれません',
  'network.sponsor_cycle': '新しい紹介者はこの会員自身のチームにいます',
  'network.same_sponsor': 'すでにこの会員の紹介者です',
  'network.sponsor_changed': '申請後に会員の紹介者が変更されました',
} as const
