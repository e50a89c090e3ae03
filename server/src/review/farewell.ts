import { noObstacle, type Farewell } from '../kernel/farewell.ts'

/** Reviews stay for other shoppers, under a masked name and without a face. */
export const reviewFarewell: Farewell = {
  domain: 'review',
  obstacle: noObstacle,
  erase: async ({ db }, member_id) =>
    void (await db.updateTable('review').set({ is_anonymous: true }).where('member_id', '=', member_id).execute()),
}
