import type { Context } from '../../kernel/context.ts'
import { problem, type Problem } from '../import/problem.ts'
import { holdersOf, numbersOfOthers, type NumberHolder } from './numbers-of-others.ts'

/** A goods of an import: the line of each of its SKU numbers, and its id where the shop has it. */
export interface NumberedGoods {
  handle: string
  number_lines: ReadonlyMap<string, number>
  goods_id: number | null
}

export interface ImportNumbers {
  /** Numbers that other goods of the shop have, or goods that went in before; each by its line. */
  judge: (goods: NumberedGoods) => Problem[]
  /** The same of the shop at this instant, with the numbers that are new to the goods locked until the transaction ends. */
  judgeLocked: (inner: Context, goods: NumberedGoods) => Promise<Problem[]>
  /** The goods goes in, or would. */
  goesIn: (goods: NumberedGoods) => void
}

/**
 * Judges the SKU numbers of an import, in a dry run as in a run (CAT-17): one query for all of its goods. A number that the goods had
 * before stays, as in the console's form. What is written is judged once more in its own transaction, under the numbers' locks: an
 * import that held them all would let the console wait for its end.
 */
export async function openImportNumbers(context: Context, numbers: readonly string[]): Promise<ImportNumbers> {
  const holders = Map.groupBy(numbers.length > 0 ? await holdersOf(context, [...new Set(numbers)]) : [], ({ sku_no }) => sku_no)
  const wentIn = new Map<string, string>()
  const freshOf = ({ number_lines, goods_id }: NumberedGoods) =>
    [...number_lines.keys()].filter((sku_no) => !holders.get(sku_no)?.some((one) => one.goods_id === goods_id))
  const takenBy = ({ number_lines }: NumberedGoods, sku_no: string, other: NumberHolder) =>
    problem(number_lines.get(sku_no)!, 'Variant SKU', 'catalogue.sku_no_taken', { ...other })
  return {
    judge: (goods) =>
      freshOf(goods).flatMap((sku_no) => {
        const earlier = wentIn.get(sku_no)
        if (earlier !== undefined)
          return [problem(goods.number_lines.get(sku_no)!, 'Variant SKU', 'import.number_in_file', { sku_no, handle: earlier })]
        const other = holders.get(sku_no)?.at(-1)
        return other ? [takenBy(goods, sku_no, other)] : []
      }),
    async judgeLocked(inner, goods) {
      const fresh = freshOf(goods)
      if (fresh.length === 0) return []
      const taken = await numbersOfOthers(inner, fresh, goods.goods_id)
      return [...taken].map(([sku_no, other]) => takenBy(goods, sku_no, other))
    },
    goesIn: ({ handle, number_lines }) => {
      for (const sku_no of number_lines.keys()) wentIn.set(sku_no, handle)
    },
  }
}
