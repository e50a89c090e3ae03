import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Api } from '@longmall/contract/index.ts'
import { succeeded, type RefusalData } from '@longmall/contract/errors.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { contract } from '@longmall/contract/index.ts'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { expect, inject } from 'vitest'
import { addonChecks } from '../src/addon-checks.ts'
import { awardScales } from '../src/award/cap/award-scales.ts'
import { domains } from '../src/app.ts'
import { refreshOfferedGoods } from '../src/catalogue/lists/refresh-offered.ts'
import { createContext, type Context, type Site, type SystemActor } from '../src/kernel/context.ts'
import { openDatabase } from '../src/kernel/database/database.ts'
import { createHttp } from '../src/kernel/http/http.ts'
import { createLog } from '../src/kernel/log.ts'
import { relayEvents } from '../src/kernel/work/outbox.ts'
import { hashOfToken, newToken } from '../src/kernel/security/session.ts'
import { Shared } from '../src/kernel/shared.ts'
import { drainTimers } from '../src/kernel/time/timers.ts'
import { uploadRoutes } from '../src/media/routes.ts'
import { fulfilments } from '../src/fulfilments.ts'
import type { PurchaseSources } from '../src/order/source/purchase-source.ts'
import { priceSources } from '../src/sources/price-sources.ts'
import { incomeSteps } from '../src/income-steps.ts'
import { purchaseSources } from '../src/sources/purchase-sources.ts'
import type { Fulfilments } from '../src/kernel/fulfilment.ts'
import { accountClosureSteps } from '../src/account-closures.ts'
import { jobs } from '../src/jobs.ts'
import { reactions, timers } from '../src/reactions.ts'
import type { Reservations } from '../src/order/source/reserve.ts'
import type { Reversals } from '../src/refund/execute/execute-refund.ts'
import { reservations } from '../src/reservations.ts'
import { reversals } from '../src/reversals.ts'
import { posterRoutes } from '../src/poster/routes.ts'
import { refuseWhenClosed } from '../src/site/open-state.ts'
import { workRoutes } from '../src/work/files/routes.ts'
import { asAdmin } from './as-admin.ts'
import { atEnd } from './at-end.ts'
import { withDatabase } from './database-setup.ts'

/** A refused call, as a client sees it. */
export class Refused extends Error {
  readonly status: number
  readonly code: number
  readonly data: RefusalData
  constructor(status: number, code: number, message: string, data: RefusalData) {
    super(`${data?.reason}: ${message}`)
    this.status = status
    this.code = code
    this.data = data
  }
  get reason() {
    return this.data.reason
  }
}

export interface Client {
  /** Calls an operation as a browser does: GET or form-encoded POST; a refusal is thrown as `Refused`. */
  call: <Path extends keyof Api>(
    path: Path,
    input: InputOf<Api[Path]>,
    options?: { request_key?: string; language?: Language },
  ) => Promise<OutputOf<Api[Path]>>
  token: string | null
  visitor: string
  member_id: number
  /** What the shop let it keep, by name; sent with every call as a browser does. */
  cookies: Map<string, string>
}

const operationKinds = new Map(
  Object.values(contract)
    .flatMap((domain) => Object.values(domain))
    .map((one) => [one.path, one.kind]),
)

export function encodeForm(fields: Record<string, unknown>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')
}

/** What the row `shop` says: of a demo store, of a shop that its owner opened, or of one that has no owner yet. */
const kinds = {
  demo: sql`is_demo = true`,
  opened: sql`set_up_at = clock_timestamp(), opened_at = clock_timestamp()`,
  new: sql`is_demo = false`,
}

interface ShopOptions {
  settings?: Record<string, unknown>
  kind?: keyof typeof kinds
  fulfilments?: Fulfilments
  purchaseSources?: PurchaseSources
  reservations?: Reservations
  reversals?: Reversals
}

/**
 * A shop of its own for a test file: a copy of the migrated database, the whole server in process, no port. It is a demo store, whose
 * settings a single operator may change, by default; `fulfilments`, `purchaseSources`, `reservations` and `reversals` in place of those of a shop as it starts.
 */
export async function openTestShop(options: ShopOptions = {}) {
  const admin = inject('databaseUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  // Its pages are copied as files: as changes they would all be written to the log too.
  await asAdmin(admin, `create database ${name} template longmall_template strategy file_copy`)
  const url = withDatabase(inject('serverUrl'), name)
  const { db, pool, close } = openDatabase(url, 12)
  // Its connections are made when they are used.
  const owner = openDatabase(withDatabase(admin, name), 2)
  const settings = {
    'calls.log_in_per_minute': 1_000_000,
    'calls.code_per_minute': 1_000_000,
    'calls.write_per_minute': 1_000_000,
    'calls.read_per_minute': 1_000_000,
    'identity.attempts_per_address': 1_000_000,
    'code.network_sends_per_hour': 1_000_000,
    'media.uploads_per_minute': 1_000_000,
    'code.captcha_work': 10,
    // As in the demo store.
    'asset_area.is_on': true,
    // A shop without a carrier sells nothing that must be sent.
    ...(options.kind === 'opened' && { 'fulfilment.carriers': [{ carrier: 'own', carrier_name: 'Own couriers' }] }),
    ...options.settings,
  }
  await sql`insert into setting (key, value) select key, value from jsonb_each(${JSON.stringify(settings)}::jsonb)`.execute(db)
  await sql`update shop set ${kinds[options.kind ?? 'demo']}`.execute(db)
  const keys = { sign: randomBytes(32), pepper: randomBytes(32) }
  const shared = new Shared(db, keys)
  await shared.refresh()
  const dataDir = mkdtempSync(join(tmpdir(), 'longmall-shop-'))
  const site: Site = {
    db,
    shared,
    config: {
      port: 0,
      host: '127.0.0.1',
      dataDir,
      databaseUrl: url,
      migrationUrl: null,
      demo: options.kind !== 'new',
      logLevel: 'silent',
      trustedProxies: [],
      publicUrl: 'http://shop.example',
      metrics: { token: null, onLoopback: false },
      traces: null,
    },
    log: createLog(process.env.LOG_LEVEL ?? 'fatal'),
    keys,
    reactions,
    timers,
    accountClosureSteps,
    fulfilments: options.fulfilments ?? fulfilments,
    purchaseSources: options.purchaseSources ?? purchaseSources,
    priceSources,
    addonChecks,
    awardScales,
    incomeSteps,
    reservations: options.reservations ?? reservations,
    reversals: options.reversals ?? reversals,
    jobs,
    pool,
  }
  await refreshOfferedGoods(site)
  const app = new Hono()
  app.route('/', uploadRoutes(site, { refuseWhenClosed }))
  app.route('/', workRoutes(site))
  app.route('/', posterRoutes(site))
  app.route('/', createHttp(site, domains, { checkOutput: true, refuseWhenClosed }))

  function client(token: string | null, member_id = 0): Client {
    const visitor = randomUUID()
    const one: Client = {
      token,
      visitor,
      member_id,
      cookies: new Map(),
      async call(path, input, { request_key = randomUUID(), language = 'en-us' } = {}) {
        const fields = encodeForm(input as Record<string, unknown>)
        const headers: Record<string, string> = { language, visitor, ...(one.token ? { token: one.token } : {}) }
        const cookie = [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const isQuery = operationKinds.get(path) === 'query'
        const response = isQuery
          ? await app.request(`/api/${path}?${fields}`, { headers })
          : await app.request(`/api/${path}`, {
              method: 'POST',
              headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie ? { cookie } : {}) },
              body: `${fields}&${encodeForm({ ...headers, request_key })}`,
            })
        for (const setCookie of response.headers.getSetCookie())
          one.cookies.set(...(setCookie.split(';', 1)[0]!.split(/=(.*)/, 2) as [string, string]))
        const answer = (await response.json()) as { code: number; message: string; data: never }
        if (!succeeded(answer.code)) throw new Refused(response.status, answer.code, answer.message, answer.data)
        return answer.data
      },
    }
    return one
  }

  let count = 0
  /** A member with a session, made without hashing a password. */
  async function member(fields: { grade?: number; account?: string } = {}): Promise<Client> {
    const account = fields.account ?? `member_${++count}`
    const row = await db
      .insertInto('member')
      .values({
        account,
        email: `${account}@mail.example`,
        nickname: account,
        country: 'CN',
        language: 'en-us',
        invitation_code: randomBytes(5).toString('hex'),
        grade: fields.grade ?? 0,
        created_at: shared.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = newToken()
    const now = new Date().toISOString()
    await db
      .insertInto('session')
      .values({
        token_hash: hashOfToken(token),
        member_id: row.id,
        created_at: now,
        seen_at: now,
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      })
      .execute()
    return client(token, row.id)
  }

  /** Moves the store clock on and lets everything due happen, in order. */
  async function advance(span: { days?: number; hours?: number; minutes?: number; seconds?: number }): Promise<number> {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = span
    await sql`update store_clock set time_offset = time_offset + make_interval(days => ${days}, hours => ${hours}, mins => ${minutes}, secs => ${seconds})`.execute(
      db,
    )
    await shared.refresh()
    return drainTimers(site)
  }

  /** Moves the store clock past its next midnight when that is near, for tests that count by the day. */
  async function passMidnight(): Promise<void> {
    const msLeft = midnightAfter(shared.now(), 0) - Date.parse(shared.now())
    if (msLeft < 300_000) await advance({ seconds: msLeft / 1000 + 1 })
  }

  /** A context for calling verbs directly, as the system. */
  const systemContext = (): Context<SystemActor> => createContext(site, { kind: 'system' })
  /** Delivers all that was said; a transaction open elsewhere on the server holds events back for a moment, so it asks again. */
  async function relay(): Promise<void> {
    await expect
      .poll(async () => {
        await relayEvents(site)
        return (await db.selectFrom('outbox').select('id').execute()).length
      })
      .toBe(0)
  }
  const refresh = () => shared.refresh()
  atEnd(async () => {
    await Promise.all([close(), owner.close()])
    rmSync(dataDir, { recursive: true, force: true })
    await asAdmin(admin, `drop database if exists ${name} with (force)`)
  })
  return {
    app,
    /** As the server's role. */
    db,
    /** As the role that owns the schema: for what the server may not do. */
    admin: owner.db,
    pool,
    site,
    url,
    client,
    visitor: () => client(null),
    member,
    advance,
    passMidnight,
    relay,
    refresh,
    systemContext,
  }
}

/** The first midnight of the store's zone that is at least so many ms away. */
export const midnightAfter = (now: string, away = 120_000) =>
  Math.ceil((Date.parse(now) + away + 8 * 3_600_000) / 86_400_000) * 86_400_000 - 8 * 3_600_000

export type TestShop = Awaited<ReturnType<typeof openTestShop>>
