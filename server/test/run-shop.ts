import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { succeeded, type RefusalData } from '@longmall/contract/errors.ts'
import { contract } from '@longmall/contract/index.ts'
import { serverFlags, serverVariables } from '@longmall/tools/node-flags.js'
import pg from 'pg'
import { inject } from 'vitest'
import { atEnd } from './at-end.ts'
import { withDatabase } from './database-setup.ts'
import { encodeForm, Refused, type Client } from './harness.ts'

export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
  output: string
}

/** The program as an operator starts it: a process of its own. */
export interface RunningShop {
  address: string
  pid: number
  /** The same browser or member as `who`, calling this process; from elsewhere through a proxy that it trusts (`TRUSTED_PROXIES`). */
  as: (who: Client, from?: string) => Client
  kill: (signal: NodeJS.Signals) => void
  ended: Promise<Ending>
  /** What it has printed so far. */
  output: () => string
}

/** Starts the program; what `env` does not say is, any port, no demo store, only warnings. */
function start(env: Record<string, string>) {
  const defaults = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', ...ownerOf(env.DATABASE_URL), DEMO: '0', LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, [...serverFlags, 'tools/serve.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...serverVariables, ...defaults, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const opened = Promise.withResolvers<string | null>()
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /open at (http:\S+)/.exec(output)?.[1]
      if (address) opened.resolve(address)
    })
  const ended = new Promise<Ending>((resolve) => child.once('close', (code, signal) => resolve({ code, signal, output })))
  void ended.then(() => opened.resolve(null))
  atEnd(() => child.kill('SIGKILL') && ended)
  return { pid: child.pid!, opened: opened.promise, ended, output: () => output, kill: (signal: NodeJS.Signals) => void child.kill(signal) }
}

/** A database on the server of the tests is migrated by who owns it. */
function ownerOf(url = ''): Record<string, string> {
  const server = URL.parse(inject('serverUrl'))!
  const given = URL.parse(url)
  const isOurs = given?.host === server.host && given.username === server.username
  return { MIGRATION_DATABASE_URL: isOurs ? ownerUrlOf(url) : '' }
}

/** A database on the server of the tests, as the role that owns it. */
export const ownerUrlOf = (url: string): string => withDatabase(inject('databaseUrl'), new URL(url).pathname.slice(1))

/** Starts the program and waits until it is open. */
export async function runShop(env: Record<string, string>): Promise<RunningShop> {
  const { pid, opened, ended, kill, output } = start(env)
  const address = await opened
  if (!address) throw new Error(`the shop did not open: ${(await ended).output}`)
  return { address, pid, ended, kill, output, as: (who, from) => clientAt(address, who, from) }
}

/** Starts the program with something wrong; answers how it ended. */
export async function failToRun(env: Record<string, string>): Promise<Ending> {
  const { opened, ended } = start(env)
  if (await opened) throw new Error('the shop opened')
  return ended
}

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'longmall-process-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A database of its own on the server of the tests; a copy of the migrated one when nothing else is said. Answers its address. */
export async function makeDatabase(like = 'template longmall_template strategy file_copy'): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} ${like}`)
  atEnd(() => asAdmin(`drop database if exists ${name} with (force)`))
  return withDatabase(inject('serverUrl'), name)
}

/** Runs statements on the server of the tests, one after the other, outside any shop's database. */
export async function asAdmin(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  // Copies of the template queue here, as they do in the harness.
  await client.query('select pg_advisory_lock(42)')
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const queries = new Set(
  Object.values(contract)
    .flatMap((domain) => Object.values(domain))
    .filter((one) => one.kind === 'query')
    .map((one): string => one.path),
)

function clientAt(address: string, who: Client, from?: string): Client {
  const call: Client['call'] = async (path, input, { request_key = randomUUID(), language = 'en-us' } = {}) => {
    const fields = encodeForm(input as Record<string, unknown>)
    const headers: Record<string, string> = {
      language,
      visitor: who.visitor,
      ...(who.token && { token: who.token }),
      ...(from && { 'x-forwarded-for': from }),
    }
    const body = new URLSearchParams(`${fields}&${encodeForm({ request_key })}`)
    const response = queries.has(path)
      ? await fetch(`${address}/api/${path}?${fields}`, { headers })
      : await fetch(`${address}/api/${path}`, { method: 'POST', headers, body })
    const answer = (await response.json()) as { code: number; message: string; data: never }
    if (!succeeded(answer.code)) throw new Refused(response.status, answer.code, answer.message, answer.data as RefusalData)
    return answer.data
  }
  return { ...who, call }
}
