import type { StaffCoupon } from '@longmall/contract/coupon.ts'
import { sql } from 'kysely'
import { dayIn, plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'

type Row = Omit<StaffCoupon, 'first_day' | 'last_day' | 'use_first_day' | 'use_last_day'> & {
  starts_at: Timestamp
  ends_at: Timestamp
  use_from: Timestamp | null
  use_until: Timestamp | null
}

export const staffColumns = sql.raw(`
  c.id as coupon_id, c.version, c.kind, decimal_text(c.amount, 2) as money_off, c.permille_off, decimal_text(c.max_off, 2) as max_off,
  decimal_text(c.threshold, 2) as threshold, c.goods_ids, c.category_ids, c.claim_method, c.longcoin_price, c.code, c.total, c.per_member, c.starts_at, c.ends_at,
  c.use_from, c.use_until, c.valid_days, c.is_on, c.position, c.claimed, (select jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name, 'note', t.note)
    order by t.language) from coupon_text t where t.coupon_id = c.id) as texts`)

/** Windows as days of the store's zone: the last day is the one before the instant that no longer counts. */
export function showStaffCoupon(
  { setting }: Pick<Context, 'setting'>,
  { starts_at, ends_at, use_from, use_until, ...row }: Row,
): StaffCoupon {
  const zone = setting(zoneSettings.time_zone)
  const last = (at: Timestamp) => dayIn(zone, plus(at, { seconds: -1 }))
  return {
    ...row,
    first_day: dayIn(zone, starts_at),
    last_day: last(ends_at),
    use_first_day: use_from === null ? null : dayIn(zone, use_from),
    use_last_day: use_until === null ? null : last(use_until),
  }
}

/** One coupon as operators edit it. */
export async function findStaffCoupon(context: Context, coupon_id: number): Promise<StaffCoupon | undefined> {
  const { rows } = await sql<Row>`select ${staffColumns} from coupon c where c.id = ${coupon_id}`.execute(context.db)
  return rows[0] && showStaffCoupon(context, rows[0])
}

export type StaffCouponRow = Row
