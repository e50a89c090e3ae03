export const recharge = {
  'recharge.frozen': '凍結中のアカウントはチャージできません',
  'recharge.window_frozen': 'アカウントは凍結中のため、RMになるまでチャージできません',
  'recharge.offer_or_amount_required': 'チャージ特典を選ぶか、金額を入力してください',
  'recharge.offer_changed': 'この特典は変更されました。もう一度お選びください',
  'recharge.amount_not_positive': '金額は0より大きくしてください',
  'recharge.below_minimum': '1回 {minimum} 以上でお願いします',
  'recharge.above_maximum': '1回 {maximum} 以下でお願いします',
  'recharge.not_found': 'このチャージは存在しません',
  'recharge.offer_not_found': 'この特典は存在しません',
  'recharge.offer_stale': 'ほかの担当者がこの特典を変更しました。もう一度ご確認ください',
  'recharge.offer_exists': '同じ金額の特典がすでに有効です',
} as const
