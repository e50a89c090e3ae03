import type { GoodsReport, ImportReport } from './import-goods.ts'
import type { Problem } from './problem.ts'

/** `line 7, column "Variant Price": is missing` */
const problemLine = ({ line, column, message }: Problem) => `line ${line}, column "${column}": ${message}`

/** What is reported of one goods as soon as it is done: its rows and outcome, below it what is wrong and what is missing. */
export function goodsLines(report: GoodsReport, position: number, total: number): string[] {
  const { lines, handle, outcome, sku_count, picture_count, problems, missing } = report
  const counter = `[${String(position).padStart(String(total).length)}/${total}]`
  const content = outcome === 'refused' ? '' : `  ${pluralize(sku_count, 'SKU')}, ${pluralize(picture_count, 'picture')}`
  return [
    `${counter} ${outcome.padEnd(9)} ${handle} (${rangeOf(lines)})${content}`,
    ...problems.map((one) => `    ${problemLine(one)}`),
    ...missing.map(({ url, message }) => `    picture ${url}: ${message}; a placeholder stands for it`),
  ]
}

/** The last lines: every file, then the sums. */
export function summaryLines({ files, goods }: ImportReport, isDry: boolean): string[] {
  const count = (outcome: GoodsReport['outcome']) => goods.filter((one) => one.outcome === outcome).length
  const missing = goods.flatMap((one) => one.missing).length
  const outcomes = (['added', 'changed', 'unchanged', 'refused'] as const).map((outcome) => `${count(outcome)} ${outcome}`)
  return [
    ...files.flatMap(({ name, row_count, problems }) => [
      `${name}: ${pluralize(row_count, 'row')}`,
      ...problems.map((one) => `    ${problemLine(one)}; nothing of this file was taken`),
    ]),
    `${goods.length} goods: ${outcomes.join(', ')}${isDry ? ' (dry run: nothing was written)' : ''}`,
    ...(missing ? [`${pluralize(missing, 'picture')} could not be had; a later run tries again`] : []),
  ]
}

/** Did everything go in? */
export const isComplete = ({ files, goods }: ImportReport) =>
  files.every((file) => file.problems.length === 0) && goods.every((one) => one.outcome !== 'refused')

const pluralize = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

function rangeOf(lines: number[]): string {
  const [first, last] = [lines[0]!, lines.at(-1)!]
  if (lines.length === 1) return `line ${first}`
  return last - first === lines.length - 1 ? `lines ${first}–${last}` : `lines ${lines.join(', ')}`
}
