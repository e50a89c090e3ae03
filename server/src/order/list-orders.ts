import type { PurchaseSourceKind, order, OrderState, OrderSummary } from '@longmall/contract/order.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { cursorForm, readCursor, writeCursor } from '../kernel/database/cursor.ts'
import { actionFacts, actionsNow, type ActionFactsRow } from './action-facts.ts'
import { purchaseInfoColumn } from './source/source-columns.ts'
import { lineNames } from './line-names.ts'
import { booked, tabStates, type Tab, unpaid } from './rules.ts'
import { statesSql } from './state-sql.ts'

interface ListRequest {
  tab?: Tab | undefined
  purchase_source?: PurchaseSourceKind | undefined
  /** Paid by it, first or as a balance. */
  payment_id?: number | undefined
  cursor?: string | undefined
  page_size?: number | undefined
}

/** The member's orders of a tab, newest first, 10 a page by default (ORD-06). */
export async function listOrders(
  context: Context<MemberActor>,
  { tab = 'all', purchase_source, payment_id, cursor, page_size = 10 }: ListRequest,
): Promise<OutputOf<typeof order.list>> {
  const [before] = cursor === undefined ? ['2147483647'] : readCursor(cursor, [cursorForm.id])
  const byKind = purchase_source === undefined ? sql`true` : sql`o.promotion_kind = ${purchase_source}`
  const byPayment = payment_id === undefined ? sql`true` : sql`${payment_id} in (o.payment_id, o.balance_payment_id)`
  const ownOrders = sql`o.member_id = ${context.actor.member_id} and o.deleted_at is null and o.id < ${before}::bigint and ${inTab(tab)} and ${byKind}
    and ${byPayment}`
  const rows = await summaries(context, sql`${ownOrders} order by o.id desc limit ${page_size + 1}`)
  const list = rows.slice(0, page_size)
  return { list, next: rows.length > page_size ? writeCursor([list.at(-1)!.order_id]) : null }
}

// Each is asked of the member's own orders alone.
function inTab(tab: Tab): RawBuilder<boolean> {
  const ofState = (states: readonly OrderState[]) => sql<boolean>`o.state = any (${states})`
  if (tab === 'after_sale') return sql`exists (select from order_line w where w.order_id = o.id and w.after_sale_state is not null)`
  if (tab === 'to_pay')
    return sql`${ofState(tabStates.to_pay!)} and (${sql`o.state <> all (${booked})`} or o.balance_payment_id is not null)`
  if (tab === 'to_review') return sql`${ofState(tabStates.to_review!)} and ${isReviewable}`
  const states = tabStates[tab]
  return states ? ofState(states) : sql`true`
}

const isReviewable = sql<boolean>`o.order_type <> 'pledge' and o.reviewed_at is null
  and exists (select from order_line w where w.order_id = o.id and w.reviewed_at is null and w.refunded_quantity < w.quantity)`

/** Orders that fit as a list shows them, with what can be done with each. */
export async function summaries(context: Context, which: RawBuilder<unknown>): Promise<OrderSummary[]> {
  const { rows } = await sql<Omit<OrderSummary, 'actions'> & { facts: ActionFactsRow }>`
    select o.id as order_id, o.order_no, o.order_type, o.state, o.on_hold_by, ${purchaseInfoColumn(context.language)} as promotion, o.warehouse, l.lines, l.total_quantity, decimal_text(o.total, 2) as total, decimal_text(l.refunded + o.freight_refunded, 2) as refunded_amount,
      coalesce(o.balance_payment_id, o.payment_id) as payment_id, o.created_at, o.delivery_plan, ${actionFacts} as facts,
      case when o.state in ${statesSql(unpaid)} then o.valid_until
        when o.state in ${statesSql(booked)} and o.balance_payment_id is not null then o.balance_until end as valid_until
    from shop_order o cross join lateral (
      select sum(quantity)::int as total_quantity, sum(refunded_total)::bigint as refunded, jsonb_agg(jsonb_build_object('order_goods_id', id, 'goods_id', goods_id, 'sku_id', sku_id, ${lineNames(context.language)},
        'picture', picture, 'unit_price', decimal_text(unit_price, 2), 'quantity', quantity, 'is_gift', is_gift,
        'refunded_quantity', refunded_quantity, 'after_sale_state', after_sale_state) order by id) as lines
      from order_line where order_id = o.id) l
    where ${which}`.execute(context.db)
  return rows.map(({ facts, ...row }) => ({ ...row, actions: actionsNow(context, facts) }))
}

/** How many orders are in each tab, for badges; of after-sales those under way. */
export async function countOrders({ db, actor }: Context<MemberActor>): Promise<OutputOf<typeof order.counts>> {
  const { rows } = await sql<OutputOf<typeof order.counts>>`
    select count(*) filter (where ${inTab('to_pay')})::int as to_pay, count(*) filter (where ${inTab('to_ship')})::int as to_ship,
      count(*) filter (where ${inTab('to_receive')})::int as to_receive, count(*) filter (where ${inTab('to_review')})::int as to_review,
      count(*) filter (where exists (select from order_line w where w.order_id = o.id and w.after_sale_state = 'open'))::int as after_sale
    from shop_order o where o.member_id = ${actor.member_id} and o.deleted_at is null`.execute(db)
  return rows[0]!
}
