/** The quantity that is handed over of each line, by its id; a line that is missing stays. */
export type Quantities = Readonly<Record<number, number>>

interface Line {
  order_goods_id: number
  remaining: number
}

/** Everything that remains. */
export const wholeOf = (lines: readonly Line[]): Quantities =>
  Object.fromEntries(lines.map(({ order_goods_id, remaining }) => [order_goods_id, remaining]))

/** The lines of which something is handed over, with their quantities, none greater than what remains. */
export const chosenOf = <One extends Line>(lines: readonly One[], quantities: Quantities): (One & { quantity: number })[] =>
  lines.flatMap((line) => {
    const quantity = Math.min(line.remaining, quantities[line.order_goods_id] ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })

/** How much stays for later. */
export const leftAfter = (lines: readonly Line[], quantities: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { remaining }) => sum + remaining, 0) - quantities.reduce((sum, { quantity }) => sum + quantity, 0)
