import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import { insertAfter, isSame } from './draft.ts'

/** A block that both changed in different ways; null: removed. */
export interface BlockConflict {
  key: string
  mine: DraftBlock | null
  theirs: DraftBlock | null
}

/**
 * A three-way merge of blocks: a change by one operator is adopted, a change by both is a conflict, which has `mine` until it is
 * resolved. The order is mine where I changed it, else theirs; a block that the other added follows the same block as in theirs.
 */
export function mergeBlocks(
  base: readonly DraftBlock[],
  mine: readonly DraftBlock[],
  theirs: readonly DraftBlock[],
): { merged: DraftBlock[]; conflicts: BlockConflict[] } {
  const [was, own, other] = [base, mine, theirs].map((blocks) => new Map(blocks.map((block) => [block.key, block])))
  const conflicts: BlockConflict[] = []
  const chosen = new Map<string, DraftBlock>()
  for (const key of new Set([...own!.keys(), ...other!.keys(), ...was!.keys()])) {
    const [before, my, their] = [was!.get(key), own!.get(key), other!.get(key)]
    const isMine = isSame(before, their)
    if (!isMine && !isSame(before, my) && !isSame(my, their)) conflicts.push({ key, mine: my ?? null, theirs: their ?? null })
    const resolved = isSame(before, my) ? their : my
    if (resolved) chosen.set(key, resolved)
  }
  const isMyOrder = !isSame(orderOf(base, mine), orderOf(mine, base))
  const [first, second] = isMyOrder ? [mine, theirs] : [theirs, mine]
  let merged = first.flatMap(({ key }) => chosen.get(key) ?? [])
  for (const [index, { key }] of second.entries())
    if (chosen.has(key) && !merged.some((block) => block.key === key))
      merged = index === 0 ? [chosen.get(key)!, ...merged] : insertAfter(merged, chosen.get(key)!, second[index - 1]!.key)
  return { merged, conflicts }
}

/** The keys of `blocks` that are among `others` too, in their order. */
function orderOf(blocks: readonly DraftBlock[], others: readonly DraftBlock[]): string[] {
  const known = new Set(others.map(({ key }) => key))
  return blocks.flatMap(({ key }) => (known.has(key) ? [key] : []))
}

/** The merged blocks with the resolutions of the conflicts, by key: theirs where chosen so. */
export function resolveConflicts(
  merged: readonly DraftBlock[],
  conflicts: readonly BlockConflict[],
  takesTheirs: Readonly<Record<string, boolean>>,
): DraftBlock[] {
  let blocks = [...merged]
  for (const { key, theirs } of conflicts) {
    if (!takesTheirs[key]) continue
    const index = blocks.findIndex((block) => block.key === key)
    if (index < 0) blocks = theirs ? [...blocks, theirs] : blocks
    else blocks = theirs ? blocks.with(index, theirs) : blocks.toSpliced(index, 1)
  }
  return blocks
}
