import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { readItems, type ItemRow } from './queries.ts'
import { closedReason } from './rules.ts'

export interface ItemRequest {
  item_id: number
  quantity: number
  /** Coins in all, as the caller was shown them. */
  longcoin: number
}

/**
 * Takes units of an item for the caller: the limit, then the stock, both conditional. Refuses
 * `points_shop.not_found`, `points_shop.not_started`, `points_shop.ended`, `points_shop.price_changed` {longcoin}, `points_shop.limit_reached` {limit},
 * `points_shop.sold_out` {left}.
 */
export async function reserveItem(context: Context<MemberActor>, { item_id, quantity, longcoin }: ItemRequest): Promise<ItemRow> {
  const { actor, now } = context
  const [item] = await readItems(context, actor.member_id, { where: sql`i.id = ${item_id}`, limit: 1 })
  const closed = item ? closedReason(item, now) : 'points_shop.not_found'
  if (!item || closed) throw new Refusal(closed ?? 'points_shop.not_found')
  if (longcoin !== item.longcoin * quantity) throw new Refusal('points_shop.price_changed', { longcoin: item.longcoin * quantity })
  // A refused request locks nothing.
  if (item.available !== null && item.available < quantity) throw new Refusal('points_shop.sold_out', { remaining: item.available })
  const isFirst = await reserveLimit(context, item, quantity)
  await reserveStock(context, item, { quantity, isFirst })
  return item
}

/** Is it the first time that the member has some of it? */
async function reserveLimit({ db, actor }: Context<MemberActor>, { item_id, per_member }: ItemRow, quantity: number): Promise<boolean> {
  const { rows } = await sql<{ used: number }>`
    insert into points_item_member as h (item_id, member_id, used)
    select ${item_id}, ${actor.member_id}, ${quantity} where ${quantity} <= coalesce(${per_member}::int, ${quantity})
    on conflict (member_id, item_id) do update set used = h.used + excluded.used
      where h.used + excluded.used <= coalesce(${per_member}::int, h.used + excluded.used)
    returning h.used`.execute(db)
  if (!rows[0]) throw new Refusal('points_shop.limit_reached', { limit: per_member })
  return rows[0].used === quantity
}

/** Checked at the row itself, so that an edit a moment ago counts. */
async function reserveStock(
  { db }: Context,
  { item_id, longcoin }: ItemRow,
  { quantity, isFirst }: { quantity: number; isFirst: boolean },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update points_item set reserved = reserved + ${quantity}, longcoin_total = longcoin_total + ${longcoin * quantity}, members = members + ${Number(isFirst)}
    where id = ${item_id} and is_on and longcoin = ${longcoin} and (stock is null or reserved + ${quantity} <= stock)`.execute(db)
  if (numAffectedRows) return
  const { rows } = await sql<{
    remaining: number | null
  }>`select stock - reserved as remaining from points_item where id = ${item_id}`.execute(db)
  throw new Refusal('points_shop.sold_out', { remaining: rows[0]?.remaining ?? 0 })
}
