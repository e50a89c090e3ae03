import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { quoted, sameForm, tablesOf } from './copy-tables.ts'
import type { Backup } from './open-backup.ts'
import { readPart } from './chunks.ts'

interface Rule {
  table: string
  name: string
  definition: string
}
interface Trigger {
  table: string
  name: string
  state: 'O' | 'A' | 'R' | 'D'
}
const enabling = { O: 'enable', A: 'enable always', R: 'enable replica', D: 'disable' }

/**
 * Fills the tables of a schema that was just made, in one transaction: all of it or nothing. It is done as the role that owns them:
 * triggers rest, and foreign keys are taken away and made again, which looks every row over.
 */
export async function loadTables(url: string, backup: Backup): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sameForm)
    await client.query('begin')
    const own = (await tablesOf(client)).map(({ table }) => table)
    const unknown = backup.manifest.tables.find(({ table }) => !own.includes(table))
    if (unknown) throw new Error(`the schema has no table ${unknown.table}`)
    const rules = await foreignKeys(client)
    const triggers = await triggersOf(client)
    for (const { table, name } of rules) await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
    for (const { table } of triggers) await client.query(`alter table ${quoted(table)} disable trigger user`)
    // Migrations fill some tables; what the shop made of that is in the backup.
    await client.query(`truncate ${own.map(quoted).join(', ')}`)
    for (const table of backup.manifest.tables) await loadTable(client, backup, table)
    await client.query('set constraints all immediate')
    for (const { table, name, definition } of rules)
      await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
    for (const { table, name, state } of triggers)
      await client.query(`alter table ${quoted(table)} ${enabling[state]} trigger ${quoted(name)}`)
    for (const { sequence, last_value, is_called } of backup.manifest.sequences)
      await client.query(`select setval($1::regclass, $2::bigint, $3)`, [quoted(sequence), last_value, is_called])
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function loadTable(client: pg.Client, { storage, key }: Backup, part: Backup['manifest']['tables'][number]) {
  const rows = client.query(copyFrom(`copy ${quoted(part.table)} (${part.columns.map(quoted).join(', ')}) from stdin`))
  await pipeline(Readable.from(readPart(storage, key, part), { objectMode: false }), createGunzip(), rows).catch((cause: unknown) => {
    throw new Error(`table ${part.table} does not load`, { cause })
  })
  if (rows.rowCount !== part.rows) throw new Error(`table ${part.table} has ${rows.rowCount} rows, and ${part.rows} were stored`)
}

const ofSchema = 'c.relnamespace = current_schema()::regnamespace'

async function foreignKeys(client: pg.Client): Promise<Rule[]> {
  const { rows } = await client.query<Rule>(`
    select c.relname as table, o.conname as name, pg_get_constraintdef(o.oid) as definition
    from pg_constraint o join pg_class c on c.oid = o.conrelid where o.contype = 'f' and o.conparentid = 0 and ${ofSchema}`)
  return rows
}

async function triggersOf(client: pg.Client): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(`
    select c.relname as table, t.tgname as name, t.tgenabled as state
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and t.tgparentid = 0 and ${ofSchema}`)
  return rows
}
