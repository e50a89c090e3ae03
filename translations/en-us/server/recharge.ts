export const recharge = {
  'recharge.frozen': 'A frozen account cannot recharge',
  'recharge.window_frozen': 'A frozen account cannot recharge until you become RM',
  'recharge.offer_or_amount_required': 'Choose an offer or enter an amount',
  'recharge.offer_changed': 'This offer has changed. Choose again',
  'recharge.amount_not_positive': 'The amount must be greater than 0',
  'recharge.below_minimum': 'At least {minimum} at a time',
  'recharge.above_maximum': 'At most {maximum} at a time',
  'recharge.not_found': 'Recharge not found',
  'recharge.offer_not_found': 'Offer not found',
  'recharge.offer_stale': 'Someone else has changed this offer. Review it and try again',
  'recharge.offer_exists': 'Another active offer already has this amount',
} as const
