import { sql } from 'kysely'
import { noObstacle, type Farewell } from '../kernel/farewell.ts'

/** Open orders stand in the way by themselves. Parcels and codes stay with the order; the phone that was recharged is erased. */
export const shippingFarewell: Farewell = {
  domain: 'shipping',
  obstacle: noObstacle,
  erase: async ({ db }, member_id) => {
    await sql`
      update phone_recharge r set mobile = '-' from virtual_delivery d where d.order_id = r.order_id and d.member_id = ${member_id}`.execute(
      db,
    )
  },
}
