import { noObstacle, type Farewell } from '../../kernel/farewell.ts'

export const cartFarewell: Farewell = {
  domain: 'cart',
  obstacle: noObstacle,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('cart_line').where('member_id', '=', member_id).execute()
    await db.deleteFrom('cart_allowance').where('member_id', '=', member_id).execute()
  },
}
