import type { coupon as contract } from '@longmall/contract/coupon.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/cursor.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findStaffCoupon, showStaffCoupon, staffColumns, type StaffCouponRow } from './staff-coupon.ts'

/** Coupons as operators edit them, the newest first, 20 a page when not said otherwise. */
export async function listCoupons(
  context: Context<StaffActor>,
  { is_on, cursor, page_size = 20 }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<StaffCouponRow>`
    select ${staffColumns} from coupon c where c.id < ${before}::bigint ${is_on === undefined ? sql`` : sql`and c.is_on = ${is_on}`}
    order by c.id desc limit ${page_size + 1}`.execute(context.db)
  return cutPage(
    rows.map((row) => showStaffCoupon(context, row)),
    page_size,
    ({ coupon_id }) => [coupon_id],
  )
}

/** One coupon as operators edit it. Refuses `coupon.not_found`. */
export async function viewForStaff(
  context: Context<StaffActor>,
  { coupon_id }: InputOf<typeof contract.staff_view>,
): Promise<OutputOf<typeof contract.staff_view>> {
  const known = await findStaffCoupon(context, coupon_id)
  if (!known) throw new Refusal('coupon.not_found')
  return known
}

/** What has become of a coupon. `cost` is what it took off, `sales` what the orders came to that used it. Refuses `coupon.not_found`. */
export async function viewFigures(
  { db }: Context<StaffActor>,
  { coupon_id }: InputOf<typeof contract.figures>,
): Promise<OutputOf<typeof contract.figures>> {
  const { rows } = await sql<OutputOf<typeof contract.figures>>`
    select c.claimed, count(m.id) filter (where m.state = 'unused')::int as unused, count(m.id) filter (where m.state = 'used')::int as used,
      count(m.id) filter (where m.state = 'expired')::int as expired, count(m.returned_at)::int as returned,
      decimal_text(coalesce(sum(m.saved), 0)::bigint, 2) as cost, decimal_text(coalesce(sum(m.paid), 0)::bigint, 2) as sales
    from coupon c left join member_coupon m on m.coupon_id = c.id where c.id = ${coupon_id} group by c.id`.execute(db)
  if (!rows[0]) throw new Refusal('coupon.not_found')
  return rows[0]
}
