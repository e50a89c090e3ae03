import type { catalogueTreeStaff as contract } from '@longmall/contract/catalogue-tree-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { updateAffectedGoods } from './update-affected-goods.ts'
import { maxDepth, findCategoryRow, lockTree, moveInOrder, withDescendants } from './lock-tree.ts'

/**
 * Puts a category with all below it to a place of a level; goods follow to the lists of their new place. Refuses
 * `catalogue.category_not_found`, `catalogue.changed`, `catalogue.too_deep`, `catalogue.category_cycle`. (CON-02)
 */
export async function placeCategory(
  context: Context<StaffActor>,
  { category_id, version, parent_id, position }: InputOf<typeof contract.move_category>,
): Promise<OutputOf<typeof contract.move_category>> {
  const { db } = context
  const tree = await lockTree(db)
  const moved = findCategoryRow(tree, category_id, version)
  const descendants = withDescendants(tree, category_id)
  const parent = parent_id === undefined ? null : findCategoryRow(tree, parent_id)
  if (parent && descendants.some(({ id }) => id === parent.id)) throw new Refusal('catalogue.category_cycle')
  const levelChange = (parent ? parent.level + 1 : 1) - moved.level
  if (descendants.some(({ level }) => level + levelChange > maxDepth)) throw new Refusal('catalogue.too_deep')
  const siblings = tree.filter((one) => one.parent_id === (parent?.id ?? null)).map(({ id }) => id)
  const order = moveInOrder(siblings, category_id, position)
  await sql`
    update category c set parent_id = ${parent?.id ?? null}, version = version + 1 where c.id = ${category_id}`.execute(db)
  await sql`update category set level = level + ${levelChange} where ${levelChange} <> 0 and id = any (${descendants.map(({ id }) => id)}::int[])`.execute(
    db,
  )
  await sql`
    update category c set position = o.position - 1 from unnest(${order}::int[]) with ordinality o (id, position)
    where c.id = o.id and c.position <> o.position - 1`.execute(db)
  await audit(context, {
    subject: `category ${category_id}`,
    before: { parent_id: moved.parent_id, position: siblings.indexOf(category_id) },
    after: { parent_id: parent?.id ?? null, position: order.indexOf(category_id) },
  })
  const isMoved = moved.parent_id !== (parent?.id ?? null)
  return {
    version: version + 1,
    work_id: await updateAffectedGoods(context, { category_ids: isMoved ? descendants.map(({ id }) => id) : [] }),
  }
}
