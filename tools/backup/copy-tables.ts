import { createGzip } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Manifest } from './manifest.ts'
import { writePart } from './chunks.ts'
import type { BackupStorage } from './storage.ts'

export const quoted = (name: string) => pg.escapeIdentifier(name)

/** Values are written and read in one form, whatever the two databases prefer. */
export const sameForm = `
  set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1; set bytea_output = 'hex';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`

interface Table {
  table: string
  columns: string[]
}

/** The tables of the shop and their columns; partitions are copied with their table, generated columns are made again. The queue (pg-boss) has a schema of its own: it is filled again at start. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as table, coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = ''), '{}') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      and c.relname <> 'migration'
    group by c.relname order by c.relname`)
  return rows
}

/** Stores every table as it is in the caller's snapshot; a table is read and stored as it comes. */
export async function copyTables(client: pg.Client, storage: BackupStorage, key: Buffer | null): Promise<Manifest['tables']> {
  const done: Manifest['tables'] = []
  for (const { table, columns } of await tablesOf(client)) {
    const names = columns.map(quoted).join(', ')
    const rows = client.query(copyTo(`copy (select ${names} from ${quoted(table)}) to stdout`))
    const packed = createGzip({ level: 5 })
    const [part] = await Promise.all([writePart(storage, key, `tables/${table}.gz`, packed), pipeline(rows, packed)])
    done.push({ ...part, table, columns, rows: (rows as Readable & { rowCount: number }).rowCount })
  }
  return done
}

/** Read last: a number that was given since the snapshot is not given again. */
export async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ sequence: string }>(
    `select relname as sequence from pg_class where relkind = 'S' and relnamespace = current_schema()::regnamespace order by relname`,
  )
  const found: Manifest['sequences'] = []
  for (const { sequence } of rows) {
    const one = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text as last_value, is_called from ${quoted(sequence)}`,
    )
    found.push({ sequence, ...one.rows[0]! })
  }
  return found
}
