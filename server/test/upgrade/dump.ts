import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type pg from 'pg'

/** Rows of one table as JSON, as the database writes it. */
interface Table {
  name: string
  columns: string[]
  rows: string
}

/** All rows of all tables of the shop and where its sequences stand, as one compressed file of some hundred kB. */
export async function writeDump(client: pg.Client, file: string): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition group by c.relname order by c.relname`)
  const dumped: Table[] = []
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ text: string }>(`select coalesce(jsonb_agg(to_jsonb(t))::text, '[]') as text from "${name}" t`)
    dumped.push({ name, columns, rows: rows[0]!.text })
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(`
    select format('%I', sequencename) as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null`)
  await client.query('commit')
  const text = JSON.stringify({ tables: dumped, sequences })
  writeFileSync(file, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } }))
}

/** Puts the rows of a dump into a database that has its tables, as they were: no trigger answers to them. */
export async function readDump(client: pg.Client, file: string): Promise<void> {
  const { tables, sequences } = JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as {
    tables: Table[]
    sequences: { name: string; value: string }[]
  }
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  for (const { name, columns, rows } of tables) {
    // What a migration put there is in the dump as it was at the end.
    await client.query(`delete from "${name}"`)
    const all = columns.join()
    await client.query(
      `insert into "${name}" (${all}) overriding system value select ${all} from jsonb_populate_recordset(null::"${name}", $1)`,
      [rows],
    )
  }
  for (const { name, value } of sequences) await client.query('select setval($1, $2)', [name, value])
  await client.query('commit')
}
