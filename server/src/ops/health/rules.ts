import type { Delivery } from '../../kernel/delivery.ts'
import type { HealthCheck, HealthKind, HealthState, Queue } from '@longmall/contract/ops-staff.ts'
import type { network } from '@longmall/contract/network.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { ServerTranslationKey } from '@longmall/translations/en-us/server/index.ts'

type NetworkCheck = OutputOf<typeof network.last_check>

/** The result of a check: state and reason. */
export interface Finding {
  kind: HealthKind
  state: HealthState
  translation_key: Extract<ServerTranslationKey, `health.${string}`>
  params: Record<string, unknown>
}

const finding = (kind: HealthKind, state: HealthState, key: Finding['translation_key'], params: Record<string, unknown> = {}): Finding => ({
  kind,
  state,
  translation_key: key,
  params,
})

const slowMs = 250
export const checkDatabase = (ms: number): Finding =>
  ms > slowMs ? finding('database', 'warn', 'health.database_slow', { ms }) : finding('database', 'good', 'health.database_good', { ms })

/** Migrations of this version and those of the database. */
export function checkMigrations(known: readonly string[], applied: readonly string[]): Finding {
  const missing = known.filter((name) => !applied.includes(name))
  const newer = applied.filter((name) => !known.includes(name))
  if (missing.length) return finding('migrations', 'bad', 'health.migrations_missing', { names: missing.join(', ') })
  if (newer.length) return finding('migrations', 'warn', 'health.migrations_newer', { names: newer.join(', ') })
  return finding('migrations', 'good', 'health.migrations_good', { count: known.length })
}

/** The role of the server; `owner` is its name where it owns the ledger. */
export const checkRole = (owner: string | null): Finding =>
  owner === null ? finding('role', 'good', 'health.role_good') : finding('role', 'warn', 'health.role_owner', { role: owner })

export const checkPool = (pool: { used: number; max: number; waiting: number }): Finding =>
  pool.waiting > 0
    ? finding('pool', pool.waiting > pool.max ? 'bad' : 'warn', 'health.pool_waiting', pool)
    : finding('pool', 'good', 'health.pool_good', pool)

/** The oldest transaction: the cleaning of the database and the events of the shop wait for it. */
export const checkTransaction = (seconds: number): Finding =>
  seconds < 60
    ? finding('transaction', 'good', 'health.transaction_good')
    : finding('transaction', seconds < 600 ? 'warn' : 'bad', 'health.transaction_open', { seconds })

export const checkEventLoop = (ms: number): Finding =>
  ms < 200
    ? finding('event_loop', 'good', 'health.loop_good', { ms })
    : finding('event_loop', ms < 1000 ? 'warn' : 'bad', 'health.loop_slow', { ms })

const mega = 1_048_576
/** The heap in use against the most that the process may have. */
export function checkMemory(heap: number, limit: number): Finding {
  const params = { used: Math.round(heap / mega), max: Math.round(limit / mega) }
  if (heap < limit * 0.85) return finding('memory', 'good', 'health.memory_good', params)
  return finding('memory', heap < limit * 0.95 ? 'warn' : 'bad', 'health.memory_low', params)
}

/** How far the server's clock and the database's are apart, and how far the store's was moved on. */
export function checkClock(apartMs: number, aheadMinutes: number): Finding {
  if (apartMs >= 1000) return finding('clock', apartMs < 30_000 ? 'warn' : 'bad', 'health.clock_skew', { ms: apartMs })
  if (aheadMinutes > 0) return finding('clock', 'good', 'health.clock_ahead', { minutes: aheadMinutes })
  return finding('clock', 'good', 'health.clock_good')
}

/** Timers and events: abandoned ones need a person, late ones a process. */
export function checkQueue(kind: 'timers' | 'events', { late, failed, dead, late_since }: Queue): Finding {
  const count = ({ count: one, is_more }: Queue['late']) => (is_more ? `${one}+` : String(one))
  if (dead.count) return finding(kind, 'bad', 'health.queue_dead', { count: count(dead) })
  if (late.count) return finding(kind, 'warn', 'health.queue_late', { count: count(late), since: late_since })
  if (failed.count) return finding(kind, 'warn', 'health.queue_failed', { count: count(failed) })
  return finding(kind, 'good', 'health.queue_good')
}

/** Mail and SMS: whether they leave the house, and whether they do. A demo is read in its outbox. */
export function checkMessages(kind: 'mail' | 'sms', isOut: boolean, isDemo: boolean, { late, dead, late_since }: Queue): Finding {
  if (!isOut) return finding(kind, isDemo ? 'good' : 'warn', 'health.messages_none')
  if (late.count) return finding(kind, 'warn', 'health.messages_late', { count: late.count, since: late_since })
  if (dead.count) return finding(kind, 'warn', 'health.messages_failed', { count: dead.count })
  return finding(kind, 'good', 'health.messages_good')
}

/** SMS with codes that anybody can cause, of the last hour: used up, strangers drive them or the limit is too low. */
export function checkSmsBudget(budgets: readonly { class: 'entry' | 'other'; sent: number; max: number }[]): Finding {
  const [entry, other] = (['entry', 'other'] as const).map((name) => budgets.find((one) => one.class === name)!)
  const params = { entry: entry!.sent, entry_max: entry!.max, other: other!.sent, other_max: other!.max }
  if (budgets.some(({ sent, max }) => sent >= max)) return finding('sms_budget', 'bad', 'health.sms_limit_reached', params)
  if (budgets.some(({ sent, max }) => sent >= max * 0.8)) return finding('sms_budget', 'warn', 'health.sms_limit_near', params)
  return finding('sms_budget', 'good', 'health.sms_good', params)
}

export function checkWork({ late, dead }: Queue): Finding {
  if (late.count) return finding('work', 'warn', 'health.work_late', { count: late.count })
  if (dead.count) return finding('work', 'warn', 'health.work_failed', { count: dead.count })
  return finding('work', 'good', 'health.work_good')
}

export function checkSchedule(failed: readonly string[]): Finding {
  return failed.length
    ? finding('schedule', 'warn', 'health.schedule_failed', { names: failed.join(', ') })
    : finding('schedule', 'good', 'health.schedule_good')
}

/** The ledger's seals; `unsealed_since` is the time of the oldest entry without one, where there is any older than a minute. */
export function checkLedger(number: number, sealed_at: string | null, unsealed_since: string | null): Finding {
  if (unsealed_since) return finding('ledger', 'bad', 'health.ledger_late', { since: unsealed_since })
  return number === 0
    ? finding('ledger', 'good', 'health.ledger_empty')
    : finding('ledger', 'good', 'health.ledger_good', { number, at: sealed_at })
}

/** The daily verification of the members' trees; null before the first. */
export function checkNetwork(last: NetworkCheck): Finding {
  if (last === null) return finding('network', 'good', 'health.network_empty')
  const { checked_at: at, members, positions, first_difference: difference } = last
  return difference === null
    ? finding('network', 'good', 'health.network_good', { members, positions, at })
    : finding('network', 'bad', 'health.network_wrong', { difference, at })
}

export const checkStorage = (isRemote: boolean, failure: string | null): Finding =>
  failure === null
    ? finding('storage', 'good', isRemote ? 'health.storage_bucket' : 'health.storage_disk')
    : finding('storage', 'bad', 'health.storage_unreachable', { reason: failure })

/** Is there a carrier for what is sold? */
export const checkDelivery = ({ sends, tops_up }: Delivery): Finding =>
  sends
    ? finding('delivery', 'good', tops_up ? 'health.delivery_all' : 'health.delivery_carriers')
    : finding('delivery', 'warn', 'health.delivery_none')

/** Is the price of a coin set? `rate`: its display; null when it is not. */
export const checkCoins = (rate: string | null): Finding =>
  rate === null ? finding('coins', 'warn', 'health.coins_no_rate') : finding('coins', 'good', 'health.coins_rate', { rate })

/** The worst of several. */
export const worstOf = (checks: readonly Pick<HealthCheck, 'state'>[]): HealthState =>
  checks.some(({ state }) => state === 'bad') ? 'bad' : checks.some(({ state }) => state === 'warn') ? 'warn' : 'good'
