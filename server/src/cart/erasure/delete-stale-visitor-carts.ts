import { sql } from 'kysely'
import { plus } from '../../kernel/time/clock.ts'
import type { Job } from '../../kernel/work/jobs.ts'
import { readSetting } from '../../kernel/settings.ts'
import { cartSettings } from '../settings.ts'

/** Forgets the lines of visitors who do not come back. */
export const deleteStaleVisitorCarts: Job = {
  name: 'delete-stale-visitor-carts',
  cron: '40 19 * * *',
  run: async ({ db, shared }) => {
    const before = plus(shared.now(), { days: -readSetting(shared.settings, cartSettings.visitor_days) })
    await sql`delete from cart_line where visitor is not null and changed_at < ${before}`.execute(db)
  },
}
