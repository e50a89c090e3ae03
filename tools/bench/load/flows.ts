import { randomUUID } from 'node:crypto'
import { anyClient, clientsInTurn, forwardedFor } from './clients.ts'
import type { Connection } from './connection.ts'

export interface Shopper {
  token: string
  address_id: number
}

/** A payment that waits, with the grant that pays it. */
export interface OpenPayment {
  shopper: number
  payment_id: number
  grant: string
}

/** What the users of a run do, again and again. */
export type Flow =
  | {
      kind: 'get'
      paths: string[]
      /** Each path once: the run ends with them. */ once: boolean
      /** From so many client addresses; without a number from very many. */ clients?: number
    }
  | { kind: 'add'; shoppers: Shopper[]; sku_ids: number[] }
  | { kind: 'order'; shoppers: Shopper[]; sku_ids: number[] }
  | { kind: 'pay'; shoppers: Shopper[]; payments: OpenPayment[] }
  | { kind: 'hot'; shoppers: Shopper[]; sku_id: number }
  /** Each request once: the run ends with them. */
  | { kind: 'send'; requests: readonly { path: string; token: string; body: string }[] }
  /** To another member each time, or to the house where there are no payees. */
  | { kind: 'transfer'; shoppers: Shopper[]; payees: readonly number[] | null }

/** State of a run: latencies by step, refusals, created orders, requested addresses. */
export interface Tally {
  steps: Record<string, number[]>
  refused: Record<string, number>
  made: Omit<OpenPayment, 'grant'>[]
  requested: Set<string>
}

/** One round of a user; false when there is nothing left to do. */
export type Round = (connection: Connection, user: number) => Promise<boolean>

interface Data {
  reason?: string
  quote?: string
  payment_id?: number
}
interface Called {
  code: number
  data: Data
}

/** Makes the rounds of a flow; every answer but a refusal by a rule must be a success. */
export function createRound(flow: Flow, tally: Tally): Round {
  if (flow.kind === 'get') return getRound(flow, tally)
  let next = 0
  const sku = (sku_ids: readonly number[]) => sku_ids[next++ % sku_ids.length]!
  if (flow.kind === 'order') return (connection, user) => orderRound(connection, user, flow.shoppers[user]!, sku(flow.sku_ids), tally)
  if (flow.kind === 'hot')
    return (connection, user) => buyRound(connection, user, flow.shoppers[user]!, `sku_id=${flow.sku_id}&quantity=1`, tally)
  if (flow.kind === 'add')
    return async (connection, user) => {
      const body = `sku_id=${sku(flow.sku_ids)}&quantity=1`
      await timed(tally, 'add', () => call(connection, post('cart/add', flow.shoppers[user]!.token, body), tally))
      return true
    }
  if (flow.kind === 'transfer')
    return async (connection, user) => {
      const payee = flow.payees && sku(flow.payees.filter((_, n) => n !== user))
      const body = payee === null ? '' : `to=${payee}`
      await timed(tally, 'transfer', () => call(connection, post('bench/transfer', flow.shoppers[user]!.token, body), tally))
      return true
    }
  if (flow.kind === 'send')
    return async (connection) => {
      const request = flow.requests[next++]
      if (!request) return false
      await timed(tally, 'send', () => call(connection, post(request.path, request.token, request.body), tally))
      return true
    }
  return async (connection) => {
    const payment = flow.payments[next++]
    if (!payment) return false
    const { token } = flow.shoppers[payment.shopper]!
    const body = `payment_id=${payment.payment_id}&method=balance&grant=${payment.grant}`
    await timed(tally, 'pay', () => call(connection, post('payment/pay', token, body), tally))
    return true
  }
}

function getRound({ paths, once, clients }: Flow & { kind: 'get' }, tally: Tally): Round {
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: bench\r\naccept-encoding: br\r\n`)
  const client = clientsInTurn(clients)
  let next = 0
  return async (connection) => {
    if (once && next >= paths.length) return false
    const place = next++ % paths.length
    tally.requested.add(paths[place]!)
    const { status } = await timed(tally, 'get', () => connection.send(`${requests[place]!}${forwardedFor(client())}\r\n`))
    if (status !== 200) tally.refused[`HTTP ${status}`] = (tally.refused[`HTTP ${status}`] ?? 0) + 1
    return true
  }
}

async function orderRound(connection: Connection, user: number, shopper: Shopper, sku_id: number, tally: Tally): Promise<boolean> {
  const body = `sku_id=${sku_id}&quantity=1`
  await timed(tally, 'add', () => call(connection, post('cart/add', shopper.token, body), tally))
  return buyRound(connection, user, shopper, 'from_cart=true', tally)
}

/** Quote and order; false once the goods are sold out. */
async function buyRound(
  connection: Connection,
  user: number,
  { token, address_id }: Shopper,
  what: string,
  tally: Tally,
): Promise<boolean> {
  const source = `${what}&address_id=${address_id}`
  const { data: quoted } = await timed(tally, 'quote', () => call(connection, get(`order/quote?${source}`, token), tally))
  if (!quoted.quote) return quoted.reason !== 'cart.sold_out'
  const order = post('order/create', token, `${source}&quote=${quoted.quote}`)
  const { data } = await timed(tally, 'create', () => call(connection, order, tally))
  if (data.payment_id) tally.made.push({ shopper: user, payment_id: data.payment_id })
  return data.reason !== 'cart.sold_out'
}

export async function timed<T>(tally: Pick<Tally, 'steps'>, step: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const done = await work()
  ;(tally.steps[step] ??= []).push(performance.now() - start)
  return done
}

export const get = (path: string, token: string) => `GET /api/${path} HTTP/1.1\r\nhost: bench\r\n${anyClient()}token: ${token}\r\n\r\n`

export function post(path: string, token: string, body: string): string {
  const whole = `${body}&request_key=${randomUUID()}`
  const type = 'content-type: application/x-www-form-urlencoded'
  return `POST /api/${path} HTTP/1.1\r\nhost: bench\r\n${anyClient()}token: ${token}\r\n${type}\r\ncontent-length: ${whole.length}\r\n\r\n${whole}`
}

async function call(connection: Connection, request: string, tally: Tally): Promise<Called> {
  const { status, body } = await connection.send(request)
  const answer = JSON.parse(body.toString()) as Called
  if (status === 200) return answer
  const reason = answer.data?.reason ?? `HTTP ${status}`
  tally.refused[reason] = (tally.refused[reason] ?? 0) + 1
  return answer
}
