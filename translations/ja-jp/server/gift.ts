export const gift = {
  'gift.not_found': 'このギフトは存在しません',
  'gift.already_claimed': 'このギフトは受け取り済みです',
  'gift.expired': 'このギフトの受け取り期限が過ぎました',
  'gift.not_claimable': 'このギフトは受け取れなくなりました',
  'gift.rule_not_found': 'このギフトのルールはありません',
  'gift.changed': 'ルールが変更されました。もう一度ご確認ください',
  'gift.total_below_granted': 'すでに {granted} 個配布済みです。総数はこれより少なくできません',
}
