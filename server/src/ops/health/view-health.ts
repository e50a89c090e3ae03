import { contract } from '@longmall/contract/index.ts'
import type { HealthCheck, Queue, QueueName } from '@longmall/contract/ops-staff.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { ops } from '@longmall/contract/ops.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { apiVersion } from '@longmall/contract/version.ts'
import { smsBudgets } from '../../code/limits/sms-budget.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { deliveryOf } from '../../kernel/delivery.ts'
import { knownMigrations } from '../../kernel/database/migrate.ts'
import { priceText } from '../../kernel/shop-currency.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { translate } from '../../kernel/translate.ts'
import { configuredChannels } from '../../messaging/configured-channels.ts'
import { lastNetworkCheck } from '../../network/check/last-check.ts'
import { coinRate } from '../../payment/paying/coin-rate.ts'
import { lastSeal, unsealedSince } from '../../wallet/ledger/last-seal.ts'
import { ledgerOwner } from '../../wallet/ledger/ledger-owner.ts'
import { scheduledJobs } from '../jobs/view-schedule.ts'
import { viewQueues } from '../jobs/view-queues.ts'
import { databaseFacts, type MeasuredFacts } from './database-facts.ts'
import { appVersion, processFacts } from './process-facts.ts'
import { reachStorage } from './reach-storage.ts'
import {
  checkSmsBudget,
  checkClock,
  checkCoins,
  checkDatabase,
  checkDelivery,
  checkLedger,
  checkEventLoop,
  checkMemory,
  checkMessages,
  checkMigrations,
  checkNetwork,
  checkPool,
  checkQueue,
  checkRole,
  checkSchedule,
  checkStorage,
  checkTransaction,
  checkWork,
  type Finding,
} from './rules.ts'

const operations = Object.values(contract).reduce((sum, one) => sum + Object.keys(one).length, 0)
const sealLateMs = 120_000

/** Health of the shop (CON-09): this process, the database, the queues and external services, each checked with its reason. */
export async function viewHealth(context: Context<StaffActor>): Promise<OutputOf<typeof ops.health>> {
  const { language, setting, site } = context
  const facts = await databaseFacts(context.db)
  const own = await processFacts()
  const { totalCount, idleCount, waitingCount, options } = site.pool
  const pool = { used: totalCount - idleCount, idle: idleCount, max: options.max, waiting: waitingCount }
  const rate = coinRate(context)
  const findings = [
    checkDatabase(facts.response_ms),
    checkMigrations(knownMigrations(), facts.migrations),
    checkRole(await ledgerOwner(context.db)),
    checkPool(pool),
    checkTransaction(facts.oldest_transaction_seconds),
    checkEventLoop(own.loop_delay_ms),
    checkMemory(own.heap_bytes, own.heap_limit_bytes),
    checkClock(facts.clock_skew_ms, Math.round((Date.parse(site.shared.now()) - Date.now()) / 60_000)),
    ...(await ofWork(context)),
    await ofStorage(context),
    checkDelivery(deliveryOf(context)),
    checkCoins(rate === null ? null : priceText(site, toDecimal(rate, 'MONEY'), language)),
  ]
  const { bytes, tables, connections, oldest_transaction_seconds } = facts
  return {
    checks: findings.map(({ kind, state, translation_key, params }): HealthCheck => ({
      kind,
      state,
      text: translate(language, translation_key, params, setting(zoneSettings.time_zone)).slice(0, 600),
    })),
    versions: versionsOf(facts),
    process: own,
    pool,
    database: { bytes, tables, connections, oldest_transaction_seconds },
  }
}

const versionsOf = ({ postgresql, migrations }: MeasuredFacts) => ({
  app: appVersion,
  node: process.versions.node,
  postgresql,
  migration: migrations.at(-1) ?? '',
  contract: apiVersion,
  operations,
})

async function ofWork(context: Context): Promise<Finding[]> {
  const { db, site } = context
  const queues = new Map((await viewQueues(context)).list.map((one) => [one.queue, one]))
  const queue = (name: QueueName): Queue => queues.get(name)!
  const isOut = configuredChannels(context)
  const failed = (await scheduledJobs(context)).filter(({ state }) => state === 'failed').map(({ name }) => name)
  const { seal_number, sealed_at } = await lastSeal(db)
  const since = await unsealedSince(db)
  const isLate = since !== null && Date.now() - Date.parse(since) > sealLateMs
  return [
    checkQueue('timers', queue('timer')),
    checkQueue('events', queue('event')),
    checkSchedule(failed),
    checkLedger(seal_number, sealed_at, isLate ? since : null),
    checkNetwork(await lastNetworkCheck(context)),
    checkWork(queue('work')),
    checkMessages('mail', isOut.mail, site.config.demo, queue('mail')),
    checkMessages('sms', isOut.sms, site.config.demo, queue('sms')),
    checkSmsBudget(await smsBudgets(context)),
  ]
}

async function ofStorage({ site }: Context): Promise<Finding> {
  const { isRemote, failure } = await reachStorage(site)
  return checkStorage(isRemote, failure)
}
