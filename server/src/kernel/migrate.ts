import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const folder = join(import.meta.dirname, '../../migrations')

/** The names of all migrations of this version, in their order. */
export const knownMigrations = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

/** Applies the numbered SQL files that this database lacks, each in its own transaction; one process at a time. */
export async function migrate(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect().catch((cause: unknown) => {
    throw new Error('the database does not let us in', { cause })
  })
  try {
    await checkServer(client)
    await client.query(`select pg_advisory_lock(hashtext('longmall migrate'))`)
    await client.query(`create table if not exists migration (name text primary key, hash text not null)`)
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration')
    const done = new Map(rows.map((row) => [row.name, row.hash]))
    let applied = 0
    for (const name of knownMigrations()) {
      const text = readFileSync(join(folder, name), 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      const known = done.get(name)
      if (known === hash) continue
      if (known) throw new Error(`migration ${name} was changed after it was applied`)
      await client.query('begin')
      await client.query(text).catch((cause: unknown) => {
        throw new Error(`migration ${name} failed`, { cause })
      })
      await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
      await client.query('commit')
      applied++
    }
    return applied
  } finally {
    await client.end()
  }
}

async function checkServer(client: pg.Client) {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `select current_setting('server_version_num') as version, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`,
  )
  if (Number(rows[0]!.version) < 150000) throw new Error('PostgreSQL 15 or later is needed')
  if (rows[0]!.encoding !== 'UTF8') throw new Error(`the database must be in UTF8, not ${rows[0]!.encoding}`)
}
