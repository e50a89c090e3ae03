import type { coupon as contract } from '@longmall/contract/coupon.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, shortText, type ListOrder } from '../../kernel/database/list-order.ts'
import { textIn } from '../../kernel/database/text-in.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findStaffCoupon, showStaffCoupon, staffColumns, type StaffCouponRow } from './staff-coupon.ts'

type Sort = 'coupon_id' | 'name' | 'threshold' | 'claimed' | 'starts_at'
const orderIn = (language: Language): ListOrder<Sort> => ({
  id: sql`c.id`,
  defaultSort: '-coupon_id',
  sorts: {
    coupon_id: 'id',
    name: { text: shortText(textIn(language, { texts: 'coupon_text', of: 'coupon_id', id: sql`c.id` })) },
    threshold: { number: sql`c.threshold` },
    claimed: { number: sql`c.claimed` },
    starts_at: { instant: sql`c.starts_at` },
  },
})

/** Coupons as operators edit them, the newest first by default, 20 a page by default. */
export async function listCoupons(
  context: Context<StaffActor>,
  { is_on, ...page }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const { list, next } = await readPage(
    context.db,
    orderIn(context.language),
    page,
    ({ after, by, cursorColumn, limit }) => sql<StaffCouponRow>`
      select ${staffColumns}${cursorColumn} from coupon c where ${after} ${is_on === undefined ? sql`` : sql`and c.is_on = ${is_on}`}
      order by ${by} limit ${limit}`,
  )
  return { list: list.map((row) => showStaffCoupon(context, row)), next }
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

/** Figures of a coupon. `cost` is the total amount off, `sales` the total of the orders that used it. Refuses `coupon.not_found`. */
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
