import type { Cart, CartLine } from '@longmall/contract/cart.ts'

/** Lines of a group that stand together in a set, or one line alone. */
export interface SetOfLines {
  combo: Cart['combos'][number] | null
  lines: CartLine[]
}

/** The lines of a group in their order, those of a set drawn together where the first of them stands; of two sets a line shows in the first. */
export function inSets({ combos }: Pick<Cart, 'combos'>, { lines }: Cart['groups'][number]): SetOfLines[] {
  const comboOf = ({ line_id }: CartLine) => combos.find(({ pieces }) => pieces.some((one) => one.line_id === line_id)) ?? null
  const sets: SetOfLines[] = []
  for (const line of lines) {
    const combo = comboOf(line)
    const begun = combo && sets.find((one) => one.combo === combo)
    if (begun) begun.lines.push(line)
    else sets.push({ combo, lines: [line] })
  }
  return sets
}
