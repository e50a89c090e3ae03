import type { CategoryNode } from '@longmall/contract/catalogue-tree-staff.ts'
import type { Language } from '@longmall/contract/fields.ts'

export interface Branch extends CategoryNode {
  key: number
  children: Branch[]
}

/** The name of a record in a language, else in English. */
export const nameIn = (texts: readonly { language: string; name: string }[], language: Language): string =>
  (texts.find((one) => one.language === language) ?? texts.find((one) => one.language === 'en-us'))?.name ?? '–'

/** Categories as a tree, each level in its order. */
export function treeOf(list: readonly CategoryNode[], parent_id: number | null = null): Branch[] {
  return list
    .filter((one) => one.parent_id === parent_id)
    .map((one) => ({ ...one, key: one.category_id, children: treeOf(list, one.category_id) }))
}

/** Categories of a level in their order. */
export const siblingsOf = (list: readonly CategoryNode[], parent_id: number | null): CategoryNode[] =>
  list.filter((one) => one.parent_id === parent_id)

/**
 * The target of a dropped category: the first child of another one, or a sibling. `position` is the position in the level as it was
 * shown, with the category itself still in it.
 */
export function dropTarget(
  list: readonly CategoryNode[],
  moved: CategoryNode,
  target: CategoryNode,
  drop: { isBeside: boolean; position: number },
): { parent_id: number | null; position: number } {
  if (!drop.isBeside) return { parent_id: target.category_id, position: 0 }
  const level = siblingsOf(list, target.parent_id)
  const own = level.findIndex(({ category_id }) => category_id === moved.category_id)
  const place = Math.max(0, drop.position)
  return { parent_id: target.parent_id, position: own >= 0 && own < place ? place - 1 : place }
}
