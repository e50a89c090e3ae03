export const flashSale = {
  'seckill.pass_needed': 'To buy in the flash sale, tap Buy now on its own page first',
  'seckill.pass_wrong': 'This turn belongs to someone else or to another product',
  'seckill.pass_expired': 'Your turn has expired. Join the queue again on the flash sale page',
  'seckill.pass_used': 'This turn has already been used for an order',
} as const
