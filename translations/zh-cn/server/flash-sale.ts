export const flashSale = {
  'seckill.pass_needed': '请先在秒杀页面点击购买，排到后再下单',
  'seckill.pass_wrong': '该抢购资格不属于您，或不适用于此商品',
  'seckill.pass_expired': '抢购资格已过期，请回到秒杀页面重新抢购',
  'seckill.pass_used': '该抢购资格已用于下单',
}
