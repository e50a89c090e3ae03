import type { Picture } from '@longmall/contract/catalogue.ts'
import type { DeliveryPlan } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import type { DeviceTerms } from '../progress/find-order.ts'

export interface DeviceLine {
  order_id: number
  order_no: string
  member_id: number
  delivery_plan: DeliveryPlan
  /** It waits for its group, and may go back. */
  is_on_hold: boolean
  order_goods_id: number
  sku_id: number
  goods_name: string
  /** `goods_name` and `sku_name` by language. */
  names: Record<string, { goods_name: string; sku_name: string }>
  picture: Picture | null
  quantity: number
  refunded_quantity: number
  /** The terms that the order keeps, of its SKU; null of a present that is no device. */
  terms: DeviceTerms | null
}

/** The lines of those of the orders that are orders of devices, presents among them. */
export async function deviceLines(db: Database, order_ids: readonly number[]): Promise<DeviceLine[]> {
  const { rows } = await sql<DeviceLine>`
    select o.id as order_id, o.order_no, o.member_id, o.delivery_plan, o.on_hold_by is not null as is_on_hold, l.id as order_goods_id, l.sku_id, l.goods_name,
      l.names, l.picture, l.quantity, l.refunded_quantity,
      (select d from jsonb_array_elements(o.details -> 'devices') d where (d ->> 'sku_id')::int = l.sku_id limit 1) as terms
    from shop_order o join order_line l on l.order_id = o.id where o.id = any (${order_ids}::int[]) and o.order_type = 'entity' order by l.id`.execute(
    db,
  )
  return rows
}
