import type { Language } from '@longmall/contract/fields.ts'
import type { PurchaseSourceKind, OrderState, OrderType } from '@longmall/contract/order.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { translate } from '../../kernel/translate.ts'
import { amount, text, timeIn, type Cell } from '../../kernel/sheet/cell.ts'
import { moneyHeading, timeHeading } from '../../kernel/sheet/heading.ts'
import { lineNameColumns, type Reader } from '../line-names.ts'
import { closed } from '../rules.ts'
import { statesSql } from '../state-sql.ts'

export interface OrderLineRow {
  order_id: number
  order_no: string
  order_type: OrderType
  state: OrderState
  promotion_kind: PurchaseSourceKind | null
  warehouse: string
  account: string
  consignee: string | null
  address: string | null
  goods_name: string
  sku_name: string
  quantity: number
  unit_price: string
  /** Of one when the order was made; null where it was not known. */
  cost_price: string | null
  line_total: string
  freight: string | null
  order_total: string | null
  refunded: string
  created_at: Timestamp
  paid_at: Timestamp | null
  shipped_at: Timestamp | null
  remark: string
}

/** SQL: is line `l` what a reservation `o` was made of that ended before its balance, with its deposit given back? */
const isDepositReturned = sql`(o.order_type = 'deposit' and o.state in ${statesSql(closed)} and o.deposit_amount > 0 and l.is_first and l.refunded_total = 0
  and o.details #>> '{deposit,missed}' is distinct from 'keep')`

/** Lines, named in the reader's language, of the orders that a query `orders` of `shop_order` gives, sorted `by` an expression on `o`; freight and total in an order's first line. */
export async function readOrderLines(
  { db, language }: Reader,
  orders: RawBuilder<unknown>,
  limit: number,
  by: RawBuilder<unknown> = sql`o.id desc`,
): Promise<OrderLineRow[]> {
  const { rows } = await sql<OrderLineRow>`
    select o.id as order_id, o.order_no, o.order_type, o.state, o.promotion_kind, o.warehouse, m.account, o.contact ->> 'consignee' as consignee,
      concat_ws(' ', o.address ->> 'region_name', o.address ->> 'detailed_address') as address, ${lineNameColumns(language)}, l.quantity,
      decimal_text(l.unit_price, 2) as unit_price, decimal_text(l.cost_price, 2) as cost_price, decimal_text(l.total, 2) as line_total,
      decimal_text(case when ${isDepositReturned} then o.deposit_amount else l.refunded_total end, 2) as refunded,
      case when l.is_first then decimal_text(o.freight_total, 2) end as freight, case when l.is_first then decimal_text(o.total, 2) end as order_total,
      o.created_at, o.paid_at, o.shipped_at, o.remark
    from (${orders}) o join member m on m.id = o.member_id
      cross join lateral (select w.*, row_number() over (order by id) = 1 as is_first from order_line w where w.order_id = o.id) l
    order by ${by}, l.id limit ${limit}`.execute(db)
  return rows
}

const columns = [
  'number',
  'type',
  'state',
  'promotion',
  'account',
  'consignee',
  'address',
  'goods',
  'variant',
  'quantity',
  'unit_price',
  'line_total',
  'freight',
  'total',
  'refunded',
  'cost_price',
  'created',
  'paid',
  'shipped',
  'remark',
] as const

const moneyColumns = new Set<string>(['unit_price', 'line_total', 'freight', 'total', 'refunded', 'cost_price'])
const timeColumns = new Set<string>(['created', 'paid', 'shipped'])

/** The head of a sheet of order lines: amounts with the shop's currency, instants with its zone. */
export const sheetHead = (context: Pick<Context, 'language' | 'site' | 'setting'>): Cell[] =>
  columns.map((column) => {
    const heading = translate(context.language, `order.sheet_${column}`)
    return text(
      moneyColumns.has(column) ? moneyHeading(context, heading) : timeColumns.has(column) ? timeHeading(context, heading) : heading,
    )
  })

/** Lines as the cells of a sheet, in a language, times of a zone. */
export function sheetCells(language: Language, zone: string): (row: OrderLineRow) => Cell[] {
  const time = timeIn(zone)
  const t = (key: Parameters<typeof translate>[1]): Cell => text(translate(language, key))
  return (row) => [
    text(row.order_no),
    t(`order.sheet_type_${row.order_type}`),
    t(`order.sheet_state_${row.state}`),
    row.promotion_kind && t(`order.sheet_promotion_${row.promotion_kind}`),
    ...[row.account, row.consignee, row.address, row.goods_name, row.sku_name, String(row.quantity)].map(text),
    ...[row.unit_price, row.line_total, row.freight, row.order_total, row.refunded, row.cost_price].map(amount),
    ...[row.created_at, row.paid_at, row.shipped_at].map(time),
    text(row.remark),
  ]
}
