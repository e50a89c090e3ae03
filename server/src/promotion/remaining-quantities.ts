import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import type { Database } from '../kernel/database/database.ts'
import { batchReads } from '../kernel/database/batch-reads.ts'
import { leftOf } from './rules.ts'

interface Row {
  promotion_id: number
  sku_id: number
  stock: number | null
  reserved: number
  per_member: number | null
  used: number
}

/** What a caller may still have of a SKU in a promotion; null for no end. */
export interface RemainingQuantity {
  /** Units of the SKU, by the stock set apart for it. */
  remaining: number | null
  /** Units of all its items, of a combo sets, by the member's limit: unpaid orders count. */
  remaining_limit: number | null
}

export const unlimited: RemainingQuantity = { remaining: null, remaining_limit: null }

/** A SKU in a promotion as a key of a map. */
export const itemKey = (promotion_id: number, sku_id: number) => `${promotion_id} ${sku_id}`

/** What the caller may still have of each SKU in each promotion, by `itemKey`. One statement. */
export async function remainingQuantities(
  { db, actor }: Context,
  items: readonly { promotion_id: number; sku_id: number }[],
): Promise<Map<string, RemainingQuantity>> {
  if (items.length === 0) return new Map()
  const member_id = actor.kind === 'member' ? actor.member_id : null
  const { rows } = await sql<Row>`
    select i.promotion_id, i.sku_id, i.stock, i.reserved, p.per_member, coalesce(m.used, 0) as used
    from unnest(${items.map((one) => one.promotion_id)}::int[], ${items.map((one) => one.sku_id)}::int[]) w (promotion_id, sku_id)
      join promotion_item i on i.promotion_id = w.promotion_id and i.sku_id = w.sku_id join promotion p on p.id = i.promotion_id
      left join promotion_member m on m.promotion_id = i.promotion_id and m.member_id = ${member_id}::int`.execute(db)
  return new Map(
    rows.map(({ promotion_id, sku_id, stock, reserved, per_member, used }) => [
      itemKey(promotion_id, sku_id),
      { remaining: leftOf(stock, reserved), remaining_limit: leftOf(per_member, used) },
    ]),
  )
}

interface Used {
  promotion_id: number
  member_id: number
  used: number
}

const readersOf = new WeakMap<Database, (key: string) => Promise<number | undefined>>()
const keyOf = (promotion_id: number, member_id: number) => `${promotion_id} ${member_id}`

/** Units that the caller has had of a promotion with a limit; concurrent calls share a statement. */
export async function usedQuantity({ db, actor }: Context<MemberActor>, promotion_id: number): Promise<number> {
  let reader = readersOf.get(db)
  if (!reader) readersOf.set(db, (reader = batchReads((keys) => readUsed(db, keys), { concurrency: 1, batchSize: 200 })))
  return (await reader(keyOf(promotion_id, actor.member_id))) ?? 0
}

async function readUsed(db: Database, keys: readonly string[]): Promise<Map<string, number>> {
  const pairs = keys.map((key) => key.split(' ').map(Number) as [number, number])
  const { rows } = await sql<Used>`
    select m.promotion_id, m.member_id, m.used
    from unnest(${pairs.map(([id]) => id)}::int[], ${pairs.map(([, id]) => id)}::int[]) w (promotion_id, member_id)
      join promotion_member m on m.promotion_id = w.promotion_id and m.member_id = w.member_id`.execute(db)
  return new Map(rows.map(({ promotion_id, member_id, used }) => [keyOf(promotion_id, member_id), used]))
}
