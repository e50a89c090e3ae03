import { randomUUID } from 'node:crypto'
import { domains } from '@longmall/server/src/app.ts'
import { pickupCodeAt, pickupSecret } from '@longmall/server/src/fulfilment/pickup/pickup-code.ts'
import { createHttp } from '@longmall/server/src/kernel/http/http.ts'
import { hashOfToken, newToken } from '@longmall/server/src/kernel/security/session.ts'
import { refuseWhenClosed } from '@longmall/server/src/site/open-state.ts'
import { sql } from 'kysely'
import { clientsInTurn } from '../load/clients.ts'
import { percentiles } from '../load/percentiles.ts'
import { openStage, type Stage } from '../stage.ts'
import type { Figure } from '../table.ts'
import { clerk_id, fillWaiting, stores } from './fill-waiting.ts'

const limitMs = 50
const samples = 300
const warm_up = 20
const idle = { server: 0, database: 0, load: 0 }

type Work = 'scanned' | 'typed' | 'redeem' | 'wrong code' | 'desk' | 'orders that wait' | 'records'

/**
 * Checks and redemptions at a store where a twentieth of so many orders waits, by the shop's own adapter in this process: what is measured is
 * the server and no socket. Orders are redeemed one after the other, each checked before. Answers what is above its limit as failed.
 */
export async function runRedemption(waiting: number): Promise<{ figures: Figure[]; failed: string[] }> {
  const stage = await openStage()
  try {
    console.log(`filling ${waiting} orders that wait …`)
    await fillWaiting(stage.site.db, waiting)
    await sql`insert into setting (key, value) values ('redemption.wrong_codes', '1000') on conflict do nothing`.execute(stage.site.db)
    await stage.site.shared.refresh()
    const times = await measure(stage)
    const figures = Object.entries(times).map(([name, each]): Figure => ({
      scenario: `redemption: ${name}`,
      users: 1,
      rate: (each.length / each.reduce((sum, one) => sum + one, 0)) * 1000,
      latency: percentiles(each),
      limits: [],
      cpu: idle,
      notes: [],
    }))
    const failed = figures.flatMap(({ scenario, latency }) =>
      latency.p95 > limitMs ? [`${scenario}: p95 ${latency.p95.toFixed(1)} ms, more than ${limitMs} ms`] : [],
    )
    return { figures, failed }
  } finally {
    await stage.close()
  }
}

async function measure(stage: Stage): Promise<Record<Work, number[]>> {
  const send = await openClerk(stage)
  const times: Record<Work, number[]> = {
    scanned: [],
    typed: [],
    redeem: [],
    'wrong code': [],
    desk: [],
    'orders that wait': [],
    records: [],
  }
  const { rows } = await sql<{ order_id: number; order_no: string }>`
    select order_id, order_no from pickup where store_id = 1 order by hashint4(order_id) limit ${samples + warm_up}`.execute(stage.site.db)
  for (const [n, { order_id, order_no }] of rows.entries()) {
    const count = (work: Work, ms: number) => void (n >= warm_up && times[work].push(ms))
    const code = pickupCodeAt(pickupSecret(stage.site.keys, order_id), Date.now())
    const scanned = await send('redemption/check', { desk_code: `longmall:pickup:${order_no}:${code}` })
    count('scanned', scanned.ms)
    const typed = await send('redemption/check', { desk_code: order_no.slice(-4) + code })
    count('typed', typed.ms)
    count('redeem', (await send('redemption/redeem', { check_token: typed.data.check_token, branch_id: 1, request_key: randomUUID() })).ms)
    count('wrong code', (await send('redemption/check', { desk_code: String(100_000_000_000 + n) }, 'redemption.code_unknown')).ms)
    count('desk', (await send('redemption/desk', {})).ms)
    count('orders that wait', (await send('redemption/pickup_orders', { state: 'ready' })).ms)
    count('records', (await send('redemption/list', {})).ms)
  }
  return times
}

interface Answer {
  message: string
  data: { check_token: string; reason?: string }
}

async function openClerk({ site }: Stage) {
  const client = clientsInTurn()
  const proxied = { ...site, config: { ...site.config, trustedProxies: ['local'] } }
  const http = createHttp(proxied, domains, { checkOutput: false, refuseWhenClosed })
  const token = newToken()
  await sql`insert into session (token_hash, member_id, created_at, seen_at, expires_at)
    values (${hashOfToken(token)}, ${clerk_id}, clock_timestamp(), clock_timestamp(), clock_timestamp() + interval '1 day')`.execute(
    site.db,
  )
  const isRead = (path: string) => !path.endsWith('check') && !path.endsWith('redeem')
  return async (path: string, fields: Record<string, unknown>, refusal?: string) => {
    const headers = { token, 'x-forwarded-for': client(), 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()
    const begun = performance.now()
    const response = isRead(path)
      ? await http.request(`/api/${path}?${body}`, { headers })
      : await http.request(`/api/${path}`, { method: 'POST', headers, body })
    const { message, data } = (await response.json()) as Answer
    const ms = performance.now() - begun
    if (refusal === undefined ? !response.ok : data.reason !== refusal) throw new Error(`${path} of ${stores} stores: ${message}`)
    return { ms, data }
  }
}
