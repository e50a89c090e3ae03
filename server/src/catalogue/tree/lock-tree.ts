import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'

export interface CategoryRow {
  id: number
  parent_id: number | null
  level: number
  position: number
  version: number
}

export const maxDepth = 3

/** The whole tree, locked, in the order of each level: two operators who move categories do it one after the other. */
export async function lockTree(db: Database): Promise<CategoryRow[]> {
  await sql`select from category order by id for update`.execute(db)
  const { rows } = await sql<CategoryRow>`select id, parent_id, level, position, version from category order by position, id`.execute(db)
  return rows
}

/** One of the tree as it was shown; refuses `catalogue.category_not_found`, `catalogue.changed`. */
export function findCategoryRow(tree: readonly CategoryRow[], category_id: number, version?: number): CategoryRow {
  const category = tree.find(({ id }) => id === category_id)
  if (!category) throw new Refusal('catalogue.category_not_found')
  if (version !== undefined && category.version !== version) throw new Refusal('catalogue.changed')
  return category
}

/** A category and all below it, itself first. */
export function withDescendants(tree: readonly CategoryRow[], category_id: number): CategoryRow[] {
  const own = tree.filter(({ id }) => id === category_id)
  return [...own, ...tree.filter(({ parent_id }) => parent_id === category_id).flatMap(({ id }) => withDescendants(tree, id))]
}

/** The ids of a level with one of them put to a place; a place behind the end is the end. */
export function moveInOrder(ids: readonly number[], id: number, position: number): number[] {
  const others = ids.filter((one) => one !== id)
  return [...others.slice(0, position), id, ...others.slice(position)]
}
