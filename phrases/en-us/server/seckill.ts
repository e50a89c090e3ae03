export const seckill = {
  'seckill.pass_needed': 'Buying in the flash sale begins on its own page: tap Buy there first',
  'seckill.pass_wrong': 'This turn is not yours, or is for other products',
  'seckill.pass_expired': 'Your turn is over. Ask again on the flash-sale page',
  'seckill.pass_used': 'This turn has already been used for an order',
} as const
