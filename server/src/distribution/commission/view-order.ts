import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { CommissionOrderDetail } from '@longmall/contract/distribution-shapes.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { orderNumbers } from '../../order/figures/order-numbers.ts'
import { shownLines } from '../../order/figures/shown-lines.ts'
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
  const order_no = (await orderNumbers(context.db, [order_id])).get(order_id)!
  const lines = await linesOf(context, order_id, member_id)
  return { ...showFacts(rows[0], order_no), lines, events: await eventsOf(context, order_id, member_id) }
}

interface LineRow {
  line_id: number
  base: bigint
  rate_ppm: number
  rule: Line['rule']
  commission: bigint
  clawed_back: bigint
}

async function linesOf(context: Context, order_id: number, member_id: number): Promise<Line[]> {
  const { rows } = await sql<LineRow>`
    select c.order_line_id as line_id, c.base - c.base_back as base, c.rate_ppm, c.rule, c.amount - c.clawed_back as commission, c.clawed_back
    from commission c where c.order_id = ${order_id} and c.distributor_id = ${member_id} order by c.id`.execute(context.db)
  const shown = await shownLines(context, [order_id])
  return rows.map(({ line_id, base, rate_ppm, rule, commission, clawed_back }) => {
    const { goods_id, goods_name, sku_name, picture, quantity, refunded_quantity } = shown.find((line) => line.line_id === line_id)!
    const amounts = {
      base: toDecimal(base, 'MONEY'),
      commission: toDecimal(commission, 'MONEY'),
      clawed_back: toDecimal(clawed_back, 'MONEY'),
    }
    return { goods_id, goods_name, sku_name, picture, quantity, refunded_quantity, rate_ppm, rule, ...amounts }
  })
}

interface Dates {
  ordered: Timestamp
  paid: Timestamp
  received: Timestamp | null
  available: Timestamp | null
  void: Timestamp | null
  earned: bigint
  rest: bigint
}

async function eventsOf({ db }: Context, order_id: number, member_id: number): Promise<Event[]> {
  const { rows } = await sql<Dates>`
    select min(ordered_at) as ordered, min(paid_at) as paid, min(frozen_at) as received, max(available_at) as available,
      case when bool_and(state = 'void') then max(void_at) end as void, sum(amount)::bigint as earned,
      coalesce(sum(amount - clawed_back) filter (where state = 'available'), 0)::bigint as rest
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
    ...dated('available', dates.available, dates.rest + later),
    ...back.flatMap(({ at, amount }) => dated('clawed_back', at, amount)),
    ...dated('void', dates.void),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}
