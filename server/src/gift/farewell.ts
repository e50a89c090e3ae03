import { noObstacle, type Farewell } from '../kernel/farewell.ts'

/** What was claimed stays with the order it became; the rest goes. */
export const giftFarewell: Farewell = {
  domain: 'gift',
  obstacle: noObstacle,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('member_gift').where('member_id', '=', member_id).where('payment_id', 'is', null).execute()
  },
}
