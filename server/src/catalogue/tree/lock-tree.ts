import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'

export interface Branch {
  id: number
  parent_id: number | null
  level: number
  position: number
  version: number
}

export const deepest = 3

/** The whole tree, locked, in the order of each level: two operators who move categories do it one after the other. */
export async function lockTree(db: Database): Promise<Branch[]> {
  await sql`select from category order by id for update`.execute(db)
  const { rows } = await sql<Branch>`select id, parent_id, level, position, version from category order by position, id`.execute(db)
  return rows
}

/** One of the tree as it was shown; refuses `catalogue.category_not_found`, `catalogue.changed`. */
export function findBranch(tree: readonly Branch[], category_id: number, version?: number): Branch {
  const found = tree.find(({ id }) => id === category_id)
  if (!found) throw new Refusal('catalogue.category_not_found')
  if (version !== undefined && found.version !== version) throw new Refusal('catalogue.changed')
  return found
}

/** A category and all below it, itself first. */
export function withBelow(tree: readonly Branch[], category_id: number): Branch[] {
  const own = tree.filter(({ id }) => id === category_id)
  return [...own, ...tree.filter(({ parent_id }) => parent_id === category_id).flatMap(({ id }) => withBelow(tree, id))]
}

/** The ids of a level with one of them put to a place; a place behind the end is the end. */
export function placed(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((one) => one !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}
