import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/**
 * Sets the units on hand of SKUs from a file, never below the reserved ones, and records each change; SKUs with existing stock are
 * unchanged unless `with_stock`. The caller has locked the goods.
 */
export async function importStock(
  { db, actor, now }: Context,
  imported: readonly { sku_id: number; on_hand: number }[],
  with_stock: boolean,
): Promise<void> {
  const sku_ids = imported.map(({ sku_id }) => sku_id)
  const { rows } = await sql<{ sku_id: number; on_hand: number }>`
    select sku_id, on_hand from stock where sku_id = any (${sku_ids}::int[]) order by sku_id for update`.execute(db)
  const current = new Map(rows.map(({ sku_id, on_hand }) => [sku_id, on_hand]))
  const changes = imported.filter(({ sku_id }) => with_stock || !current.has(sku_id)).sort((a, b) => a.sku_id - b.sku_id)
  if (changes.length === 0) return
  const before = changes.map(({ sku_id }) => current.get(sku_id) ?? 0)
  await sql`
    with wanted as (
      select * from unnest(${changes.map(({ sku_id }) => sku_id)}::int[], ${changes.map(({ on_hand }) => on_hand)}::int[], ${before}::int[]) w (sku_id, on_hand, before)
    ), saved as (
      insert into stock as s (sku_id, on_hand) select sku_id, on_hand from wanted order by sku_id
      on conflict (sku_id) do update set on_hand = greatest(excluded.on_hand, s.reserved) returning s.sku_id, s.on_hand
    )
    insert into stock_move (sku_id, goods_id, reason, quantity, before, after, staff_id, moved_at)
    select w.sku_id, k.goods_id, 'import', s.on_hand - w.before, w.before, s.on_hand, ${actor.kind === 'staff' ? actor.staff_id : null}::int, ${now}
    from saved s join wanted w on w.sku_id = s.sku_id join sku k on k.id = w.sku_id where s.on_hand <> w.before order by w.sku_id`.execute(
    db,
  )
}
