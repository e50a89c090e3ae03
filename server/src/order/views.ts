import type { Order, OrderEvent } from '@longmall/contract/order.ts'
import type * as z from 'zod/mini'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findPayment } from '../payment/queries.ts'
import { actionsOf } from './rules.ts'

type Row = Omit<Order, 'contact' | 'payment_method' | 'events' | 'actions'>

/** One order of the member whole, with its history; refuses `order.not_found` for anybody else's as for none. */
export async function viewOrder({ db, actor }: Context<MemberActor>, { order_id }: { order_id: number }): Promise<Order> {
  const { rows } = await sql<Row>`
    select o.id as order_id, o.order_no, o.order_type, o.state, o.warehouse, o.trace, o.payment_id, o.delivery_plan, o.address, o.remark, o.invoice,
      o.created_at, o.valid_until, o.paid_at, o.cancelled_at, o.cancel_reason, l.lines, t.paid_together,
      decimal_text(o.goods_total, 2) as goods_amount, decimal_text(o.total, 2) as actual_amount, decimal_text(t.amount, 2) as payment_amount,
      decimal_text(o.deposit_amount, 2) as deposit_amount,
      jsonb_build_object('list_total', decimal_text(o.list_total, 2), 'goods_total', decimal_text(o.goods_total, 2),
        'reduction_total', decimal_text(o.reduction_total, 2), 'freight_total', decimal_text(o.freight_total, 2), 'total', decimal_text(o.total, 2)) as totals
    from shop_order o
      cross join lateral (select jsonb_agg(id order by id) as paid_together, sum(total)::bigint as amount from shop_order where payment_id = o.payment_id) t
      cross join lateral (
        select jsonb_agg(jsonb_build_object('order_goods_id', id, 'line_id', line_id, 'goods_id', goods_id, 'sku_id', sku_id, 'goods_name', goods_name, 'sku_name', sku_name,
          'picture', picture, 'quantity', quantity, 'list_price', decimal_text(list_price, 2), 'unit_price', decimal_text(unit_price, 2),
          'goods_total', decimal_text(goods_total, 2), 'total', decimal_text(total, 2), 'reductions', (
            select coalesce(jsonb_agg(jsonb_build_object('source', r ->> 'source', 'amount', decimal_text((r ->> 'amount')::bigint, 2))), '[]')
            from jsonb_array_elements(reductions) r)) order by id) as lines
        from order_line where order_id = o.id) l
    where o.id = ${order_id} and o.member_id = ${actor.member_id}`.execute(db)
  const row = rows[0]
  if (!row) throw new Refusal('order.not_found')
  const { method } = await findPayment(db, row.payment_id)
  const events = await sql<z.output<typeof OrderEvent>>`
    select event, actor, created_at, details from order_event where order_id = ${order_id} order by id`.execute(db)
  const { consignee, mobile } = row.address
  return {
    ...row,
    contact: { consignee, mobile },
    payment_method: row.paid_at === null ? null : method,
    events: events.rows,
    actions: actionsOf(row.state),
  }
}
