import type { RateClass } from '@longmall/contract/operation.ts'
import * as z from 'zod/mini'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '../client-address.ts'
import type { Site } from '../../context.ts'
import { isConnectionLost } from '../../database/database.ts'
import { RetryLater } from '../../refusal.ts'
import { settings } from '../../settings.ts'

const Count = z.int().check(z.minimum(1), z.maximum(100_000_000))

export const rateSettings = settings('calls', {
  notice_per_minute: {
    schema: Count,
    default: 60_000,
    unit: 'calls',
    effect: 'Notices of payment providers that one address may send in a minute.',
  },
  connections_per_address: {
    schema: Count,
    default: 500,
    unit: 'connections',
    effect: 'Connections that one address may hold open to one server process; trusted proxies are not counted.',
  },
  page_per_minute: { schema: Count, default: 2400, unit: 'pages', effect: 'Pages that one address may open in a minute.' },
  read_per_minute: { schema: Count, default: 3000, unit: 'calls', effect: 'Reads that one address may make in a minute.' },
  write_per_minute: { schema: Count, default: 600, unit: 'calls', effect: 'Changes that one address may make in a minute.' },
  log_in_per_minute: {
    schema: Count,
    default: 60,
    unit: 'calls',
    effect: 'Log-ins and registrations that one address may try in a minute.',
  },
  code_per_minute: {
    schema: Count,
    default: 30,
    unit: 'calls',
    effect: 'Codes and payment passwords that one address may try in a minute.',
  },
})

/** What is counted apart: calls by their class, pages, and uploads. */
export type Counted = RateClass | 'page' | 'upload'

/** These are answered from memory as a rule, and wait for no statement. */
const countedLocally = new Set<Counted>(['page', 'read'])

const rateTable = { tableName: 'rate_count', tableCreated: true, clearExpiredByTimeout: false, storeType: 'pool' } as const

/** A count by network that all processes share, over `seconds` from the first; each use is a statement. */
export const sharedCounter = ({ pool }: Pick<Site, 'pool'>, keyPrefix: string, points: number, seconds: number) =>
  new RateLimiterPostgres({ ...rateTable, storeClient: pool, keyPrefix, points, duration: seconds })

interface RateCounters {
  perMinute: number
  local: RateLimiterMemory
  shared: RateLimiterPostgres
  /** By network, the last of the statements that are out. */
  settling: Map<string, Promise<Settled>>
}

/** The count over all processes, and its end; undefined when the database did not answer. */
type Settled = { calls: number; msLeft: number } | null

/**
 * Limits by class of call and network over all processes. Each process counts in memory and adds every twentieth part of a limit to the
 * database, so that each further process admits no more than that beyond the limit; calls that arrive during this statement wait for it.
 * A network over its limit is refused from memory. Without the database each process enforces the limit alone (decisions/0041).
 */
export class RateLimits {
  private readonly countersByRate = new Map<Counted, RateCounters>()
  private readonly site: Site

  constructor(site: Site) {
    this.site = site
  }

  /** Counts one call; refuses `call.too_many`. */
  async count(rate: Counted, perMinute: number, address: string): Promise<void> {
    const counters = this.countersOf(rate, perMinute)
    const network = networkOf(address)
    const { consumedPoints } = await counters.local.consume(network).catch((exceeded: RateLimiterRes) => {
      throw tooMany(exceeded.msBeforeNext)
    })
    const share = Math.max(1, Math.floor(perMinute / 20))
    const isDue = consumedPoints % share === 0
    const settled = isDue ? this.settleNext(counters, network, share) : counters.settling.get(network)
    if (!settled || countedLocally.has(rate)) return
    const total = await settled
    // Calls that arrive after a statement was sent are not in its count.
    if (total && total.calls + (isDue ? 0 : 1) > perMinute) throw tooMany(total.msLeft)
  }

  /** Statements of a network run one after the other: the last result includes the earlier ones. */
  private settleNext(counters: RateCounters, network: string, calls: number): Promise<Settled> {
    const { settling } = counters
    const settle = () => this.settle(counters, network, calls)
    const settled = settling.get(network)?.then(settle) ?? settle()
    settling.set(network, settled)
    void settled.then(() => settling.get(network) === settled && settling.delete(network))
    return settled
  }

  private async settle({ perMinute, local, shared }: RateCounters, network: string, calls: number): Promise<Settled> {
    try {
      const { consumedPoints, msBeforeNext } = await shared.penalty(network, calls)
      if (consumedPoints >= perMinute) await local.block(network, msBeforeNext / 1000)
      return { calls: consumedPoints, msLeft: msBeforeNext }
    } catch (error) {
      if (!isConnectionLost(error)) this.site.log.warn({ err: error }, 'calls not settled')
      return null
    }
  }

  private countersOf(rate: Counted, perMinute: number): RateCounters {
    let counters = this.countersByRate.get(rate)
    if (counters?.perMinute === perMinute) return counters
    const local = new RateLimiterMemory({ points: perMinute, duration: 60 })
    counters = { perMinute, local, shared: sharedCounter(this.site, rate, perMinute, 60), settling: new Map() }
    this.countersByRate.set(rate, counters)
    return counters
  }
}

const tooMany = (ms: number) => new RetryLater('call.too_many', Math.ceil(ms / 1000))

const limitsOf = new WeakMap<Site, RateLimits>()

/** Counts one call of this process's; refuses `call.too_many`. */
export function countCall(site: Site, rate: Counted, perMinute: number, address: string): Promise<void> {
  let limits = limitsOf.get(site)
  if (!limits) limitsOf.set(site, (limits = new RateLimits(site)))
  return limits.count(rate, perMinute, address)
}
