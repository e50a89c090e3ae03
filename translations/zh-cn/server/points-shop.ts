export const pointsShop = {
  'exchange.not_found': '该商品已不在积分商城',
  'exchange.not_started': '该商品尚未开始兑换',
  'exchange.ended': '该商品的兑换已结束',
  'exchange.price_changed': '兑换价格已变为 {longcoin} 龙币',
  'exchange.limit': '每人最多兑换 {limit} 份',
  'exchange.sold_out': '库存不足，仅剩 {left} 份',
  'exchange.coupon_over': '该优惠券已停止发放',
  'exchange.record_not_found': '该兑换记录不存在',
  'exchange.changed': '该兑换项刚刚被修改，请重新查看',
  'exchange.english_needed': '兑换项需要英文名称',
  'exchange.stock_below_taken': '已兑换 {taken} 份：库存不能更少',
  'exchange.kind_fixed': '兑换项的类型不能更改',
}
