import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { sql } from 'kysely'
import { withoutIndexes } from '../make-goods.ts'

/** SQL of each column, of the row’s number `n` from 1. */
export type Columns = Record<string, string>

// Each is written well within the longest that a statement may take.
const batch = 100_000

/**
 * Writes `count` rows with ids from 1, where a table has ids; the database’s own reactions to them, its timers and its checks of what
 * they refer to, rest meanwhile, and its indexes are made at the end.
 */
export async function fillTable(db: Database, table: string, count: number, columns: Columns): Promise<void> {
  const names = Object.keys(columns).map((name) => `"${name}"`)
  const values = Object.values(columns).join()
  const write = (from: number) =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      const rows = `generate_series(${from + 1}, ${Math.min(count, from + batch)}::bigint) n`
      await sql.raw(`insert into ${table} (${names.join()}) overriding system value select ${values} from ${rows}`).execute(tx)
    })
  await withoutIndexes(db, [table], async () => {
    for (let from = 0; from < count; from += batch) await write(from)
  })
  await sql.raw(`vacuum analyze ${table}`).execute(db)
  if ('id' in columns)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
      where pg_get_serial_sequence(${table}, 'id') is not null`.execute(db)
}

/** A number that looks drawn from 0 to below 2^30, of the row and a name: the same rows come each time. */
const drawn = (name: string) =>
  `(hashint8extended(n, ${[...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)}) & 1073741823)`

/** A number from 1 to `most`, each as likely. */
export const upTo = (name: string, most: number | string): string => `(1 + ${drawn(name)} % ${most})::int`

/** One of some texts: the first of most rows, each next one of an eighth of those left, so that the last ones are rare or nowhere. */
export function pick(name: string, values: readonly string[]): string {
  const cases = values.slice(0, -1).map((value, place) => `when ${drawn(name)} % ${8 ** (place + 1)} > 0 then '${value}'`)
  return `(case ${cases.join(' ')} else '${values.at(-1)}' end)`
}

/** True for one row of so many. */
export const isOneOf = (name: string, many: number): string => `(${drawn(name)} % ${many} = 0)`

/** A member: the first one has a fiftieth of everything, the others the rest. */
export const aMember = (members: number): string => `(case when ${isOneOf('first member', 50)} then 1 else ${upTo('member', members)} end)`

/** An instant that grows with the rows: the last one is now, the first one a year ago. */
export const grows = (count: number, name = 'n'): string => `(timestamptz '${now}' - (${count} - ${name}) * interval '1 year' / ${count})`
export const now = new Date().toISOString()
