export const pointsShop = {
  'exchange.not_found': 'This item is no longer in the points shop',
  'exchange.not_started': 'This item is not available yet',
  'exchange.ended': 'This item is no longer available',
  'exchange.price_changed': 'The price is now {longcoin} LONGCOIN',
  'exchange.limit': 'At most {limit} per member',
  'exchange.sold_out': 'Not enough left: {left}',
  'exchange.coupon_over': 'The coupon for this item is no longer available',
  'exchange.record_not_found': 'Points order not found',
  'exchange.changed': 'Someone else has changed this item. Review it and try again',
  'exchange.english_needed': 'English text is required',
  'exchange.stock_below_taken': '{taken} have already been exchanged. The stock cannot be lower',
  'exchange.kind_fixed': 'The type of an item cannot be changed',
} as const
