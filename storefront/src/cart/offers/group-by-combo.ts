import type { Cart, CartLine } from '@longmall/contract/cart.ts'

/** Lines of a group that form a set, or one line alone. */
export interface ComboGroup {
  combo: Cart['combos'][number] | null
  lines: CartLine[]
}

/** The lines of a group in their order, those of a set grouped at the position of the first; a line of two sets is shown in the first. */
export function groupByCombo({ combos }: Pick<Cart, 'combos'>, { lines }: Cart['groups'][number]): ComboGroup[] {
  const comboOf = ({ line_id }: CartLine) => combos.find(({ lines: own }) => own.some((one) => one.line_id === line_id)) ?? null
  const sets: ComboGroup[] = []
  for (const line of lines) {
    const combo = comboOf(line)
    const begun = combo && sets.find((one) => one.combo === combo)
    if (begun) begun.lines.push(line)
    else sets.push({ combo, lines: [line] })
  }
  return sets
}
