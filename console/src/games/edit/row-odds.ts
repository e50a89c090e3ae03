import { oddsOf } from '@longmall/pricing/odds.ts'
import { isExhausted, type PrizeRow } from './to-form.ts'

const isWeight = (weight: unknown): weight is number =>
  typeof weight === 'number' && Number.isInteger(weight) && weight >= 1 && weight <= 1_000_000

/** The odds of the rows as the server would compute them, in millionths; null while a weight is missing. */
export function rowOdds(rows: readonly (PrizeRow | undefined)[]): number[] | null {
  if (rows.length === 0 || !rows.every((row) => isWeight(row?.weight))) return null
  return oddsOf(rows.map((row) => ({ kind: row!.kind ?? '', weight: row!.weight!, is_exhausted: isExhausted(row!) })))
}
