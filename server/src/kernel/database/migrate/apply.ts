import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

export interface Migration {
  name: string
  text: string
  hash: string
}

/** The lock timeout of a migration, and how often it is retried. */
export interface LockRetryPolicy {
  lockTimeoutMs: number
  attempts: number
  pauseMs: number
}
export const defaultLockRetryPolicy: LockRetryPolicy = { lockTimeoutMs: 3000, attempts: 20, pauseMs: 2000 }

/** Files of this kind build or drop indexes on filled tables, one statement after the other, outside a transaction. */
export const isConcurrent = (name: string) => name.endsWith('.concurrent.sql')

const lockNotAvailable = '55P03'
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Applies one migration and records it. Statements behind its locks wait no longer than the lock timeout. */
export async function applyMigration(client: pg.Client, migration: Migration, retryPolicy: LockRetryPolicy): Promise<void> {
  const apply = isConcurrent(migration.name) ? applyConcurrently : applyAtOnce
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, migration, retryPolicy)
    } catch (cause) {
      const isLockTimeout = codeOf(cause) === lockNotAvailable
      if (!isLockTimeout) throw new Error(`migration ${migration.name} failed`, { cause })
      if (attempt >= retryPolicy.attempts)
        throw new Error(`migration ${migration.name} did not get its locks in ${attempt} attempts: a long transaction holds a table`, {
          cause,
        })
      await pause(retryPolicy.pauseMs)
    }
  }
}

async function applyAtOnce(client: pg.Client, migration: Migration, { lockTimeoutMs }: LockRetryPolicy) {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
    await client.query(migration.text)
    await recordMigration(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Its locks block neither reads nor writes, so it may wait longer; each statement can be repeated after an interrupted run. */
async function applyConcurrently(client: pg.Client, migration: Migration, { lockTimeoutMs }: LockRetryPolicy) {
  await client.query(`set lock_timeout = ${lockTimeoutMs * 20}`)
  try {
    for (const statement of statementsOf(migration)) {
      await dropInvalidIndex(client, statement)
      await client.query(statement)
    }
    await recordMigration(client, migration)
  } finally {
    await client.query('reset lock_timeout')
  }
}

const recordMigration = (client: pg.Client, { name, hash }: Migration) =>
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
async function dropInvalidIndex(client: pg.Client, statement: string) {
  const name = create.exec(statement)?.[1]
  if (!name) return
  const { rowCount } = await client.query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [name])
  if (rowCount) await client.query(`drop index concurrently if exists ${name}`)
}
