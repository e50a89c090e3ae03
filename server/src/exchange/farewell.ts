import { noObstacle, type Farewell } from '../kernel/farewell.ts'

/** What was exchanged stays in the books; how many pieces a member had of what goes. */
export const exchangeFarewell: Farewell = {
  domain: 'exchange',
  obstacle: noObstacle,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('exchange_member').where('member_id', '=', member_id).execute()
  },
}
