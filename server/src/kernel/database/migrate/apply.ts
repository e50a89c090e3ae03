import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

export interface Migration {
  name: string
  text: string
  hash: string
}

/** How long a migration waits for the locks of others before it lets them go first, and how often it comes again. */
export interface Patience {
  lockTimeoutMs: number
  tries: number
  pauseMs: number
}
export const usualPatience: Patience = { lockTimeoutMs: 3000, tries: 20, pauseMs: 2000 }

/** Files of this kind build or drop indexes on filled tables, one statement after the other, outside a transaction. */
export const isConcurrent = (name: string) => name.endsWith('.concurrent.sql')

const lockNotAvailable = '55P03'
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Applies one migration and notes it. Whoever waits behind its locks waits no longer than the lock timeout. */
export async function applyMigration(client: pg.Client, migration: Migration, patience: Patience): Promise<void> {
  const apply = isConcurrent(migration.name) ? applyConcurrently : applyAtOnce
  for (let tries = 1; ; tries++) {
    try {
      return await apply(client, migration, patience)
    } catch (cause) {
      const isHeldUp = codeOf(cause) === lockNotAvailable
      if (!isHeldUp) throw new Error(`migration ${migration.name} failed`, { cause })
      if (tries >= patience.tries)
        throw new Error(`migration ${migration.name} did not get its locks in ${tries} tries: a long transaction holds a table`, { cause })
      await pause(patience.pauseMs)
    }
  }
}

async function applyAtOnce(client: pg.Client, migration: Migration, { lockTimeoutMs }: Patience) {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
    await client.query(migration.text)
    await note(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Its locks hold up nobody who reads or writes, so it may wait longer; each statement can be said again after a run that broke off. */
async function applyConcurrently(client: pg.Client, migration: Migration, { lockTimeoutMs }: Patience) {
  await client.query(`set lock_timeout = ${lockTimeoutMs * 20}`)
  try {
    for (const statement of statementsOf(migration)) {
      await dropHalfMade(client, statement)
      await client.query(statement)
    }
    await note(client, migration)
  } finally {
    await client.query('reset lock_timeout')
  }
}

const note = (client: pg.Client, { name, hash }: Migration) =>
  client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])

const create = /^create (?:unique )?index concurrently if not exists (\w+) on \w/
const drop = /^drop index concurrently if exists \w+$/

/** The statements of a concurrent migration; refuses what could not be said twice. */
export function statementsOf({ name, text }: Pick<Migration, 'name' | 'text'>): string[] {
  const statements = text
    .replace(/--.*$/gm, '')
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
  for (const one of statements)
    if (!create.test(one) && !drop.test(one))
      throw new Error(`${name} may only create and drop indexes concurrently, if (not) exists: ${one}`)
  return statements
}

/** A build that broke off leaves an index that is kept up and never used. */
async function dropHalfMade(client: pg.Client, statement: string) {
  const name = create.exec(statement)?.[1]
  if (!name) return
  const { rowCount } = await client.query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [name])
  if (rowCount) await client.query(`drop index concurrently if exists ${name}`)
}
