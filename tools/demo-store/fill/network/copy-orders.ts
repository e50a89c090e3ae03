import { sql, type RawBuilder } from 'kysely'
import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import type { Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import type { DemoAddress } from '../../types.ts'

/** An order that was received, to copy the first one for. */
export interface Copy {
  member_id: number
  referrer_id: number
  language: string
  at: Timestamp
  address: DemoAddress
  /** After-sale is over, so that its money is the shop's. */
  is_settled: boolean
}
interface NumberedCopy extends Copy {
  order_id: number
  payment_id: number
  line_id: number
  attempt_id: number
  shipment_id: number
  order_no: string
  payment_no: string
  reference: string
  tracking_no: string
}

/** Days that an order's after-sale takes from the order on; until then its timers wait for it. */
const timers = { 'order.settle': 'received_at', 'order.auto_review': 'received_at' } as const

/** Copies an order with everything that belongs to it but its part of the stock, which is what is there today. The ids, in the order of the copies. */
export async function copyOrders(db: Database, first: number, copies: readonly Copy[]): Promise<number[]> {
  const numbered = await number(db, copies)
  const list = sql`jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) c (member_id int, referrer_id int, language text, at timestamptz,
    address jsonb, is_settled boolean, order_id int, payment_id int, line_id int, attempt_id int, shipment_id int, order_no text, payment_no text,
    reference text, tracking_no text)`
  const copyRows = (table: string, where: RawBuilder<unknown>, values: RawBuilder<unknown>) =>
    sql`
    insert into ${sql.table(table)} overriding system value
    select r.* from shop_order f cross join ${list} cross join lateral (select c.at - f.created_at as shift) s
      cross join ${sql.table(table)} t cross join lateral jsonb_populate_record(null::${sql.table(table)}, to_jsonb(t) || ${values}) r
    where f.id = ${first} and ${where}`.execute(db)

  await copyRows(
    'payment',
    sql`t.id = f.payment_id`,
    sql`jsonb_build_object('id', c.payment_id, 'payment_no', c.payment_no, 'member_id', c.member_id, 'valid_until', t.valid_until + shift,
      'paid_at', t.paid_at + shift, 'created_at', t.created_at + shift)`,
  )
  await copyRows(
    'payment_attempt',
    sql`t.payment_id = f.payment_id`,
    sql`jsonb_build_object('id', c.attempt_id, 'payment_id', c.payment_id, 'reference', c.reference, 'outcome_at', t.outcome_at + shift,
      'created_at', t.created_at + shift)`,
  )
  await copyRows(
    'payment_source',
    sql`t.payment_id = f.payment_id`,
    sql`jsonb_build_object('payment_id', c.payment_id, 'attempt_id', c.attempt_id)`,
  )
  await copyRows(
    'sandbox_payment',
    sql`t.reference = (select reference from payment_attempt where payment_id = f.payment_id)`,
    sql`jsonb_build_object('reference', c.reference, 'created_at', t.created_at + shift, 'valid_until', t.valid_until + shift,
      'return_url', replace(t.return_url, f.payment_id::text, c.payment_id::text))`,
  )
  await copyRows(
    'shop_order',
    sql`t.id = f.id`,
    sql`jsonb_build_object('id', c.order_id, 'order_no', c.order_no, 'member_id', c.member_id, 'payment_id', c.payment_id, 'address', c.address,
      'contact', jsonb_build_object('consignee', c.address -> 'consignee', 'mobile', c.address -> 'mobile'),
      'contact_mobile', c.address ->> 'mobile', 'details', t.details || jsonb_build_object('referrer_id', c.referrer_id),
      'created_at', c.at, 'valid_until', t.valid_until + shift, 'paid_at', t.paid_at + shift, 'shipped_at', t.shipped_at + shift,
      'received_at', t.received_at + shift, 'settled_at', case when c.is_settled then t.settled_at + shift end)`,
  )
  await copyRows(
    'order_line',
    sql`t.order_id = f.id`,
    sql`jsonb_build_object('id', c.line_id, 'order_id', c.order_id, 'goods_name', t.names -> c.language -> 'goods_name',
      'sku_name', t.names -> c.language -> 'sku_name')`,
  )
  await sql`
    insert into order_event (order_id, event, actor, actor_id, details, created_at)
    select c.order_id, t.event, t.actor, case when t.actor = 'member' then c.member_id else t.actor_id end,
      case when t.details ? 'tracking_no' then t.details || jsonb_build_object('tracking_no', c.tracking_no) else t.details end,
      t.created_at + (c.at - f.created_at)
    from shop_order f cross join ${list} join order_event t on t.order_id = f.id
    where f.id = ${first} and (c.is_settled or t.event <> 'settled') order by c.order_id, t.id`.execute(db)
  await copyRows(
    'shipment',
    sql`t.order_id = f.id`,
    sql`jsonb_build_object('id', c.shipment_id, 'order_id', c.order_id, 'tracking_no', c.tracking_no, 'shipped_at', t.shipped_at + shift,
      'delivered_at', t.delivered_at + shift, 'destination', c.address -> 'region_name')`,
  )
  await sql`
    insert into shipment_line (shipment_id, order_line_id, quantity) select shipment_id, line_id, 1 from ${list}`.execute(db)
  await sql`
    insert into shipment_track (shipment_id, at, step, location, note)
    select c.shipment_id, t.at + (c.at - f.created_at), t.step, t.location, t.note
    from shop_order f cross join ${list} join shipment h on h.order_id = f.id join shipment_track t on t.shipment_id = h.id
    where f.id = ${first}`.execute(db)
  await sql`
    insert into cart_allowance (member_id, goods_id, used) select c.member_id, l.goods_id, 1 from ${list} cross join order_line l
    where l.order_id = ${first}`.execute(db)
  for (const [kind, since] of Object.entries(timers))
    await sql`
      insert into timer (kind, subject, due_at) select ${kind}, o.id::text, o.${sql.ref(since)} + interval '15 days'
      from shop_order o join ${list} on c.order_id = o.id where not c.is_settled`.execute(db)
  await postMoney(db, list)
  return numbered.map(({ order_id }) => order_id)
}

/** What the payment moved to the escrow, and the settlement from there to the revenue. */
async function postMoney(db: Database, list: RawBuilder<unknown>) {
  const purposes = {
    paid: sql`array[null, null]::int[], '{MONEY,MONEY}', '{clearing:sandbox,escrow}'`,
    settled: sql`array[null, null]::int[], '{MONEY,MONEY}', '{escrow,revenue}'`,
  }
  await sql`
    select post_transfer('payment.provider', c.reference, 20, 'visitor', 'payment', null, p.paid_at, ${purposes.paid}, array[-p.amount, p.amount],
      'payment ' || p.id, 'shopping')
    from ${list} join payment p on p.id = c.payment_id order by p.paid_at`.execute(db)
  await sql`
    select post_transfer('order.settle', o.id::text, null, 'system', o.order_no, null, o.settled_at, ${purposes.settled}, array[-o.total, o.total], null, 'shopping')
    from ${list} join shop_order o on o.id = c.order_id where c.is_settled order by o.settled_at`.execute(db)
}

/** Numbers as the shop gives them, but the same each time. */
async function number(db: Database, copies: readonly Copy[]): Promise<NumberedCopy[]> {
  const next = async (table: string) => {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${copies.length})`.execute(db)
    return rows.map(({ id }) => id)
  }
  const [orders, payments, lines, attempts, shipments] = [
    await next('shop_order'),
    await next('payment'),
    await next('order_line'),
    await next('payment_attempt'),
    await next('shipment'),
  ]
  return copies.map((copy, n) => {
    const digits = String(((n + 1) * 654_321_987) % 10 ** 12).padStart(12, '0')
    const day = copy.at.slice(0, 10).replaceAll('-', '')
    return {
      ...copy,
      order_id: orders[n]!,
      payment_id: payments[n]!,
      line_id: lines[n]!,
      attempt_id: attempts[n]!,
      shipment_id: shipments[n]!,
      order_no: day + digits,
      payment_no: `P${day}${digits}`,
      reference: `demo${digits}${day}`,
      tracking_no: `HA${digits}`,
    }
  })
}
