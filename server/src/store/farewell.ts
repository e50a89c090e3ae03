import { noObstacle, type Farewell } from '../kernel/farewell.ts'

/** Whoever leaves is clerk of no store any more. */
export const storeFarewell: Farewell = {
  domain: 'store',
  obstacle: noObstacle,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('store_clerk').where('member_id', '=', member_id).execute()
  },
}
