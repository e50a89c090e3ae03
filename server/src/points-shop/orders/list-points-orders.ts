import type { pointsShop as contract, PointsOrder } from '@longmall/contract/points-shop.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import { findOffers } from '../../coupon/find-offers.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { findOrderStates } from '../../order/query/find-order-states.ts'

interface Row extends Pick<PointsOrder, 'points_order_id' | 'kind' | 'quantity' | 'longcoin' | 'amount' | 'order_id' | 'created_at'> {
  sku_id: number | null
  coupon_id: number | null
  names: Partial<Record<Language, string>>
}

async function readPointsOrders({ db, actor }: Context<MemberActor>, where: RawBuilder<unknown>, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.id as points_order_id, r.kind, r.quantity, r.longcoin, decimal_text(r.amount, 2) as amount, r.order_id, r.sku_id, r.coupon_id, r.names, r.created_at
    from points_order r where r.member_id = ${actor.member_id} and ${where} order by r.id desc limit ${limit}`.execute(db)
  return rows
}

const nonNull = (ids: readonly (number | null)[]): number[] => ids.filter((id) => id !== null)

async function show(context: Context<MemberActor>, rows: readonly Row[]): Promise<PointsOrder[]> {
  const skus = new Map((await skusForSale(context, nonNull(rows.map(({ sku_id }) => sku_id)))).map((sku) => [sku.sku_id, sku]))
  const coupons = await findOffers(context, nonNull(rows.map(({ coupon_id }) => coupon_id)))
  const states = await findOrderStates(context, nonNull(rows.map(({ order_id }) => order_id)))
  return rows.map(({ sku_id, coupon_id, names, ...row }) => {
    const sku = sku_id === null ? undefined : skus.get(sku_id)
    return {
      ...row,
      name: sku?.goods_name ?? names[context.language] ?? names['en-us'] ?? '-',
      picture: sku?.picture ?? null,
      coupon: coupon_id === null ? null : (coupons.get(coupon_id) ?? null),
      order_state: row.order_id === null ? null : (states.get(row.order_id) ?? null),
    }
  })
}

/** What the caller got for longcoin, 10 a page by default, the newest first; goods from their payment on. */
export async function listPointsOrders(
  context: Context<MemberActor>,
  { cursor, page_size = 10 }: InputOf<typeof contract.orders>,
): Promise<OutputOf<typeof contract.orders>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const rows = await readPointsOrders(context, sql`r.id < ${before}::bigint`, page_size + 1)
  const { list, next } = cutPage(rows, page_size, ({ points_order_id }) => [points_order_id])
  return { list: await show(context, list), next }
}

/** What one exchange of the caller's brought, by its own id or its order's. Refuses `points_shop.order_not_found`. */
export async function viewPointsOrder(
  context: Context<MemberActor>,
  { points_order_id, order_id }: InputOf<typeof contract.result>,
): Promise<PointsOrder> {
  if ((points_order_id === undefined) === (order_id === undefined)) throw wrongField('points_order_id', 'field.required')
  const rows = await readPointsOrders(
    context,
    points_order_id === undefined ? sql`r.order_id = ${order_id}` : sql`r.id = ${points_order_id}`,
    1,
  )
  const [record] = await show(context, rows)
  if (!record) throw new Refusal('points_shop.order_not_found')
  return record
}
