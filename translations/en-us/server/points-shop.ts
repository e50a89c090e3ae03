export const pointsShop = {
  'points_shop.not_found': 'This item is no longer in the points shop',
  'points_shop.not_started': 'This item is not available yet',
  'points_shop.ended': 'This item is no longer available',
  'points_shop.price_changed': 'The price is now {longcoin} LONGCOIN',
  'points_shop.limit_reached': 'At most {limit} per member',
  'points_shop.sold_out': 'Not enough left: {remaining}',
  'points_shop.coupon_ended': 'The coupon for this item is no longer available',
  'points_shop.order_not_found': 'Points order not found',
  'points_shop.changed': 'Someone else has changed this item. Review it and try again',
  'points_shop.english_required': 'English text is required',
  'points_shop.stock_below_reserved': '{reserved} have already been exchanged. The stock cannot be lower',
  'points_shop.kind_immutable': 'The type of an item cannot be changed',
} as const
