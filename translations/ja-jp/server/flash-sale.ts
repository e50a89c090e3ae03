export const flashSale = {
  'seckill.pass_needed': '先にタイムセールのページで「購入」をタップしてください',
  'seckill.pass_wrong': 'この購入権はお客様のものではないか、別の商品のものです',
  'seckill.pass_expired': '購入権の有効時間が過ぎました。タイムセールのページからもう一度お試しください',
  'seckill.pass_used': 'この購入権はすでに注文に使われています',
}
