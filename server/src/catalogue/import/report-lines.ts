import type { GoodsReport, ImportReport } from './import-goods.ts'
import type { Problem } from './problem.ts'

/** `line 7, column "Variant Price": is missing` */
const problemLine = ({ line, column, words }: Problem) => `line ${line}, column "${column}": ${words}`

/** What is told of one goods as soon as it is done: its rows and outcome, below it what is wrong and what is missing. */
export function goodsLines(report: GoodsReport, place: number, total: number): string[] {
  const { lines, handle, outcome, sku_count, picture_count, problems, missing } = report
  const counter = `[${String(place).padStart(String(total).length)}/${total}]`
  const content = outcome === 'refused' ? '' : `  ${counted(sku_count, 'SKU')}, ${counted(picture_count, 'picture')}`
  return [
    `${counter} ${outcome.padEnd(9)} ${handle} (${rangeOf(lines)})${content}`,
    ...problems.map((one) => `    ${problemLine(one)}`),
    ...missing.map(({ url, words }) => `    picture ${url}: ${words}; a placeholder stands for it`),
  ]
}

/** The last lines: every file, then the sums. */
export function summaryLines({ files, goods }: ImportReport, isDry: boolean): string[] {
  const count = (outcome: GoodsReport['outcome']) => goods.filter((one) => one.outcome === outcome).length
  const missing = goods.flatMap((one) => one.missing).length
  const told = (['added', 'changed', 'unchanged', 'refused'] as const).map((outcome) => `${count(outcome)} ${outcome}`)
  return [
    ...files.flatMap(({ name, row_count, problems }) => [
      `${name}: ${counted(row_count, 'row')}`,
      ...problems.map((one) => `    ${problemLine(one)}; nothing of this file was taken`),
    ]),
    `${goods.length} goods: ${told.join(', ')}${isDry ? ' (dry run: nothing was written)' : ''}`,
    ...(missing ? [`${counted(missing, 'picture')} could not be had; a later run tries again`] : []),
  ]
}

/** Did everything go in? */
export const isWhole = ({ files, goods }: ImportReport) =>
  files.every((file) => file.problems.length === 0) && goods.every((one) => one.outcome !== 'refused')

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

function rangeOf(lines: number[]): string {
  const [first, last] = [lines[0]!, lines.at(-1)!]
  if (lines.length === 1) return `line ${first}`
  return last - first === lines.length - 1 ? `lines ${first}–${last}` : `lines ${lines.join(', ')}`
}
