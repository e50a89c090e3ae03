export const goods = {
  'catalogue.english_required': 'English text is required',
  'catalogue.english_attribute_required': 'Options and their values need an English name',
  'catalogue.sku_required': 'A listed product needs at least one variant for sale',
  'catalogue.sku_values': 'Each variant needs one value for every option',
  'catalogue.duplicate_sku': 'Two variants have the same combination',
  'catalogue.duplicate_sku_no': 'Two variants have the SKU {sku_no}',
  'catalogue.sku_no_exists': 'The SKU {sku_no} already belongs to “{goods}” (#{goods_id})',
  'catalogue.market_price_low': 'The reference price cannot be lower than the price ({price})',
  'catalogue.price_below_promotion':
    '{sku_no}: the promotion “{promotion}” sells it at {price}, above the new price. Change the promotion first',
  'catalogue.stock_below_reserved': '{sku_no}: {reserved} items are in orders, so the stock cannot be lower',
  'catalogue.stock_too_many': '{sku_no}: the stock cannot exceed {maximum}',
  'catalogue.type_fixed': 'The type of a product that has been sold cannot be changed',
  'catalogue.goods_sold': 'This product has been sold. Unlist it instead',
  'catalogue.goods_in_use': 'This product is used by a promotion, gift, prize or review. Unlist it instead',
} as const
