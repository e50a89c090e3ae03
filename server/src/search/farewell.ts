import { noObstacle, type Farewell } from '../kernel/farewell.ts'

export const searchFarewell: Farewell = {
  domain: 'search',
  obstacle: noObstacle,
  erase: async ({ db }, member_id) => void (await db.deleteFrom('search_history').where('member_id', '=', member_id).execute()),
}
