export const recharge = {
  'recharge.frozen': '账户已冻结，无法充值',
  'recharge.window_frozen': '账户已冻结，升级为 RM 前无法充值',
  'recharge.offer_or_amount_required': '请选择充值优惠或输入充值金额',
  'recharge.offer_changed': '该充值优惠已变更，请重新选择',
  'recharge.amount_not_positive': '金额必须大于 0',
  'recharge.below_minimum': '单次最低 {minimum}',
  'recharge.above_maximum': '单次最高 {maximum}',
  'recharge.not_found': '该充值记录不存在',
  'recharge.offer_not_found': '该充值优惠不存在',
  'recharge.offer_stale': '该充值优惠已被他人修改，请刷新后再试',
  'recharge.offer_exists': '已有相同金额的充值优惠正在进行',
} as const
