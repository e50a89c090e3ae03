import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { StoredPromotion } from './find-promotion.ts'
import { withExclusivityCheck } from './write-promotion.ts'

/**
 * Switches a promotion, locked by the caller, on or off; `ended_at` records that it was switched off after its start. Refuses
 * `promotion.sku_conflict`.
 */
export async function switchPromotion(context: Context, known: StoredPromotion, is_on: boolean): Promise<void> {
  const { promotion_id, starts_at } = known
  const ended_at = is_on ? null : starts_at <= context.now ? context.now : known.ended_at
  await withExclusivityCheck(context, known, promotion_id, () =>
    sql`update promotion set is_on = ${is_on}, ended_at = ${ended_at}, version = version + 1 where id = ${promotion_id}`.execute(
      context.db,
    ),
  )
}

/** Ends a current promotion now: its window closes, and purchases remain. */
export async function endPromotion({ db, now }: Context, promotion_id: number): Promise<void> {
  await sql`update promotion set ends_at = ${now}, ended_at = ${now}, version = version + 1 where id = ${promotion_id}`.execute(db)
}

/** Deletes a promotion with its texts, items, limits and figures. */
export async function deletePromotion({ db }: Context, promotion_id: number): Promise<void> {
  await sql`delete from promotion where id = ${promotion_id}`.execute(db)
}
