import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { DB } from './tables.ts'

export type Database = Kysely<DB>

// bigint for int8, ISO text for instants, plain text for days: contract shapes straight from SQL.
const readers: Record<number, (text: string) => unknown> = {
  20: BigInt,
  1082: (text) => text,
  1184: (text) => new Date(text).toISOString(),
  1016: (text) => text.slice(1, -1).split(',').filter(Boolean).map(BigInt),
}
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    readers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

const names = new Map<string, string>()
const namesKept = 2000

/** A prepared statement's name: the same SQL is parsed and planned once a connection (5,473 against 3,715 reads a second). */
function nameOf(text: string): string | undefined {
  let name = names.get(text)
  if (!name && names.size < namesKept) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
function withNames(client: pg.PoolClient): PostgresPoolClient {
  let wrapper = wrapped.get(client)
  if (!wrapper) {
    const query = (text: string, values: readonly unknown[]) =>
      client.query({ name: nameOf(text), text, values: values as unknown[], types })
    wrapper = { query, release: () => client.release() } as unknown as PostgresPoolClient
    wrapped.set(client, wrapper)
  }
  return wrapper
}

export interface Connections {
  db: Database
  pool: pg.Pool
  close: () => Promise<void>
}

/**
 * Opens a pool of at most 12 connections; a transaction left idle for 30 s is ended, so that nothing is held up behind it.
 * A connection that is lost fails the statement that uses it, and nothing else.
 */
export function openDatabase(url: string, max = 12): Connections {
  const pool = new pg.Pool({ connectionString: url, max, idle_in_transaction_session_timeout: 30000, statement_timeout: 60000 })
  pool.on('error', () => undefined)
  // The pool listens only to its idle connections, and an error that nobody listens to ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db: Database = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { connect: async () => withNames(await pool.connect()), end: () => pool.end() } as never }),
  })
  return { db, pool, close: () => db.destroy() }
}

const conflicts = new Set<unknown>(['40001', '40P01'])
const losses = new Set<unknown>(['08003', '08006', '57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
// The driver gives its own errors no code.
const wordsOfLoss = /^Connection terminated|is not queryable$/
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Was the database out of reach, or gone in the middle? */
export const isConnectionLost = (error: unknown): boolean =>
  losses.has(codeOf(error)) || (error instanceof Error && wordsOfLoss.test(error.message))

const isRetried = (error: unknown) => conflicts.has(codeOf(error)) || isConnectionLost(error)

/** Runs `work` in one READ COMMITTED transaction; a serialization failure, deadlock or lost connection is tried again, up to 5 times. */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === 5 || !isRetried(error)) throw error
      await new Promise((go) => setTimeout(go, Math.random() * 20 * attempt))
    }
  }
}
