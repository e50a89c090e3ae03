import type { ServerTranslationKey } from '@longmall/translations/en-us/server/index.ts'
import { problem, type Problem } from './problem.ts'
import type { Row } from './read-rows.ts'

/** Says what is wrong in a row's column. */
export type ReportProblem = (row: Row, column: string, translation_key: ServerTranslationKey, params?: Record<string, unknown>) => void

/** Reads the cells of one goods, keeping all that is wrong with them. */
export function createCellReader(problems: Problem[]) {
  const reportProblem: ReportProblem = (row, column, translation_key, params) =>
    void problems.push(problem(row.line, column, translation_key, params))

  const text = (row: Row, column: string, max: number): string => {
    const value = row.cells[column] ?? ''
    if (value.length > max) reportProblem(row, column, 'import.too_long', { length: value.length, maximum: max })
    return value
  }

  /** Cents of "12.5"; null when the cell is empty or wrong. Zeros behind the second decimal are let pass, other digits are not. */
  const price = (row: Row, column: string): bigint | null => {
    const value = row.cells[column] ?? ''
    if (value === '') return null
    const parts = /^(\d{1,7})(?:\.(\d{1,2})0*)?$/.exec(value)
    if (parts) return BigInt(parts[1]!) * 100n + BigInt((parts[2] ?? '').padEnd(2, '0'))
    reportProblem(row, column, 'import.no_price', { value: clip(value) })
    return null
  }

  /** A whole number from 0; 0 when the cell is empty or wrong. Exports write whole grams as "250.0" too. */
  const count = (row: Row, column: string): number => {
    const value = row.cells[column] ?? ''
    if (value === '') return 0
    if (/^-\d+(\.0+)?$/.test(value)) reportProblem(row, column, 'import.negative', { value: clip(value) })
    else if (/^\d{1,9}(\.0+)?$/.test(value)) return Number(value)
    else reportProblem(row, column, 'import.no_number', { value: clip(value) })
    return 0
  }

  const flag = (row: Row, column: string, otherwise: boolean): boolean => {
    const value = (row.cells[column] ?? '').toLowerCase()
    if (value !== '' && value !== 'true' && value !== 'false') reportProblem(row, column, 'import.no_flag', { value: clip(value) })
    return value === '' ? otherwise : value === 'true'
  }

  return { reportProblem, text, price, count, flag }
}

export type CellReader = ReturnType<typeof createCellReader>

export const clip = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
