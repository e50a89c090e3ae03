import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { CommissionOrderDetail } from '@longmall/contract/distribution-shapes.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { lineNameColumns } from '../../order/line-names.ts'
import { requireDistributor } from '../member/require-distributor.ts'
import { orderFacts, showFacts } from './order-facts.ts'

type Line = CommissionOrderDetail['lines'][number]
type Event = CommissionOrderDetail['events'][number]

/**
 * One order that pays the caller commission, line by line, with its dates. Refuses `call.feature_off`, `distribution.not_distributor`,
 * `distribution.order_not_found`, for an order that pays others with the same refusal.
 */
export async function viewCommissionOrder(
  context: Context<MemberActor>,
  { commission_order_id: order_id }: InputOf<typeof contract.order>,
): Promise<CommissionOrderDetail> {
  const { member_id } = await requireDistributor(context)
  const { rows } = await orderFacts(member_id, { having: sql`and c.order_id = ${order_id} group by c.order_id`, limit: 1 }).execute(
    context.db,
  )
  if (!rows[0]) throw new Refusal('distribution.order_not_found')
  return { ...showFacts(rows[0]), lines: await linesOf(context, order_id, member_id), events: await eventsOf(context, order_id, member_id) }
}

async function linesOf({ db, language }: Context, order_id: number, member_id: number): Promise<Line[]> {
  const { rows } = await sql<Omit<Line, 'base' | 'commission' | 'clawed_back'> & { base: bigint; commission: bigint; clawed_back: bigint }>`
    select l.goods_id, ${lineNameColumns(language)}, l.picture, l.quantity, l.refunded_quantity, c.base - c.base_back as base, c.rate_ppm, c.rule,
      c.amount - c.clawed_back as commission, c.clawed_back
    from commission c join order_line l on l.id = c.order_line_id
    where c.order_id = ${order_id} and c.distributor_id = ${member_id} order by c.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    base: toDecimal(row.base, 'MONEY'),
    commission: toDecimal(row.commission, 'MONEY'),
    clawed_back: toDecimal(row.clawed_back, 'MONEY'),
  }))
}

interface Dates {
  ordered: Timestamp
  paid: Timestamp
  received: Timestamp | null
  available: Timestamp | null
  void: Timestamp | null
  earned: bigint
  kept: bigint
}

async function eventsOf({ db }: Context, order_id: number, member_id: number): Promise<Event[]> {
  const { rows } = await sql<Dates>`
    select min(ordered_at) as ordered, min(paid_at) as paid, min(frozen_at) as received, max(available_at) as available,
      case when bool_and(state = 'void') then max(void_at) end as void, sum(amount)::bigint as earned,
      coalesce(sum(amount - clawed_back) filter (where state = 'available'), 0)::bigint as kept
    from commission where order_id = ${order_id} and distributor_id = ${member_id}`.execute(db)
  const { rows: back } = await sql<{ at: Timestamp; amount: bigint }>`
    select clawed_at as at, amount from commission_claw_back where order_id = ${order_id} and distributor_id = ${member_id} order by clawed_at, cause`.execute(
    db,
  )
  const dates = rows[0]!
  const later = back.filter(({ at }) => dates.available !== null && at >= dates.available).reduce((sum, { amount }) => sum + amount, 0n)
  const dated = (event: Event['event'], at: Timestamp | null, cents: bigint | null = null): (Event & { at: Timestamp })[] =>
    at === null ? [] : [{ event, at, amount: cents === null ? null : toDecimal(cents, 'MONEY') }]
  return [
    ...dated('ordered', dates.ordered),
    ...dated('paid', dates.paid, dates.earned),
    ...dated('received', dates.received),
    // What became available then, whatever was taken back since.
    ...dated('available', dates.available, dates.kept + later),
    ...back.flatMap(({ at, amount }) => dated('clawed_back', at, amount)),
    ...dated('void', dates.void),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}
