import type { catalogueTreeStaff as contract } from '@longmall/contract/catalogue-tree-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { setMediaUses } from '../../media/staff/set-media-uses.ts'
import { updateAffectedGoods } from './update-affected-goods.ts'
import { findCategoryRow, lockTree } from './lock-tree.ts'

/**
 * Removes a category without categories below it; its goods, on the shelf or not, go to `move_to`. Refuses
 * `catalogue.category_not_found`, `catalogue.changed`, `catalogue.category_has_children` {count} and, where nothing is said of
 * them, `catalogue.category_has_goods` {count}. (CON-02)
 */
export async function removeCategory(
  context: Context<StaffActor>,
  { category_id, version, move_to }: InputOf<typeof contract.remove_category>,
): Promise<OutputOf<typeof contract.remove_category>> {
  const { db } = context
  const tree = await lockTree(db)
  findCategoryRow(tree, category_id, version)
  const children = tree.filter(({ parent_id }) => parent_id === category_id).length
  if (children > 0) throw new Refusal('catalogue.category_has_children', { count: children })
  if (move_to !== undefined && findCategoryRow(tree, move_to).id === category_id) throw new Refusal('catalogue.category_not_found')
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from goods where category_id = ${category_id}`.execute(db)
  const count = rows[0]!.count
  if (count > 0 && move_to === undefined) throw new Refusal('catalogue.category_has_goods', { count })
  const texts = await db.selectFrom('category_text').select(['language', 'name']).where('category_id', '=', category_id).execute()
  await setMediaUses(context, `category ${category_id}`, [])
  const work_id = await updateAffectedGoods(context, { category_ids: [category_id], move_to: move_to ?? null, remove: category_id })
  // A long work has its own line.
  if (work_id === null) await audit(context, { subject: `category ${category_id}`, before: { texts }, after: { moved: count, move_to } })
  return { work_id }
}
