import { noObstacle, type Farewell } from '../kernel/farewell.ts'

/** What the host app told of a member's desktop orders names the member; it goes. */
export const bridgeFarewell: Farewell = {
  domain: 'bridge',
  obstacle: noObstacle,
  erase: async ({ db }, member_id) => void (await db.deleteFrom('boost_command').where('member_id', '=', member_id).execute()),
}
