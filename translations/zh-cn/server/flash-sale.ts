export const flashSale = {
  'flash_sale.pass_required': '请先在秒杀页面点击购买，排到后再下单',
  'flash_sale.pass_invalid': '该抢购资格不属于您，或不适用于此商品',
  'flash_sale.pass_expired': '抢购资格已过期，请回到秒杀页面重新抢购',
  'flash_sale.pass_used': '该抢购资格已用于下单',
}
