import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { domains } from '@longmall/server/src/app.ts'
import { createHttp } from '@longmall/server/src/kernel/http/http.ts'
import { hashOfToken, newToken } from '@longmall/server/src/kernel/security/session.ts'
import { refuseWhenClosed } from '@longmall/server/src/site/open-state.ts'
import { sql } from 'kysely'
import { clientsInTurn } from '../load/clients.ts'
import { percentiles } from '../load/percentiles.ts'
import { openStage, type Stage } from '../stage.ts'
import { fillLists } from './fill-lists.ts'
import { findLists, requestVariants, type Fields, type List } from './find-lists.ts'
import { sampleValues } from './sample-values.ts'

const limitMs = 200
const times = 5
const timesWhenSlow = 20

export interface ListsOptions {
  /** Of what grows with every order: goods, orders, members, entries … */
  rows: number
  /** Lists whose path contains this. */
  which: string
  /** A folder that retains the filled database for the next run. */
  keep: string
}

/** One variant of a list's request: milliseconds of the server for its first page and for one far down, and how many rows the first has. */
export interface RequestVariant {
  fields: Fields
  place: 'first' | 'far'
  p50: number
  p95: number
  rows: number
}

export interface ListFigure {
  path: string
  ways: number
  p50: number
  p95: number
  slowest: RequestVariant
  slow: RequestVariant[]
  isEmpty: boolean
}

/** Opens every list of operators over so many rows in each variant of its request; prints a line for each, and returns those that failed. */
export async function runLists({ rows, which, keep }: ListsOptions): Promise<{ figures: ListFigure[]; failed: string[] }> {
  const isFilled = keep !== '' && existsSync(join(keep, 'filled'))
  const stage = await openStage(keep || undefined)
  try {
    if (!isFilled) await fillLists(stage.site.db, rows)
    if (keep && !isFilled) writeFileSync(join(keep, 'filled'), String(rows))
    const send = await openStaffClient(stage)
    const samples = sampleValues(rows)
    const [figures, failed]: [ListFigure[], string[]] = [[], []]
    for (const list of findLists().filter(({ operation }) => operation.path.includes(which))) {
      const figure = await measureList(send, list, () => requestVariants(list, samples)).catch((error: Error) => error.message)
      if (typeof figure === 'string') failed.push(figure)
      else figures.push(figure)
      console.log(typeof figure === 'string' ? `FAILED ${figure}` : lineOf(figure))
    }
    return { figures, failed }
  } finally {
    await stage.close()
  }
}

type SendRequest = (path: string, fields: Fields) => Promise<{ list: unknown[]; next: string | null; ms: number }>

/** The shop’s own adapter in this process, called as an operator who may do everything: what is measured is the server, and no socket. */
async function openStaffClient({ site }: Stage): Promise<SendRequest> {
  const token = newToken()
  await sql`insert into staff_session (token_hash, staff_id, created_at, seen_at, expires_at)
    values (${hashOfToken(token)}, 1, clock_timestamp(), clock_timestamp(), clock_timestamp() + interval '1 day')`.execute(site.db)
  const client = clientsInTurn()
  // A call without a socket comes from `local`, which forwards each call's client as a proxy does.
  const proxied = { ...site, config: { ...site.config, trustedProxies: ['local'] } }
  const http = createHttp(proxied, domains, { checkOutput: false, refuseWhenClosed })
  return async (path, fields) => {
    const texts = Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])
    const begun = performance.now()
    const response = await http.request(`/api/${path}?${new URLSearchParams(texts).toString()}`, {
      headers: { token, 'x-forwarded-for': client() },
    })
    const answer = (await response.json()) as { message: string; data: { list: unknown[]; next: string | null; reason?: string } }
    const ms = performance.now() - begun
    // An account that was never opened has no statement.
    if (answer.data.reason === 'wallet.not_found') return { list: [], next: null, ms }
    if (!response.ok) throw new Error(`${path} ${JSON.stringify(fields)}: ${answer.message} ${JSON.stringify(answer.data)}`)
    return { ...answer.data, ms }
  }
}

async function measureList(send: SendRequest, { operation: { path } }: List, waysOf: () => readonly Fields[]): Promise<ListFigure> {
  const measured: RequestVariant[] = []
  const all: number[] = []
  const measure = async (fields: Fields, cursor: string | null) => {
    const input = cursor === null ? fields : { ...fields, cursor }
    const first = await send(path, input)
    const durations: number[] = []
    const repeat = async (count: number) => {
      for (let n = 0; n < count; n++) durations.push((await send(path, input)).ms)
    }
    await repeat(times)
    // Whether it is slow, or was delayed by something else.
    if (Math.max(...durations) > limitMs) await repeat(timesWhenSlow)
    all.push(...durations)
    const { p50, p95 } = percentiles(durations)
    measured.push({ fields, place: cursor === null ? 'first' : 'far', p50, p95, rows: first.list.length })
    return first
  }
  for (const fields of waysOf()) {
    const { next } = await measure(fields, null)
    if (next !== null) await measure(fields, middleCursor(next))
  }
  const { p50, p95 } = percentiles(all)
  const slowest = measured.reduce((worst, one) => (one.p95 > worst.p95 ? one : worst))
  const slow = measured.filter((one) => one.p95 > limitMs)
  return { path, ways: measured.length, p50, p95, slowest, slow, isEmpty: measured.every((one) => one.rows === 0) }
}

/** A cursor of the middle of a list, made from that of its first page: half its number, or half a year before its instant. */
function middleCursor(cursor: string): string {
  const parts = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  const half = (part: string) => {
    const number = Number(part)
    if (!/^-?\d+$/.test(part)) return part
    return String(number > 1e15 ? number - 180 * 86_400_000_000 : Math.max(1, Math.floor(number / 2)))
  }
  return Buffer.from(parts.map(half).join(' ')).toString('base64url')
}

function lineOf({ path, ways, p50, p95, slowest, slow, isEmpty }: ListFigure): string {
  const parameters = Object.entries(slowest.fields).map(([name, value]) => `${name}=${String(value)}`)
  const worst = `slowest ${slowest.p95.toFixed(0)} ms: ${[slowest.place, ...parameters].join(' ')}`
  const marks = [...(slow.length ? [`${slow.length} ABOVE ${limitMs} ms`] : []), ...(isEmpty ? ['NO ROWS'] : [])]
  return `${path.padEnd(28)} ${String(ways).padStart(4)} ways  p50 ${p50.toFixed(1).padStart(6)}  p95 ${p95.toFixed(1).padStart(6)} ms  ${[worst, ...marks].join('  ')}`
}
