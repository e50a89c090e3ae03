import { noObstacle, type Farewell } from '../kernel/farewell.ts'

/** Limits go with the member; what was bought stands in the orders. */
export const promotionFarewell: Farewell = {
  domain: 'promotion',
  obstacle: noObstacle,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('promotion_member').where('member_id', '=', member_id).execute()
    await db.deleteFrom('reduction_member').where('member_id', '=', member_id).execute()
  },
}
