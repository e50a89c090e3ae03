export const goods = {
  'catalogue.english_needed': 'A product needs its English words',
  'catalogue.attribute_english': 'Attributes and their values need an English name',
  'catalogue.sku_needed': 'A product on the shelf needs at least one variant on sale',
  'catalogue.sku_values': 'Each variant needs one value of every attribute',
  'catalogue.sku_twice': 'Two variants are the same combination',
  'catalogue.sku_no_twice': 'The number {sku_no} is given to two variants',
  'catalogue.sku_no_taken': 'The number {sku_no} belongs to “{goods}” (#{goods_id}) already',
  'catalogue.market_price_low': 'The reference price cannot be below the price ({price})',
  'catalogue.price_below_promotion':
    '{sku_no}: the promotion “{promotion}” sells it at {price}, above the new price. Please change the promotion first',
  'catalogue.stock_below_taken': '{sku_no}: {taken} items belong to orders, so no fewer can be on hand',
  'catalogue.stock_too_many': '{sku_no}: no more than {maximum} items can be on hand',
  'catalogue.type_fixed': 'The kind of a product that was sold cannot be changed',
  'catalogue.goods_sold': 'This product has been sold: please take it off the shelf instead',
  'catalogue.goods_in_use': 'A promotion, gift, prize or review uses this product: please take it off the shelf instead',
} as const
