export const exchange = {
  'exchange.not_found': 'This item is no longer in the points shop',
  'exchange.not_started': 'The exchange of this item has not begun',
  'exchange.ended': 'The exchange of this item is over',
  'exchange.price_changed': 'The price is now {longcoin} LONGCOIN',
  'exchange.limit': 'At most {limit} per member',
  'exchange.sold_out': 'Too few are left: {left}',
  'exchange.coupon_over': 'The coupon behind this item is no longer given out',
  'exchange.record_not_found': 'Exchange not found',
  'exchange.changed': 'This item was changed in the meantime. Please review it and try again',
  'exchange.english_needed': 'An item needs its English words',
  'exchange.stock_below_taken': '{taken} were exchanged already: the stock cannot be less',
  'exchange.kind_fixed': 'The kind of an item stays as it is',
} as const
