import { noObstacle, type Farewell } from '../kernel/farewell.ts'

/** Addresses, half-done changes of contact and operators’ tags go; the member's own row is emptied by whoever cancels the account. */
export const memberFarewell: Farewell = {
  domain: 'member',
  obstacle: noObstacle,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('address').where('member_id', '=', member_id).execute()
    await db.deleteFrom('contact_change').where('member_id', '=', member_id).execute()
    await db.deleteFrom('member_tagged').where('member_id', '=', member_id).execute()
  },
}
