import { noObstacle, type Farewell } from '../kernel/farewell.ts'

export const seckillFarewell: Farewell = {
  domain: 'seckill',
  obstacle: noObstacle,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('seckill_used_pass').where('member_id', '=', member_id).execute()
  },
}
