import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { startWork } from '../../work/start-work.ts'
import type { WorkKind } from '../../work/work-kind.ts'
import { indexGoods } from '../index-goods.ts'
import { refreshGoods } from '../refresh-goods.ts'

/** Goods that a change of their category or brand concerns. */
export interface AffectedGoods {
  category_ids: number[]
  brand_id: number | null
  /** Where they go; null: they stay where they are. */
  move_to: number | null
  /** A category that goes when the last of them has left it. */
  remove: number | null
}

// So many are done within the command; more take a while.
const syncLimit = 200
const page = 200

/**
 * Lets goods follow: their lists and what they are found by. A few at once, in the caller's transaction; many as a long work,
 * whose id is answered.
 */
export async function updateAffectedGoods(context: Context<StaffActor>, selection: Partial<AffectedGoods>): Promise<number | null> {
  const affected: AffectedGoods = { category_ids: [], brand_id: null, move_to: null, remove: null, ...selection }
  const ids = await affectedAfter(context.db, affected, 0, syncLimit + 1)
  if (ids.length > syncLimit) return (await startWork(context, affectedGoodsWork, affected)).work_id
  if (ids.length > 0) await moveGoods(context.db, ids, affected.move_to)
  if (affected.remove !== null) await removeEmptyCategory(context.db, affected.remove)
  await catalogueChanged(context.db)
  return null
}

/** The same for many goods, page by page, each in one transaction. */
export const affectedGoodsWork: WorkKind<AffectedGoods> = {
  name: 'goods.propagate',
  title: 'work.title_goods_follow',
  permission: 'goods.edit',
  run: async (context, affected, { checkpoint, saveCheckpoint, report }) => {
    let progress = (checkpoint as { after: number; done: number } | null) ?? { after: 0, done: 0 }
    for (;;) {
      const ids = await affectedAfter(context.db, affected, progress.after, page)
      if (ids.length === 0) break
      progress = { after: ids.at(-1)!, done: progress.done + ids.length }
      const next = progress
      await context.transaction(async ({ db }) => {
        await saveCheckpoint(db, next)
        await moveGoods(db, ids, affected.move_to)
        await catalogueChanged(db)
      })
      report(progress.done)
    }
    const { remove } = affected
    if (remove === null) return
    await context.transaction(async ({ db }) => {
      await removeEmptyCategory(db, remove)
      await catalogueChanged(db)
    })
  },
}

async function affectedAfter(db: Database, { category_ids, brand_id }: AffectedGoods, after: number, limit: number): Promise<number[]> {
  const { rows } =
    brand_id === null
      ? // Each category's own first goods by its index, then the first of them all.
        await sql<{ id: number }>`
          select g.id from unnest(${category_ids}::int[]) c (id)
            cross join lateral (select id from goods where category_id = c.id and id > ${after} order by id limit ${limit}) g
          order by g.id limit ${limit}`.execute(db)
      : await sql<{ id: number }>`
          select id from goods where brand_id = ${brand_id} and id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

async function moveGoods(db: Database, ids: readonly number[], move_to: number | null): Promise<void> {
  if (move_to !== null) {
    await sql`select from goods where id = any (${ids}::int[]) order by id for update`.execute(db)
    await sql`update goods set category_id = ${move_to}, version = version + 1 where id = any (${ids}::int[])`.execute(db)
  }
  await refreshGoods(db, ids)
  await indexGoods(db, ids)
}

/** Goods that joined the category in the meantime prevent its deletion. */
async function removeEmptyCategory(db: Database, category_id: number): Promise<void> {
  await sql`delete from category c where c.id = ${category_id} and not exists (select from goods g where g.category_id = c.id)`.execute(db)
}
