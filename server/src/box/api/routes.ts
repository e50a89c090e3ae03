import { Hono, type Context as Call } from 'hono'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { createContext, type Context, type Site } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/database/database.ts'
import { originOf } from '../../kernel/http/origin.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { nextBeat } from '../rules.ts'
import { Doorman, type BoxCall } from './authenticate.ts'
import { beatsOf } from './beats.ts'
import { BoxError } from './box-error.ts'
import { claimCall } from './claim-call.ts'
import { boxApiDocument } from './open-api.ts'
import { readIncome, readState } from './read-state.ts'
import { ReportInput } from './shapes.ts'
import { showCode } from './show-code.ts'

/** Base address of the API of boxes, which an installation may give a host name of its own. */
export const boxBase = '/box/v1'

/**
 * The API of boxes (AST-12): every call but `time` and the description is signed with the key of its box. Heartbeats are answered at once and written each
 * second; other calls are one transaction, which takes their place in the sequence.
 */
export function boxRoutes(site: Site): Hono {
  const app = new Hono()
  const beats = beatsOf(site)
  const doorman = new Doorman(site, beats)
  const seconds = () => Math.floor(Date.parse(site.shared.now()) / 1000)

  const signed = (run: (call: Call, admitted: BoxCall) => Promise<Response> | Response) => async (call: Call) => {
    try {
      return await run(call, await doorman.admit(call))
    } catch (error) {
      return refused(error, seconds())
    }
  }
  const effect = (run: (context: Context, hardware_id: number, call: Call, body: Buffer) => Promise<object | null>) =>
    signed((call, admitted) =>
      inTransaction(site.db, async (db) => {
        await claimCall(site, db, admitted)
        const context = createContext(site, { kind: 'system' }, { db, address: admitted.address })
        const answer = await run(context, admitted.box.hardware_id, call, admitted.body)
        return answer ? Response.json(answer, { headers }) : new Response(null, { status: 204, headers })
      }),
    )

  app.get(`${boxBase}/time`, () => Response.json({ time: seconds() }, { headers }))
  app.get(`${boxBase}/openapi.json`, () => Response.json(boxApiDocument(), { headers: { 'access-control-allow-origin': '*' } }))
  app.post(
    `${boxBase}/heartbeat`,
    signed((_, { box, position, now, address }) => {
      beats.add(box, position, now, address)
      return new Response(null, { status: 204, headers: { 'box-next-in': String(nextBeat(Math.random())) } })
    }),
  )
  app.post(
    `${boxBase}/report`,
    effect(async (context, hardware_id, _, body) => {
      await writeReport(context, hardware_id, body)
      return { time: seconds(), next_in: nextBeat(Math.random()) }
    }),
  )
  app.post(
    `${boxBase}/code`,
    effect((context, hardware_id, call) => showCode(context, hardware_id, originOf(site, call))),
  )
  app.get(
    `${boxBase}/state`,
    effect((context, hardware_id) => readState(context, hardware_id)),
  )
  app.get(
    `${boxBase}/income`,
    effect((context, hardware_id) => readIncome(context, hardware_id)),
  )
  app.post(
    `${boxBase}/log_out`,
    effect(async ({ db }, hardware_id) => {
      await sql`update box_hardware set login_member_id = null, login_at = null where id = ${hardware_id}`.execute(db)
      return null
    }),
  )
  app.all('/box/*', () => refused(new BoxError(404, 'not_found'), seconds()))

  function refused(error: unknown, time: number): Response {
    const known = error instanceof BoxError ? error : null
    if (!known && !(error instanceof Refusal)) site.log.error({ err: error }, 'call of a box failed')
    const { status, error: name, message } = known ?? new BoxError(503, 'unavailable')
    return Response.json(
      { error: name, message, time },
      { status, headers: status === 429 ? { ...headers, 'retry-after': '60' } : headers },
    )
  }
  return app
}

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

async function writeReport({ db, now }: Context, hardware_id: number, body: Buffer): Promise<void> {
  const parsed = z.safeParse(ReportInput, parse(body))
  if (!parsed.success) throw new BoxError(400, 'body')
  const {
    version = '',
    temperature = null,
    uptime_seconds = null,
    hash_rate = null,
    accepted_shares = null,
    rejected_shares = null,
  } = parsed.data
  const report = { version, temperature, uptime_seconds, hash_rate, accepted_shares, rejected_shares }
  await sql`
    insert into box_report (hardware_id, reported_at, report) values (${hardware_id}, ${now}, ${JSON.stringify(report)}::jsonb)
    on conflict (hardware_id) do update set reported_at = excluded.reported_at, report = excluded.report`.execute(db)
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
