import type { GoodsSource } from '../../types.ts'
import { hexOf } from '../dictionary/value-text.ts'
import type { Value } from '../dictionary/value-text.ts'

/** The option whose values are seen in the picture (colours, woods, straps), with their paints; null when there is none. */
export function colourOption(source: GoodsSource): { values: Value[]; paints: string[] } | null {
  for (const values of Object.values(source.options)) {
    const paints = values.map(hexOf)
    if (paints.every((paint) => paint !== undefined)) return { values, paints }
  }
  return null
}

/** Three pictures of each goods, and one more for each colour after the first. */
export const countPictures = (source: GoodsSource): number => 2 + Math.max(1, colourOption(source)?.paints.length ?? 1)
