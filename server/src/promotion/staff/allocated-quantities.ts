import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Window } from '../rules.ts'

/** Lets one operator at a time set units apart: two at once would each find them free. Held until the transaction ends. */
export async function lockAllocation({ db }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('promotion_allocation'))`.execute(db)
}

interface Allocation extends Window {
  sku_id: number
  quantity: number
}

/**
 * Of each SKU the most units that other promotions have set apart, and not sold, at any one instant of a window: those that are
 * switched on and have a number of units. One statement.
 */
export async function allocatedQuantities(
  { db, now }: Context,
  { starts_at, ends_at }: Window,
  sku_ids: readonly number[],
  promotion_id: number | null,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<Allocation>`
    select i.sku_id, p.starts_at, p.ends_at, i.stock - i.reserved as quantity
    from promotion_item i join promotion p on p.id = i.promotion_id
    where i.sku_id = any (${sku_ids}::int[]) and i.stock > i.reserved and p.is_on and p.id is distinct from ${promotion_id}::int
      and p.ends_at > ${now} and p.starts_at < ${ends_at} and p.ends_at > ${starts_at}`.execute(db)
  return new Map([...Map.groupBy(rows, ({ sku_id }) => sku_id)].map(([sku_id, own]) => [sku_id, peakQuantity(own, starts_at)]))
}

/** The most units of windows that meet at one instant from `from` on: it is highest where one of them begins. */
export function peakQuantity(all: readonly (Window & { quantity: number })[], from: string): number {
  const instants = [from, ...all.map(({ starts_at }) => starts_at).filter((at) => at > from)]
  const at = (instant: string) =>
    all.reduce((sum, { starts_at, ends_at, quantity }) => (starts_at <= instant && instant < ends_at ? sum + quantity : sum), 0)
  return Math.max(0, ...instants.map(at))
}
