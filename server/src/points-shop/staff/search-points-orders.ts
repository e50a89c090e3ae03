import type { pointsShop as contract, StaffPointsOrder } from '@longmall/contract/points-shop.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { startOfDay, windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'
import { matchingMembers } from '../../member/staff/search-members.ts'
import { findOrderStates } from '../../order/query/find-order-states.ts'

type Input = InputOf<typeof contract.staff_orders>

interface Row extends Omit<StaffPointsOrder, 'name' | 'sku_name' | 'goods_id' | 'order_state'> {
  sku_id: number | null
  names: Partial<Record<Language, string>>
}

/** The filters as a condition on `points_order r`; days are the store's, the last one to its end. */
function conditionOf({ setting }: Context, { kind, item_id, from_day, until_day }: Input): RawBuilder<unknown> {
  const zone = setting(zoneSettings.time_zone)
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (kind !== undefined) conditions.push(sql`r.kind = ${kind}`)
  if (item_id !== undefined) conditions.push(sql`r.item_id = ${item_id}`)
  if (from_day !== undefined) conditions.push(sql`r.created_at >= ${startOfDay(zone, from_day)}`)
  if (until_day !== undefined) conditions.push(sql`r.created_at < ${windowOfDays(zone, until_day, until_day).ends_at}`)
  return sql.join(conditions, sql` and `)
}

const order: ListOrder<'created_at' | 'longcoin'> = {
  id: sql`r.id`,
  defaultSort: '-created_at',
  sorts: { created_at: { instant: sql`r.created_at` }, longcoin: { number: sql`r.longcoin` } },
}

/**
 * What members got for longcoin, the newest first by default, 20 a page by default (CON-04); goods from their payment on. What is
 * shown of a record is read for those of the page alone.
 */
export async function searchPointsOrders(
  context: Context<StaffActor>,
  { search, sort, cursor, page_size, ...input }: Input,
): Promise<OutputOf<typeof contract.staff_orders>> {
  // A member has few: told to walk all of them from the newest on, PostgreSQL would look for them there.
  const memberFilter = search === undefined ? sql`` : sql`where member_id = any (${matchingMembers(search)}) offset 0`
  const { list, next } = await readPage(
    context.db,
    order,
    { sort, cursor, page_size },
    ({ after, by, cursorColumn, limit }) => sql<Row>`
    select r.id as points_order_id, r.member_id, m.account, r.kind, r.item_id, r.names, r.sku_id, r.quantity, r.longcoin, decimal_text(r.amount, 2) as amount, r.order_id,
      r.created_at${cursorColumn}
    from (
      select r.* from (select * from points_order ${memberFilter}) r where ${after} and ${conditionOf(context, input)}
      order by ${by} limit ${limit}) r join member m on m.id = r.member_id
    order by ${by}`,
  )
  return { list: await show(context, list), next }
}

async function show(context: Context, rows: readonly Row[]): Promise<StaffPointsOrder[]> {
  const nonNull = (ids: readonly (number | null)[]) => ids.filter((id) => id !== null)
  const skus = await skusForSale(context, nonNull(rows.map(({ sku_id }) => sku_id)))
  const byId = new Map(skus.map((sku) => [sku.sku_id, sku]))
  const states = await findOrderStates(context, nonNull(rows.map(({ order_id }) => order_id)))
  return rows.map(({ sku_id, names, ...row }) => {
    const sku = sku_id === null ? undefined : byId.get(sku_id)
    return {
      ...row,
      name: sku?.goods_name ?? names[context.language] ?? names['en-us'] ?? '-',
      sku_name: sku?.sku_name ?? '',
      goods_id: sku?.goods_id ?? null,
      order_state: row.order_id === null ? null : (states.get(row.order_id) ?? null),
    }
  })
}
