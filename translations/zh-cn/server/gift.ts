export const gift = {
  'gift.not_found': '该礼品不存在',
  'gift.already_claimed': '该礼品已领取',
  'gift.expired': '该礼品的领取时间已过',
  'gift.not_claimable': '该礼品已无法领取',
  'gift.rule_not_found': '没有这条赠礼规则',
  'gift.changed': '该规则刚刚被修改，请重新查看',
  'gift.total_below_granted': '已赠出 {granted} 份：总数不能更少',
}
