import type { OrderToShip } from '@longmall/contract/fulfilment.ts'
import { sql, type RawBuilder } from 'kysely'
import { Refusal } from '../../kernel/refusal.ts'
import { lineNames, type Reader } from '../../order/line-names.ts'
import type { StoredPickupPlace } from '../../order/pickup-place.ts'

/** An order as it is packed, and whose it is. */
export interface PackedOrder extends OrderToShip, StoredPickupPlace {
  member_id: number
  payment_id: number
  /** What must be decided before shipping or pickup. */
  on_hold_by: string | null
  /** The phone that a virtual order recharges. */
  phone: string | null
}

/** Orders that fit, as they are packed: each line, named in the reader's language, with what of it was sent, withheld for a return, and is left. */
export const packedOrders = async (reader: Reader, which: RawBuilder<unknown>): Promise<PackedOrder[]> =>
  (await packedSql(reader, which).execute(reader.db)).rows

/** The same as a statement; `cursorColumn` is that of a list. */
export const packedSql = (
  { language }: Pick<Reader, 'language'>,
  which: RawBuilder<unknown>,
  cursorColumn: RawBuilder<unknown> = sql``,
) => sql<PackedOrder>`
    select o.id as order_id, o.order_no, o.order_type, o.state, o.on_hold_by, o.warehouse, o.delivery_plan, o.address, o.remark, o.paid_at, o.member_id, o.payment_id, o.pickup_store, o.pickup_store_details,
      o.details ->> 'phone' as phone,
      coalesce(o.contact, jsonb_build_object('consignee', o.address ->> 'consignee', 'mobile', o.address ->> 'mobile')) as contact, l.lines${cursorColumn}
    from shop_order o cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('order_goods_id', id, 'goods_id', goods_id, 'sku_id', sku_id, ${lineNames(language)},
        'picture', picture, 'quantity', quantity, 'refunded_quantity', refunded_quantity, 'shipped_quantity', shipped_quantity,
        'remaining', greatest(0, quantity - shipped_quantity - on_hold_quantity)) order by id), '[]') as lines
      from order_line where order_id = o.id) l
    where ${which}`

/** One order as it is packed; the member's own where a member is named. Refuses `order.not_found`. */
export async function packedOrder(reader: Reader, order_id: number, member_id?: number): Promise<PackedOrder> {
  const ownerCondition = member_id === undefined ? sql`` : sql`and o.member_id = ${member_id}`
  const [order] = await packedOrders(reader, sql`o.id = ${order_id} ${ownerCondition}`)
  if (!order) throw new Refusal('order.not_found')
  return order
}

/** What an operator and a buyer may see of it. */
export const withoutOwner = ({
  member_id: _member,
  payment_id: _payment,
  pickup_store: _store,
  pickup_store_details: _at,
  on_hold_by: _held,
  phone: _phone,
  ...order
}: PackedOrder): OrderToShip => order
