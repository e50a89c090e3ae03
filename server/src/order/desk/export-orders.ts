import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { order as contract, OrderState, OrderType } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import { dayIn, type Timestamp } from '../../kernel/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { zoneSettings } from '../../kernel/store-zone.ts'
import { words } from '../../kernel/words.ts'
import { conditionOf } from './search-orders.ts'
import { rowsAsCsv, rowsAsXlsx, type Cell } from './sheet.ts'

// A file of more lines than this helps nobody, and the answer is held in memory.
const mostLines = 20_000

interface Row {
  order_no: string
  order_type: OrderType
  state: OrderState
  warehouse: string
  account: string
  consignee: string | null
  address: string | null
  goods_name: string
  sku_name: string
  quantity: number
  unit_price: string
  line_total: string
  freight: string | null
  order_total: string | null
  refunded: string
  created_at: Timestamp
  paid_at: Timestamp | null
  shipped_at: Timestamp | null
  remark: string
}

/**
 * The orders of a filter as a file in base64, a row a line, freight and total in an order's first; in the caller's language,
 * times of the store's zone. Phones are left out: who needs one opens the order. Refuses `order.too_many_to_export`. (ORD-16)
 */
export async function exportOrders(
  context: Context<StaffActor>,
  { format, ...filters }: InputOf<typeof contract.export>,
): Promise<OutputOf<typeof contract.export>> {
  const { db, language, setting, now } = context
  const { rows } = await sql<Row>`
    select o.order_no, o.order_type, o.state, o.warehouse, m.account, o.contact ->> 'consignee' as consignee,
      concat_ws(' ', o.address ->> 'region_name', o.address ->> 'detailed_address') as address, l.goods_name, l.sku_name, l.quantity,
      decimal_text(l.unit_price, 2) as unit_price, decimal_text(l.total, 2) as line_total, decimal_text(l.refunded_total, 2) as refunded,
      case when l.is_first then decimal_text(o.freight_total, 2) end as freight, case when l.is_first then decimal_text(o.total, 2) end as order_total,
      o.created_at, o.paid_at, o.shipped_at, o.remark
    from shop_order o join member m on m.id = o.member_id
      cross join lateral (select w.*, row_number() over (order by id) = 1 as is_first from order_line w where w.order_id = o.id) l
    where ${conditionOf(context, filters)} order by o.id desc, l.id limit ${mostLines + 1}`.execute(db)
  if (rows.length > mostLines) throw new Refusal('order.too_many_to_export', { maximum: mostLines })
  const zone = setting(zoneSettings.time_zone)
  const time = timeIn(zone)
  const say = (key: Parameters<typeof words>[1]): Cell => ({ text: words(language, key) })
  const heads = columns.map((column) => say(`order.sheet_${column}`))
  const cells = rows.map((row): Cell[] => [
    { text: row.order_no },
    say(`order.sheet_type_${row.order_type}`),
    say(`order.sheet_state_${row.state}`),
    ...[row.account, row.consignee, row.address, row.goods_name, row.sku_name, String(row.quantity)].map((text) => ({ text: text ?? '' })),
    ...[row.unit_price, row.line_total, row.freight, row.order_total, row.refunded]
      .map((amount) => amount && { amount })
      .map((one) => one || null),
    ...[row.created_at, row.paid_at, row.shipped_at].map((at) => (at ? { text: time(at) } : null)),
    { text: row.remark },
  ])
  const file = format === 'csv' ? rowsAsCsv([heads, ...cells]) : await rowsAsXlsx([heads, ...cells], 'orders')
  return {
    file_name: `longmall-orders-${dayIn(zone, now)}.${format}`,
    media_type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: file.toString('base64'),
  }
}

const columns = [
  'number',
  'type',
  'state',
  'account',
  'consignee',
  'address',
  'goods',
  'variant',
  'pieces',
  'unit_price',
  'line_total',
  'freight',
  'total',
  'refunded',
  'created',
  'paid',
  'shipped',
  'remark',
] as const

/** Instants as `2026-11-21 09:30:00` of a zone: that form sorts, and every sheet reads it. */
function timeIn(zone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => format.format(new Date(at))
}
