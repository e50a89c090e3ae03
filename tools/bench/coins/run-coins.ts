import { randomUUID } from 'node:crypto'
import { makeCoinTransfer } from '@longmall/server/src/coin-transfer/make-coin-transfer.ts'
import { makeConversion } from '@longmall/server/src/conversion/make-conversion.ts'
import { createContext } from '@longmall/server/src/kernel/context.ts'
import { postTransfer } from '@longmall/server/src/wallet/post-transfer.ts'
import { runLoad } from '../load/measure.ts'
import { percentiles } from '../load/percentiles.ts'
import type { Bench } from '../run-scenario.ts'
import type { Figure } from '../table.ts'
import { makeMovers, makeMoves, type Move } from './make-requests.ts'

const rounds = 3
const leastInProcess = 0.5
const leastOverHttp = 0.3

/**
 * Transfers between members and conversions, grants and quotes made before: called in process, and over HTTP. Beside them in the same rounds
 * the bare posting of the ledger among the same members. Refusals would be counted as done, so there must be none.
 */
export async function runCoins({ stage, server, filled, seconds }: Bench, users: number): Promise<{ figures: Figure[]; failed: string[] }> {
  const { site } = stage
  const movers = await makeMovers(site, filled)
  const times = { bare: newTimes(), transfer: newTimes(), conversion: newTimes() }
  const works: Record<keyof typeof times, (move: Move) => Promise<unknown>> = {
    bare: (move) => postBare(move),
    transfer: ({ mover, payee_id, transferGrant }) =>
      mover.context.transaction((inner) =>
        makeCoinTransfer({ ...inner, now: site.shared.now() }, { payee_id, unit: 'ACC', amount: '1', remark: '', grant: transferGrant }),
      ),
    conversion: ({ mover, quote, conversionGrant }) =>
      mover.context.transaction((inner) => makeConversion({ ...inner, now: site.shared.now() }, { quote, grant: conversionGrant })),
  }
  // The first, which does not count, opens accounts and makes plans.
  for (let round = -1; round < rounds; round++)
    for (const name of ['bare', 'transfer', 'conversion'] as const) {
      const moves = await makeMoves(site, movers, Math.ceil(seconds * 2000))
      const measured = await measure(moves, users, seconds / (round < 0 ? 4 : 1), works[name])
      if (round >= 0) add(times[name], measured)
    }
  const bare = { name: 'bare postings', rate: rateOf(times.bare) }
  const idle = { server: 0, database: 0, load: 0 }
  const figures = (['transfer', 'conversion'] as const).map((name): Figure => ({
    scenario: `coins: ${name}, in process`,
    users,
    rate: rateOf(times[name]),
    latency: percentiles(times[name].each),
    limits: [bare],
    cpu: idle,
    notes: [],
  }))
  for (const name of ['transfer', 'conversion'] as const) {
    const moves = await makeMoves(site, movers, Math.ceil(seconds * 2000))
    const flow = { kind: 'send', requests: moves.map((move) => requestOf(name, move)) } as const
    const { rate, latency, refused } = await runLoad({ port: server.port, users, seconds, warm_up: 1, flow })
    const notes = Object.entries(refused).map(([reason, count]) => `${count} × ${reason}`)
    figures.push({ scenario: `coins: ${name}, over HTTP`, users, rate, latency: latency.round!, limits: [bare], cpu: idle, notes })
  }
  const failed = figures.flatMap(({ scenario, rate, notes }) => {
    const least = scenario.endsWith('HTTP') ? leastOverHttp : leastInProcess
    const share = rate / bare.rate
    return share < least || notes.length
      ? [`${scenario}, ${users} users: ${share.toFixed(2)} of the bare posting, least ${least} ${notes.join()}`]
      : []
  })
  return { figures, failed }
}

const requestOf = (name: 'transfer' | 'conversion', { mover, payee_id, transferGrant, conversionGrant, quote }: Move) =>
  name === 'transfer'
    ? { path: 'coin_transfer/make', token: mover.token, body: `payee_id=${payee_id}&unit=ACC&amount=1&remark=&grant=${transferGrant}` }
    : { path: 'conversion/make', token: mover.token, body: `quote=${quote}&grant=${conversionGrant}` }

const postBare = ({ mover, payee_id }: Move) =>
  createContext(mover.context.site, { kind: 'system' }).transaction((inner) =>
    postTransfer(inner, {
      kind: 'bench.transfer',
      topic: 'transfer',
      key: randomUUID(),
      income_code: 13,
      reason: 'bench',
      entries: [
        { account: { member: mover.member_id, unit: 'ACC', purpose: 'available' }, amount: -1n },
        { account: { member: payee_id, unit: 'ACC', purpose: 'available' }, amount: 1n },
      ],
    }),
  )

interface Times {
  ms: number
  each: number[]
}
const newTimes = (): Times => ({ ms: 0, each: [] })
const rateOf = ({ ms, each }: Times) => (each.length / ms) * 1000
function add(sum: Times, { ms, each }: Times): void {
  sum.ms += ms
  sum.each.push(...each)
}

/** So many users work through the moves, until they are done or the time is over. */
async function measure(moves: readonly Move[], users: number, seconds: number, work: (move: Move) => Promise<unknown>): Promise<Times> {
  const begun = performance.now()
  const each: number[] = []
  let next = 0
  const user = async () => {
    for (let move = moves[next++]; move && performance.now() - begun < seconds * 1000; move = moves[next++]) {
      const start = performance.now()
      await work(move)
      each.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: users }, user))
  return { ms: performance.now() - begun, each }
}
