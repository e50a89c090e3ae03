import type { Context } from '../../kernel/context.ts'
import { problem, type Problem } from '../import/problem.ts'
import { findNumberHolders, findTakenNumbers, type NumberHolder } from './find-taken-numbers.ts'

/** A goods of an import: the line of each of its SKU numbers, and its id where the shop has it. */
export interface NumberedGoods {
  handle: string
  number_lines: ReadonlyMap<string, number>
  goods_id: number | null
}

export interface ImportNumbers {
  /** Numbers that other goods of the shop have, or goods that went in before; each by its line. */
  check: (goods: NumberedGoods) => Problem[]
  /** The same of the shop at this instant, with the numbers that are new to the goods locked until the transaction ends. */
  checkLocked: (inner: Context, goods: NumberedGoods) => Promise<Problem[]>
  /** The goods goes in, or would. */
  addGoods: (goods: NumberedGoods) => void
}

/**
 * Checks the SKU numbers of an import, in a dry run too (CAT-17), in one query. A number that the goods already had is accepted, as in
 * the console's form. Each write checks again in its own transaction under the numbers' locks: locks for the whole import would block
 * the console until its end.
 */
export async function openImportNumbers(context: Context, numbers: readonly string[]): Promise<ImportNumbers> {
  const holders = Map.groupBy(numbers.length > 0 ? await findNumberHolders(context, [...new Set(numbers)]) : [], ({ sku_no }) => sku_no)
  const imported = new Map<string, string>()
  const newNumbersOf = ({ number_lines, goods_id }: NumberedGoods) =>
    [...number_lines.keys()].filter((sku_no) => !holders.get(sku_no)?.some((one) => one.goods_id === goods_id))
  const takenProblem = ({ number_lines }: NumberedGoods, sku_no: string, other: NumberHolder) =>
    problem(number_lines.get(sku_no)!, 'Variant SKU', 'catalogue.sku_no_exists', { ...other })
  return {
    check: (goods) =>
      newNumbersOf(goods).flatMap((sku_no) => {
        const earlier = imported.get(sku_no)
        if (earlier !== undefined)
          return [problem(goods.number_lines.get(sku_no)!, 'Variant SKU', 'import.number_in_file', { sku_no, handle: earlier })]
        const other = holders.get(sku_no)?.at(-1)
        return other ? [takenProblem(goods, sku_no, other)] : []
      }),
    async checkLocked(inner, goods) {
      const newNumbers = newNumbersOf(goods)
      if (newNumbers.length === 0) return []
      const taken = await findTakenNumbers(inner, newNumbers, goods.goods_id)
      return [...taken].map(([sku_no, other]) => takenProblem(goods, sku_no, other))
    },
    addGoods: ({ handle, number_lines }) => {
      for (const sku_no of number_lines.keys()) imported.set(sku_no, handle)
    },
  }
}
