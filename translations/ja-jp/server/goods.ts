export const goods = {
  'catalogue.english_required': '商品には英語の内容が必要です',
  'catalogue.english_attribute_required': '規格と規格値には英語名が必要です',
  'catalogue.sku_required': '販売中の商品には、販売する規格が少なくとも一つ必要です',
  'catalogue.sku_values': '各組み合わせには、すべての規格の値が一つずつ必要です',
  'catalogue.duplicate_sku': '同じ組み合わせが二つあります',
  'catalogue.duplicate_sku_no': '番号 {sku_no} が二つの規格に使われています',
  'catalogue.sku_no_exists': '番号 {sku_no} はすでに「{goods}」（#{goods_id}）で使われています',
  'catalogue.market_price_low': '参考価格は販売価格（{price}）を下回れません',
  'catalogue.price_below_promotion':
    '{sku_no}：キャンペーン「{promotion}」の価格 {price} が新しい価格を上回ります。先にキャンペーンを変更してください',
  'catalogue.stock_below_reserved': '{sku_no}：注文に {reserved} 点が割り当てられているため、在庫をそれより少なくできません',
  'catalogue.stock_too_many': '{sku_no}：在庫は {maximum} 点までです',
  'catalogue.type_fixed': '販売実績のある商品の種類は変更できません',
  'catalogue.goods_sold': '販売実績のある商品です。代わりに販売を停止してください',
  'catalogue.goods_in_use': 'キャンペーン、ギフト、景品またはレビューで使われている商品です。代わりに販売を停止してください',
}
