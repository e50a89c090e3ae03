export const flashSale = {
  'flash_sale.pass_required': '先にタイムセールのページで「購入」をタップしてください',
  'flash_sale.pass_invalid': 'この購入権はお客様のものではないか、別の商品のものです',
  'flash_sale.pass_expired': '購入権の有効時間が過ぎました。タイムセールのページからもう一度お試しください',
  'flash_sale.pass_used': 'この購入権はすでに注文に使われています',
}
