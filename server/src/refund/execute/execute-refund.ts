import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import type { RefundPlan } from '../plan/refund-plan.ts'

/** What a refund reverses outside the order's own rows, in lock order (ARCHITECTURE, "Money"). */
export const reversed = ['limits', 'coupon', 'source', 'promotions', 'stock', 'money', 'coins'] as const

/** Carries one part of a plan out, in the caller's transaction; a plan without that part changes nothing. */
export type Reversal = (context: Context, plan: RefundPlan, about: About) => Promise<void>

/** Refunds know what goes back and not whose it is: each part is carried out by its own domain (decisions/0057). */
export type Reversals = Readonly<Record<(typeof reversed)[number], Reversal>>

declare module '../../kernel/context.ts' {
  interface Site {
    /** How the parts of a refund are carried out. */
    reversals: Reversals
  }
}

/**
 * Carries a plan out, the only place where anything of an order goes back: the order's own rows, then limits, coupon, what is
 * the purchase source's, promotions, stock, money and coins, in the order of locks. In the caller's transaction, under the locks
 * of payment and order under which the plan was computed. That it happens once is the caller's, by a conditional change of
 * its own state. Refuses `payment.refund_exceeds_remaining`.
 */
export async function executeRefund(context: Context, plan: RefundPlan, about: About): Promise<void> {
  await writeLines(context, plan)
  for (const part of reversed) await context.site.reversals[part](context, plan, about)
}

/** Publishes what the figures of promotions lose by a plan (PRM-02). */
export async function publishFigures(context: Context, { figures }: RefundPlan): Promise<void> {
  for (const one of figures) await emit(context, 'order.quantity_refunded', one)
}

/** Counts quantities, cents and freight as refunded, and units of combos as come back; the bounds are the tables'. */
async function writeLines({ db }: Context, { order_id, lines, freight }: RefundPlan): Promise<void> {
  if (lines.length === 0) return
  const changes = lines.map((line) => ({ ...line, cents: String(line.cents) }))
  await sql`
    with change as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)})
        c (order_goods_id int, quantity int, cents bigint, requested int, blocks_shipping boolean, combos jsonb)
    ), freight as (
      update shop_order set freight_refunded = freight_refunded + ${freight}::bigint where id = ${order_id} and ${freight}::bigint > 0
    )
    update order_line l set refunded_quantity = l.refunded_quantity + c.quantity, refunded_total = l.refunded_total + c.cents,
      requested_quantity = l.requested_quantity - c.requested, on_hold_quantity = case when c.blocks_shipping then l.quantity else l.on_hold_quantity end,
      after_sale_state = case when c.requested = 0 then l.after_sale_state when l.requested_quantity > c.requested then 'open' else 'refunded' end,
      combos = case when c.combos = '[]' then l.combos else (
        select jsonb_agg(case when b.quantity is null then o.one else o.one || jsonb_build_object('back', coalesce((o.one ->> 'back')::int, 0) + b.quantity) end order by o.place)
        from jsonb_array_elements(l.combos) with ordinality o (one, place)
          left join jsonb_to_recordset(c.combos) b (promotion_id int, quantity int) on b.promotion_id = (o.one ->> 'promotion_id')::int) end
    from change c where l.id = c.order_goods_id`.execute(db)
}

/** What transfers of a refund are called in the ledger; a key makes that the same refund again moves nothing. */
export interface About {
  subject: `return ${number}` | `order ${number}` | `payment ${number}`
  /** Of the money. */
  reason: string
  money_key: string
  coins: { kind: 'refund.longcoin' | 'order.longcoin_refund' | 'order.longcoin_reversal'; key: string; reason: string }
}

/** A refund that an after-sale request asked for. */
export const aboutRequest = ({ id, return_no }: { id: number; return_no: string }): About => ({
  subject: `return ${id}`,
  reason: return_no,
  money_key: `return ${id}`,
  coins: { kind: 'refund.longcoin', key: String(id), reason: return_no },
})

/** A refund that something of the order itself calls for, once for each `key`. */
export const aboutOrder = ({ order_id, order_no }: { order_id: number; order_no: string }, key: string): About => ({
  subject: `order ${order_id}`,
  reason: order_no,
  money_key: `order ${order_id} ${key}`,
  coins: { kind: 'order.longcoin_refund', key: `${order_id} ${key}`, reason: order_no },
})

/** All of a payment: its coins by the transfer that took them, since an order that opened again was paid with another. */
export const aboutPayment = (payment_id: number, reason: string, coins_transfer: string | null): About => ({
  subject: `payment ${payment_id}`,
  reason,
  money_key: 'all',
  coins: { kind: 'order.longcoin_reversal', key: coins_transfer ?? '', reason: `payment ${payment_id}` },
})
