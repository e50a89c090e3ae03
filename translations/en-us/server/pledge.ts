export const pledge = {
  'pledge.closure': 'A pledge is still running',
  'pledge.not_found': 'Pledge not found',
  'pledge.closed': 'This pledge has ended or was refunded already',
  'pledge.income_paid': 'The first income of this pledge has been paid, so it can no longer be refunded',
  'pledge.plan_unavailable': 'This term is not on sale',
  'pledge.price_changed':
    'The price of a share follows the price of the day and is {price} now. Listings are being updated: try again in a minute',
} as const
