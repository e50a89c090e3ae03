import { noObstacle, type Farewell } from '../kernel/farewell.ts'

/** What was given stays with its rule; sign-in, progress and what is owed go. */
export const rewardFarewell: Farewell = {
  domain: 'reward',
  obstacle: noObstacle,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('signin').where('member_id', '=', member_id).execute()
    await db.deleteFrom('reward_progress').where('member_id', '=', member_id).execute()
    await db.deleteFrom('reward_debt').where('member_id', '=', member_id).execute()
  },
}
