export const flashSale = {
  'flash_sale.pass_required': 'To buy in the flash sale, tap Buy now on its own page first',
  'flash_sale.pass_invalid': 'This turn belongs to someone else or to another product',
  'flash_sale.pass_expired': 'Your turn has expired. Join the queue again on the flash sale page',
  'flash_sale.pass_used': 'This turn has already been used for an order',
} as const
