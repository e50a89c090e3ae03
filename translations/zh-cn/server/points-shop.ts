export const pointsShop = {
  'points_shop.not_found': '该商品已不在积分商城',
  'points_shop.not_started': '该商品尚未开始兑换',
  'points_shop.ended': '该商品的兑换已结束',
  'points_shop.price_changed': '兑换价格已变为 {longcoin} 龙币',
  'points_shop.limit_reached': '每人最多兑换 {limit} 份',
  'points_shop.sold_out': '库存不足，仅剩 {remaining} 份',
  'points_shop.coupon_ended': '该优惠券已停止发放',
  'points_shop.order_not_found': '该兑换记录不存在',
  'points_shop.changed': '该兑换项刚刚被修改，请重新查看',
  'points_shop.english_required': '兑换项需要英文名称',
  'points_shop.stock_below_reserved': '已兑换 {reserved} 份：库存不能更少',
  'points_shop.kind_immutable': '兑换项的类型不能更改',
}
