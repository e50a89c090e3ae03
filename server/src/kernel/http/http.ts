import { type Language, languages } from '@longmall/contract/fields.ts'
import { numberOfRefusal, statusOfRefusal, wireCode, type RefusalData } from '@longmall/contract/errors.ts'
import type { Operation, RateClass, Who } from '@longmall/contract/operation.ts'
import { Hono, type Context as Call } from 'hono'
import * as z from 'zod/mini'
import { AnswerCache, etagOf } from './answer-cache.ts'
import { clientAddress } from './client-address.ts'
import { cookiesOf, pendingCookies } from './cookies.ts'
import { createContext, type Actor, type Context, type Site } from '../context.ts'
import { inTransaction, isConnectionLost } from '../database/database.ts'
import { inputDecoder, type RawForm } from './decode.ts'
import { deferBurst } from './limits/defer-burst.ts'
import { claimKey, hashOfForm, storeAnswer } from './idempotency.ts'
import { spanOf, watchCall } from '../observe/watch.ts'
import { mayCall } from '../security/permissions.ts'
import { limitConcurrency, type WithConcurrencyKeys } from './limits/limit-concurrency.ts'
import { countCall, rateSettings } from './limits/rate-limit.ts'
import { internalCall, readForm } from './read-form.ts'
import { RetryLater, Refusal, WrongFields, wrongField } from '../refusal.ts'
import { checkKeyOwner, type CallForm } from '../security/secure-message/open-form.ts'
import { memberOfToken, staffOfToken } from '../security/session.ts'
import { readSetting } from '../settings.ts'
import { storeLanguage } from '../store-language.ts'
import { zoneSettings } from '../time/store-zone.ts'
import { translate } from '../translate.ts'

type AnyHandler = ((context: Context<never>, input: never) => Promise<unknown>) & WithConcurrencyKeys<never>
export interface Domain {
  contract: Record<string, Operation>
  handlers: Record<string, AnyHandler>
}

export interface HttpOptions {
  /** Answers are held against the contract: in tests and development. */
  checkOutput: boolean
  /** Refuses while the shop is closed; the console stays open. */
  refuseWhenClosed: (site: Site) => void
}

interface Served {
  site: Site
  options: HttpOptions
  answers: AnswerCache
}
interface Route {
  operation: Operation
  handle: AnyHandler
  decode: (own: Record<string, string>) => unknown
}

const noSniffing = { 'x-content-type-options': 'nosniff' }

/** The one adapter between HTTP and operations: `/api/<path>`, GET for a query, POST otherwise; every answer is `{code, message, data}`. */
export function createHttp(site: Site, domains: Domain[], options: HttpOptions): Hono {
  const app = new Hono()
  const served: Served = { site, options, answers: new AnswerCache() }
  for (const { contract, handlers } of domains) {
    for (const [name, operation] of Object.entries(contract)) {
      const route: Route = { operation, handle: handlers[name]!, decode: inputDecoder(operation.input) }
      const path = `/api/${operation.path}`
      const run = operation.kind === 'query' ? runQuery : runChange
      const answer = (call: Call) =>
        serve(served, operation.path, call, () => deferBurst(operation.burst === true, () => run(served, route, call)))
      // A query by POST is a sealed one.
      app.on(operation.kind === 'query' ? ['GET', 'POST'] : ['POST'], path, answer)
      if (operation.at) app.on(operation.at.get ? ['GET', 'POST'] : ['POST'], operation.at.path, answer)
    }
  }
  app.all('/api/*', (call) => serve(served, 'unknown', call, () => Promise.reject(new Refusal('call.not_found'))))
  return app
}

function serve({ site }: Served, path: string, call: Call, run: () => Promise<Response>): Promise<Response> {
  return watchCall(path, call.req.method, call.req.header('traceparent'), async () => {
    try {
      return await run()
    } catch (error) {
      return refused(site, call, error)
    }
  })
}

async function runQuery(served: Served, route: Route, call: Call): Promise<Response> {
  const { operation } = route
  await admit(served, operation, call)
  const form = await readForm(served.site, operation, call)
  if (operation.cache) return runCached(served, route, call, form)
  const context = await contextOf(served, operation, call, form)
  const body = new TextEncoder().encode(
    JSON.stringify(success(await run(served, route, context, route.decode(form.own)), context.language)),
  )
  return respond(call, form, body, etagOf(body), 'private, no-cache')
}

async function runCached(served: Served, route: Route, call: Call, form: CallForm): Promise<Response> {
  const { site, answers } = served
  const language = languageOf(commonOf(call, form)('language'), storeLanguage(site))
  const input = route.decode(form.own)
  const key = `${route.operation.path} ${language} ${JSON.stringify(input)}`
  const make = async () =>
    success(await run(served, route, createContext(site, { kind: 'visitor', visitor: null }, { language }), input), language)
  const { body, etag } = await answers.get(key, site.shared.catalogueVersion, make)
  return respond(call, form, body, etag, 'public, no-cache')
}

function respond(call: Call, { option }: CallForm, body: Uint8Array<ArrayBuffer>, etag: string, cacheControl: string): Response {
  if (option) return new Response(body, { headers: { ...noSniffing, 'content-type': 'application/json', 'cache-control': 'no-store' } })
  if (call.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: { etag } })
  return new Response(body, {
    headers: { ...noSniffing, 'content-type': 'application/json', 'cache-control': cacheControl, etag, vary: 'language' },
  })
}

/** What an operator changed is there for all when the answer is: this process does not wait to be notified of it. */
async function runChange(served: Served, route: Route, call: Call): Promise<Response> {
  const { site } = served
  const { operation } = route
  await admit(served, operation, call)
  const form = await readForm(served.site, operation, call)
  const context = await contextOf(served, operation, call, form)
  const input = route.decode(form.own)
  const data =
    operation.kind === 'command' ? await runCommand(served, route, context, form, input) : await run(served, route, context, input)
  if (operation.access.who === 'staff')
    await site.shared.refresh().catch((error: unknown) => site.log.warn({ err: error }, 'shared state not refreshed'))
  const answer = Response.json(success(data, context.language), { headers: { ...noSniffing, 'cache-control': 'no-store' } })
  for (const cookie of pendingCookies(call)) answer.headers.append('set-cookie', cookie)
  return answer
}

/** One command, one transaction: key, effect and stored answer commit together. */
async function runCommand(served: Served, route: Route, context: Context, form: RawForm, input: unknown): Promise<unknown> {
  const key = form.common.request_key
  if (key === undefined && route.operation.access.who === 'all')
    return inTransaction(served.site.db, (db) => run(served, route, { ...context, db }, input))
  if (!z.safeParse(z.uuid(), key).success) throw wrongField('request_key', key === undefined ? 'field.required' : 'field.format')
  const scope = `${scopeOf(context.actor)} ${route.operation.path}`
  const concurrencyKeys = route.handle.concurrencyKeys?.(input as never) ?? []
  return limitConcurrency(served.site, concurrencyKeys, () => runOnce(served, route, context, form, input, scope))
}

/** The effect and its stored answer, or the answer that was stored before. */
function runOnce(served: Served, route: Route, context: Context, form: RawForm, input: unknown, scope: string): Promise<unknown> {
  const key = form.common.request_key!
  return inTransaction(served.site.db, async (db) => {
    const { actor } = context
    const claim = await claimKey(db, scope, key, hashOfForm(form.own), actor.kind === 'member' ? actor.member_id : null)
    if (claim.response) return claim.response.data
    const data = await run(served, route, { ...context, db, now: claim.now }, input)
    await storeAnswer(db, scope, key, data)
    return data
  })
}

const scopeOf = (actor: Actor) =>
  actor.kind === 'member'
    ? `member ${actor.member_id}`
    : actor.kind === 'staff'
      ? `staff ${actor.staff_id}`
      : actor.kind === 'visitor'
        ? `visitor ${actor.visitor}`
        : actor.kind

async function run({ options }: Served, { operation, handle }: Route, context: Context, input: unknown): Promise<unknown> {
  const answer = handle as unknown as (context: Context, input: unknown) => Promise<unknown>
  const data = await spanOf(operation.path, () => answer(context, input), { 'longmall.actor': context.actor.kind })
  if (!options.checkOutput) return data
  const checked = z.safeParse(operation.output, JSON.parse(JSON.stringify(data)))
  if (!checked.success)
    throw new Error(`${operation.path} answers against its contract: ${JSON.stringify(checked.error.issues.slice(0, 3))}`)
  return data
}

const defaultRate = (operation: Operation): RateClass => operation.rate ?? (operation.kind === 'query' ? 'read' : 'write')

async function admit({ site, options }: Served, operation: Operation, call: Call): Promise<void> {
  if (call.env !== internalCall) {
    const rate = defaultRate(operation)
    await countCall(site, rate, readSetting(site.shared.settings, rateSettings[`${rate}_per_minute`]), clientAddress(site, call))
  }
  if (operation.access.who === 'demo' && !site.config.demo) throw new Refusal('call.not_found')
  if (operation.access.who !== 'staff' && !operation.open_when_closed) options.refuseWhenClosed(site)
}

/** A common field of a call: a header may carry it, except with a sealed message, which contains all fields. */
const commonOf = (call: Call, form: CallForm) => (name: string) => form.common[name] ?? (form.option ? undefined : call.req.header(name))

async function contextOf({ site }: Served, operation: Operation, call: Call, form: CallForm): Promise<Context> {
  const common = commonOf(call, form)
  const { who, permission } = operation.access
  const actor = await actorOf(site, who, common('token'), common('visitor') ?? null)
  if (permission && !(actor.kind === 'staff' && mayCall(actor.permissions, permission))) throw new Refusal('call.forbidden')
  checkKeyOwner(form, actor)
  return createContext(site, actor, {
    language: languageOf(common('language'), storeLanguage(site)),
    address: clientAddress(site, call),
    action: operation.path,
    cookies: cookiesOf(site, call),
    sealedBy: form.option,
  })
}

async function actorOf(site: Site, who: Who, token: string | undefined, visitorKey: string | null): Promise<Actor> {
  const visitor = visitorKey !== null && z.safeParse(z.uuid(), visitorKey).success ? visitorKey.toLowerCase() : null
  if (who === 'staff') {
    if (!token) throw new Refusal('session.not_logged_in')
    return staffOfToken(site.db, token)
  }
  if (who === 'member' || (who === 'optional' && token)) {
    if (!token) throw new Refusal('session.not_logged_in')
    return memberOfToken(site.db, token, visitor)
  }
  return { kind: 'visitor', visitor }
}

const knownLanguages = new Set<string>(languages)
/** A language as a client names it; another where it says none that there is. */
export const languageOf = (text: string | undefined, fallback: Language = 'en-us'): Language =>
  text && knownLanguages.has(text) ? (text as Language) : fallback

const success = (data: unknown, language: Language) => ({ code: 0, message: translate(language, 'call.ok'), data })

/** The answer to whatever a call was refused or failed with, in the caller's language; what failed is written to the log alone. */
export function refused(site: Site, call: Call, error: unknown): Response {
  const requestedLanguage = (call.get('language') as string | undefined) ?? call.req.header('language') ?? call.req.query('language')
  const language = languageOf(requestedLanguage, storeLanguage(site))
  if (!(error instanceof Refusal)) site.log.error({ err: error, path: call.req.path }, 'call failed')
  const refusal = error instanceof Refusal ? error : new Refusal(isConnectionLost(error) ? 'call.unavailable' : 'call.internal_error')
  const zone = readSetting(site.shared.settings, zoneSettings.time_zone)
  const data: RefusalData = { reason: refusal.code }
  if (refusal instanceof WrongFields) {
    data.fields = Object.fromEntries(
      Object.entries(refusal.fields).map(([name, { key, params }]) => [name, translate(language, key, params, zone)]),
    )
  } else if (Object.keys(refusal.details).length) data.details = refusal.details
  const code = numberOfRefusal[refusal.code] ?? wireCode.refused
  const headers = {
    ...noSniffing,
    'cache-control': 'no-store',
    ...(refusal instanceof RetryLater && { 'retry-after': String(refusal.seconds) }),
  }
  return Response.json(
    { code, message: translate(language, refusal.code, refusal.details, zone), data },
    { status: statusOfRefusal(refusal.code), headers },
  )
}
