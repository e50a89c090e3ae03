import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { watch } from '../observe/watch.ts'
import type { DB } from './tables.ts'

export type Database = Kysely<DB>

// bigint for int8, ISO text for instants, plain text for days: contract shapes straight from SQL.
const parsers: Record<number, (text: string) => unknown> = {
  20: BigInt,
  1082: (text) => text,
  1184: (text) => new Date(text).toISOString(),
  1016: (text) => text.slice(1, -1).split(',').filter(Boolean).map(BigInt),
}
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

const maxStatementNames = 2000

/** Names of prepared statements: the same SQL is parsed and planned once a connection (5,473 against 3,715 reads a second). */
function statementNames() {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    let name = names.get(text)
    if (!name && names.size < maxStatementNames) {
      name = createHash('sha1').update(text).digest('base64url')
      names.set(text, name)
    }
    return name
  }
}

/** The connections of a pool as Kysely asks them, every statement by its name. */
function namedStatements() {
  const nameOf = statementNames()
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return (client: pg.PoolClient): PostgresPoolClient => {
    let wrapper = wrapped.get(client)
    if (!wrapper) {
      let isDead = false
      const query = async (text: string, values: readonly unknown[]) => {
        // Nothing more is asked of a connection that has stopped answering, no rollback either.
        if (isDead) throw new Error('Connection terminated')
        try {
          const runQuery = () => client.query({ name: nameOf(text), text, values: values as unknown[], types })
          return await (watch.trace ? watch.trace.statement(text, runQuery) : runQuery())
        } catch (error) {
          isDead ||= isTimeout(error)
          throw error
        }
      }
      wrapper = { query, release: () => client.release(isDead) } as unknown as PostgresPoolClient
      wrapped.set(client, wrapper)
    }
    return wrapper
  }
}

export interface Connections {
  db: Database
  pool: pg.Pool
  close: () => Promise<void>
}

/** How long a connection is waited for, and the answer to a statement, in ms. */
export interface Timeouts {
  connect: number
  query: number
}
// Longer than the database's own limit of a statement: what it ends by itself says more.
const defaultTimeouts: Timeouts = { connect: 30_000, query: 65_000 }

// JIT compiles what the planner takes for expensive, for seconds: with `enable_… = off` PostgreSQL before 18 adds 10¹⁰ to the cost of a plan.
const sessionOptions = '-c jit=off'

/**
 * Opens a pool of at most 12 connections. A transaction that is idle for 30 s is ended, so that it blocks nothing. A lost connection
 * fails only the statement that uses it; so does one whose network fails silently, after `timeouts`.
 */
export function openDatabase(url: string, max = 12, timeouts: Timeouts = defaultTimeouts): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: 60_000,
    options: sessionOptions,
    // A connection knows its statements' plans: a burst after a quiet minute must not begin by making them again.
    idleTimeoutMillis: 600_000,
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.query,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  pool.on('error', () => undefined)
  // The pool listens only to its idle connections, and an error that nobody listens to ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const withNames = namedStatements()
  const db: Database = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { connect: async () => withNames(await pool.connect()), end: () => pool.end() } as never }),
  })
  return { db, pool, close: () => db.destroy() }
}

const conflictCodes = new Set<unknown>(['40001', '40P01'])
const connectionLossCodes = new Set<unknown>(['08003', '08006', '57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
// The driver gives its own errors no code.
const connectionLossMessage = /^Connection terminated|is not queryable$/
// Waited for long enough already: not tried again.
const timeoutMessage = /^Query read timeout$|^timeout exceeded when trying to connect$|due to connection timeout$/
const isTimeout = (error: unknown): boolean => error instanceof Error && timeoutMessage.test(error.message)
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Was the database out of reach, or gone in the middle? */
export const isConnectionLost = (error: unknown): boolean =>
  connectionLossCodes.has(codeOf(error)) || isTimeout(error) || (error instanceof Error && connectionLossMessage.test(error.message))

const isRetried = (error: unknown) => !isTimeout(error) && (conflictCodes.has(codeOf(error)) || isConnectionLost(error))

/** Runs `work` in one READ COMMITTED transaction; a serialization failure, deadlock or lost connection is tried again, up to 5 times. */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === 5 || !isRetried(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}
