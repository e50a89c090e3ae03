import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { EntryRow } from './list-entries.ts'

/** What the cap left of a member's awards of these runs, in millionths, by `run code`; only of awards that it reduced. */
export type AwardScales = (db: Database, member_id: number, runs: readonly number[]) => Promise<ReadonlyMap<string, number>>

declare module '../../kernel/context.ts' {
  interface Site {
    /** A statement says of an award that the cap reduced it; the award domain imports the wallet, so it provides this. */
    awardScales: AwardScales
  }
}

const runOf = ({ topic, subject, amount }: EntryRow): number | null =>
  topic === 'award' && amount > 0n && subject?.startsWith('run ') ? Number(subject.slice('run '.length)) : null

/** Says of each entry what the cap left of the award that it is, in millionths; null where it is none or was not reduced. */
export async function scalesOfEntries(
  { db, site }: Pick<Context, 'db' | 'site'>,
  member_id: number,
  rows: readonly EntryRow[],
): Promise<(row: EntryRow) => number | null> {
  const runs = [...new Set(rows.flatMap((row) => runOf(row) ?? []))]
  if (runs.length === 0) return () => null
  const scales = await site.awardScales(db, member_id, runs)
  return (row) => scales.get(`${runOf(row)} ${row.income_code}`) ?? null
}
