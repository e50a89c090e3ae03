import { sql } from 'kysely'
import type { TimerHandler } from '../kernel/time/timers.ts'

/** Ends every unused coupon whose time is over, at the instant at which it is. */
export const expireCoupons: TimerHandler = async ({ db, now }) =>
  void (await sql`update member_coupon set state = 'expired' where state = 'unused' and valid_until <= ${now}`.execute(db))
