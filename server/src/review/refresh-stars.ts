import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { catalogueChanged } from '../kernel/shared.ts'

/** Counts the reviews of goods again and lets what visitors see follow; last in a transaction. */
export async function refreshStars({ db }: Context, goods_ids: readonly number[]): Promise<void> {
  await sql`select refresh_stars(${goods_ids.toSorted((a, b) => a - b)}::int[])`.execute(db)
  await catalogueChanged(db)
}
