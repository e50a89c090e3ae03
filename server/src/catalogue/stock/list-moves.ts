import type { stockStaff as contract } from '@longmall/contract/stock-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { startOfDay, windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'
import { goodsNameOf, skuNameOf } from '../views/sku-name.ts'

type Input = InputOf<typeof contract.stock_moves>
type Row = OutputOf<typeof contract.stock_moves>['list'][number]

const order: ListOrder<'moved_at' | 'quantity'> = {
  id: sql`m.id`,
  defaultSort: '-moved_at',
  sorts: { moved_at: 'id', quantity: { number: sql`m.quantity` } },
}

/** Changes of the units on hand, the newest first by default, 20 a page by default; days are the store's, the last one to its end. */
export async function listMoves(
  context: Context<StaffActor>,
  { sort, cursor, page_size, ...filters }: Input,
): Promise<OutputOf<typeof contract.stock_moves>> {
  return readPage(
    context.db,
    order,
    { sort, cursor, page_size },
    ({ after, by, cursorColumn, limit }) => sql<Row>`
    select m.id::int as move_id, m.moved_at, m.goods_id, m.sku_id, ${goodsNameOf(context.language)} as goods_name, k.sku_no,
      ${skuNameOf(context.language)} as sku_name, m.reason, m.quantity, m.before, m.after, m.note, m.staff_id,
      name_of_staff(m.staff_id) as staff_name${cursorColumn}
    from stock_move m join goods g on g.id = m.goods_id join sku k on k.id = m.sku_id
    where ${after} and ${conditionOf(context, filters)} order by ${by} limit ${limit}`,
  )
}

/** Days as bounds of the id, which grows with time: the list then reads one index, however far back it looks. */
function conditionOf(
  { setting }: Context,
  { goods_id, sku_id, reason, from_day, until_day }: Omit<Input, 'sort' | 'cursor' | 'page_size'>,
): RawBuilder<unknown> {
  const zone = setting(zoneSettings.time_zone)
  const firstAt = (at: string) => sql`(select id from stock_move where moved_at >= ${at} order by moved_at, id limit 1)`
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (goods_id !== undefined) conditions.push(sql`m.goods_id = ${goods_id}`)
  if (sku_id !== undefined) conditions.push(sql`m.sku_id = ${sku_id}`)
  if (reason !== undefined) conditions.push(sql`m.reason = ${reason}`)
  if (from_day !== undefined) conditions.push(sql`m.id >= ${firstAt(startOfDay(zone, from_day))}`)
  if (until_day !== undefined)
    conditions.push(sql`m.id < coalesce(${firstAt(windowOfDays(zone, until_day, until_day).ends_at)}, 2147483648)`)
  return sql.join(conditions, sql` and `)
}
