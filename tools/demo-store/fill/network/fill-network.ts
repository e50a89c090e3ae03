import { writeOutcome } from '@longmall/server/src/award/outcome/write-outcome.ts'
import { settlementTimer } from '@longmall/server/src/award/settlement/schedule.ts'
import type { Site, StaffActor } from '@longmall/server/src/kernel/context.ts'
import { plus } from '@longmall/server/src/kernel/time/clock.ts'
import { setWindowTimer, windowTimer } from '@longmall/server/src/member/window/schedule-window.ts'
import { checkNetwork } from '@longmall/server/src/network/check/check-network.ts'
import { countTeamMembers } from '@longmall/server/src/network/sponsor/count-teams.ts'
import { settleOrder } from '@longmall/server/src/order/progress/settle-order.ts'
import { creditCoins } from '@longmall/server/src/wallet/credit-coins.ts'
import { spendUpTo } from '@longmall/server/src/wallet/spend-coins.ts'
import { sql } from 'kysely'
import { goodsOrders, spender } from '../../content/network/decisions.ts'
import { founder, historyDays, listSeats, sponsorChange, type Seat } from '../../content/network/structure.ts'
import { runOrder } from '../fill-orders.ts'
import { demoDepositsOf } from './demo-deposits.ts'
import { historyOf, system, type History } from './history.ts'
import { liveThrough, type Happening } from './live-through.ts'
import { operatorDecisions } from './operator-decisions.ts'
import { listPledgePrices, sellPledges } from './sell-pledges.ts'
import { sellStartUps } from './sell-start-ups.ts'

const rechargedAcc = 800_000n

/**
 * Ninety days of the network: who bought the Start-up product, what the ladder, the AM windows and the daily settlement made of it, by the
 * shop's own functions at their own instants; only the orders are copies of one. Before the coins that the demo store gives: the entries of
 * an account are in order of time.
 */
export async function fillNetwork(site: Site, loginAccounts: readonly string[]): Promise<void> {
  const history = historyOf(site)
  const { rows } = await sql<{ id: number; account: string }>`select id, account from member`.execute(site.db)
  const memberIds = new Map(rows.map(({ id, account }) => [account, id]))
  const seats = listSeats()
  const sales = await sellStartUps(site, history, seats)
  await sellGoods(history)
  await rechargeCoins(
    history,
    seats.filter(({ sponsor, account }) => sponsor === founder || account === sponsorChange.account).slice(0, 4),
    memberIds,
  )
  const happenings: Happening[] = [
    ...sales,
    ...demoDepositsOf(history, memberIds),
    ...sellPledges(site, history),
    ...(await operatorDecisions(history, await findOperator(site), {
      memberIds,
      refunds: seats.flatMap(({ account, refunded }) => {
        const sale = sales.find(({ member_id }) => member_id === memberIds.get(account))
        return refunded === undefined ? [] : [{ day: refunded, order_id: sale!.order_id! }]
      }),
    })),
    {
      at: history.at(spender.day),
      happen: (context) =>
        spendUpTo(context, memberIds.get(spender.account)!, 'USDS', 1_000_000n, {
          kind: 'payment.demo',
          topic: 'shopping',
          key: `${spender.account} USDS`,
          income_code: 20,
          reason: 'demo store',
          to: 'revenue',
        }),
    },
  ]
  happenings.sort((one, other) => (one.at < other.at ? -1 : 1))
  for (let day = 0; day < historyDays; day++) await liveThrough(history, day, happenings)
  await end(history, site, loginAccounts)
  await listPledgePrices(history, site.shared.now())
  await checkNetwork(site)
}

/** Who has ACC before the first award is paid in three units, of which USDA makes clones. */
async function rechargeCoins({ at, contextAt }: History, seats: readonly Seat[], memberIds: ReadonlyMap<string, number>): Promise<void> {
  await contextAt(system, at(0)).transaction(async (context) => {
    for (const { account } of seats)
      await creditCoins(context, memberIds.get(account)!, 'ACC', rechargedAcc, {
        kind: 'recharge.demo',
        topic: 'recharge',
        key: `${account} ACC`,
        income_code: 14,
        reason: 'demo store',
        from: 'treasury',
      })
  })
}

async function findOperator({ db }: Site): Promise<StaffActor> {
  const { rows } = await sql<{ staff_id: number; role: string; permissions: string[] }>`
    select s.id as staff_id, s.role, r.permissions from staff s join staff_role r on r.name = s.role order by s.id limit 1`.execute(db)
  return { kind: 'staff', ...rows[0]!, session_hash: Buffer.alloc(32) }
}

/** Goods orders, settled when their after-sale was over. */
async function sellGoods({ at, contextAt }: History): Promise<void> {
  for (const { day, ...order } of goodsOrders) {
    const order_id = await runOrder(contextAt(system, at(day)).site, { ...order, hours: 0, stage: 'received' }, at(day))
    const received = plus(at(day), { hours: 100 })
    await contextAt(system, plus(received, { days: 15, minutes: 1 })).transaction(async (context) => {
      await settleOrder(context, String(order_id))
      await sql`delete from timer where kind = 'order.settle' and subject = ${String(order_id)}`.execute(context.db)
    })
  }
}

/** What buyers received, by the last run; counts the teams, leaves the timers of what is still to come, and of the mails those to the accounts that are offered. */
async function end({ contextAt }: History, { shared }: Site, loginAccounts: readonly string[]): Promise<void> {
  await contextAt(system, shared.now()).transaction(async (context) => {
    const last = await context.db.selectFrom('settlement_run').select('id').orderBy('day', 'desc').limit(1).executeTakeFirstOrThrow()
    await writeOutcome(context, { run_id: last.id })
    const members = await context.db.selectFrom('member').select('id').execute()
    await countTeamMembers(
      context,
      members.map(({ id }) => id),
    )
    await sql`delete from timer where kind in (${settlementTimer}, ${windowTimer}) and due_at <= ${context.now}`.execute(context.db)
    const { rows } = await sql<{ at: string }>`
      select distinct u.at from am_window w cross join lateral unnest(array[w.warns_at, w.freezes_at, w.forfeits_at]) u (at)
      where w.state in ('open', 'frozen') and u.at > ${context.now} order by 1`.execute(context.db)
    for (const { at } of rows) await setWindowTimer(context, at)
    await sql`
      delete from message where recipient not in (select email from member where account = any (${[...loginAccounts]}))`.execute(context.db)
    await sql`update message set state = 'sent', sent_at = created_at where state = 'queued'`.execute(context.db)
  })
}
