import { outcomeDays, outcomeMembers } from '@longmall/contract/award-outcome.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { TestShop } from '../../../test/harness.ts'
import { plus } from '../../kernel/time/clock.ts'
import { buyStartUp, makeReferral, makeStartUp, openStartUpShop } from '../../member/test/start-up.ts'
import { openAfterSale } from '../../refund/test/after-sale.ts'
import { makeMember, makeOrder } from '../test/network-model.ts'
import { random } from '../test/settlement-world.ts'
import { percentOf } from './view-outcome.ts'
import { writeOutcome } from './write-outcome.ts'

type Place = 'available' | 'frozen:referral' | 'frozen:window' | 'forfeited'
interface Award {
  member: number
  cutoff: string
  mills: number
  back: number
  place: Place
}
interface Buyer {
  id: number
  purchases: { paid_at: string; isRefunded: boolean }[]
  window: { state: 'frozen' | 'forfeited' | 'released'; forfeits_at: string } | null
}
const firstCutoff = '2031-03-01T16:00:00.000Z'
const cutoffOf = (day: number) => plus(firstCutoff, { days: day })

/** Buyers and runs at random, as rows; awards as they would be posted. */
async function makeWorld(shop: TestShop, seed: number, size: number, runs: number) {
  const next = random(seed)
  const buyers: Buyer[] = []
  for (let n = 0; n < size; n++) {
    const purchases = Array.from({ length: 1 + next(2) }, () => ({
      paid_at: plus(cutoffOf(0), { days: next(runs - 5), hours: -next(20) - 1 }),
      isRefunded: next(4) === 0,
    }))
    const id = await makeMember(shop, null, 4, cutoffOf(0))
    const buyer = { id, purchases, window: null as Buyer['window'] }
    for (const { paid_at, isRefunded } of purchases) {
      const order_id = await makeOrder(shop, id, paid_at)
      await sql`
        insert into start_up_purchase (order_id, member_id, paid_at, refunded_at)
        values (${order_id}, ${id}, ${paid_at}, ${isRefunded ? plus(paid_at, { days: 3 }) : null})`.execute(shop.db)
    }
    if (next(3) === 0) {
      buyer.window = { state: (['frozen', 'forfeited', 'released'] as const)[next(3)]!, forfeits_at: cutoffOf(next(runs)) }
      const { state, forfeits_at } = buyer.window
      await sql`
        insert into am_window (member_id, am_at, warns_at, freezes_at, forfeits_at, state, state_since)
        values (${id}, '2031-01-01', '2031-01-02', '2031-01-03', ${forfeits_at}, ${state}, '2031-01-03')`.execute(shop.db)
    }
    buyers.push(buyer)
  }
  const awards: Award[] = []
  const run_ids: number[] = []
  for (let day = 0; day < runs; day++) {
    const cutoff = cutoffOf(day)
    const { rows } = await sql<{ id: number }>`
      insert into settlement_run (day, cutoff, plan_id, acc_micros, shard_size, step, sales, refunds, factor_ppb, opened_at, closed_at)
      values (date '2031-03-01' + ${day}::int, ${cutoff}, 1, 1000000, 1000, 'closed', 0, 0, 1000000000, ${cutoff}, ${cutoff}) returning id`.execute(
      shop.db,
    )
    run_ids.push(rows[0]!.id)
    for (const { id } of buyers) {
      if (next(12) !== 0) continue
      const mills = 1 + next(50_000)
      const purpose = (['available', 'frozen:referral', 'frozen:window', 'forfeited'] as const)[next(4)]!
      const released_to = purpose === 'frozen:referral' && next(2) ? (['available', 'frozen:window', 'forfeited'] as const)[next(3)]! : null
      const back = next(3) === 0 ? mills : 0
      awards.push({ member: id, cutoff, mills, back, place: released_to ?? purpose })
      await sql`
        insert into payout (run_id, kind, member_id, mills, acc_held, acc, usds, usda, longcoin, purpose, release_on, released_run, released_to, back_mills)
        values (${rows[0]!.id}, 'referral', ${id}, ${mills}, 0, 0, 0, 0, 0, ${purpose}, ${purpose === 'frozen:referral' ? '2031-09-01' : null},
          ${released_to && rows[0]!.id}, ${released_to}, ${back})`.execute(shop.db)
    }
  }
  return { buyers, awards, run_ids }
}

/** The rule, in plain words of a program. */
function expected({ buyers, awards }: Awaited<ReturnType<typeof makeWorld>>, day: number) {
  const end = cutoffOf(day)
  const isReceived = ({ place, cutoff }: Award, { window }: Buyer) => {
    if (place === 'available') return true
    if (place === 'forfeited' || window?.state === 'frozen') return false
    return !(window?.state === 'forfeited' && cutoff < window.forfeits_at)
  }
  const counted = buyers.flatMap((buyer) => {
    const since = buyer.purchases
      .filter(({ isRefunded }) => !isRefunded)
      .map(({ paid_at }) => paid_at)
      .toSorted()[0]
    if (since === undefined || plus(since, { days: outcomeDays }) > end) return []
    const own = awards.filter((one) => one.member === buyer.id && one.cutoff > since && one.cutoff <= end && isReceived(one, buyer))
    const sum = (list: readonly Award[]) => list.reduce((total, { mills, back }) => total + mills - back, 0)
    return [{ first: sum(own.filter(({ cutoff }) => cutoff <= plus(since, { days: outcomeDays }))), total: sum(own) }]
  })
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1]
  const [first, total] = [counted.map((one) => one.first), counted.map((one) => one.total)]
  const big = (value: number | undefined) => (value === undefined ? null : BigInt(value))
  return {
    members: counted.length,
    first_none: first.filter((one) => one === 0).length,
    total_none: total.filter((one) => one === 0).length,
    first_median: big(median(first)),
    total_median: big(median(total)),
  }
}

describe('what buyers received', () => {
  test('AST-05 R-22 the outcome of any day is what the payouts say: median and who got nothing, net of claw-backs and of what a window took', async () => {
    const shop = await openStartUpShop()
    const world = await makeWorld(shop, 7, 48, 75)
    for (const day of [0, 31, 45, 60, 74]) {
      const [run_id, context] = [world.run_ids[day]!, shop.systemContext()]
      await writeOutcome(context, { run_id })
      await writeOutcome(context, { run_id })
      const { rows } = await sql`
        select members, first_none, total_none, first_median, total_median from award_outcome where run_id = ${run_id}`.execute(shop.db)
      expect(rows).toEqual([expected(world, day)])
    }
    // What is refunded later is known when it is computed again.
    await sql`update payout set back_mills = mills`.execute(shop.db)
    await writeOutcome(shop.systemContext(), { run_id: world.run_ids[74]! })
    const { outcome } = await shop.visitor().call('award/outcome', {})
    const { members } = expected(world, 74)
    expect(members).toBeGreaterThan(outcomeMembers)
    expect(outcome).toMatchObject({
      day: '2031-05-14',
      days: outcomeDays,
      members,
      first_median: '0.000',
      first_none_percent: 100,
      total_median: '0.000',
      total_none_percent: 100,
    })
  })

  test('AST-05 it is computed after each run, and shown once enough members have had the product for long enough', async () => {
    const shop = await openStartUpShop()
    const afterSale = await openAfterSale(shop)
    await shop.passMidnight()
    const view = () => shop.visitor().call('award/outcome', {})
    const record = { outcome: null, days: outcomeDays, least_members: outcomeMembers, return_days: 15, am_days: 15, forfeit_days: 15 }
    expect(await view()).toEqual(record)
    const sku_id = await makeStartUp(shop)
    const sponsor = await makeReferral(shop, null, 5)
    await buyStartUp(shop, sponsor, sku_id)
    for (let n = 1; n < outcomeMembers; n++) await buyStartUp(shop, await makeReferral(shop, null), sku_id)
    const last = await makeReferral(shop, sponsor)
    const order_id = await buyStartUp(shop, last, sku_id)
    await shop.relay()
    await shop.advance({ days: outcomeDays })
    await shop.relay()
    expect(await view()).toEqual(record)
    await shop.advance({ days: 1 })
    await shop.relay()
    expect((await view()).outcome).toMatchObject({
      members: outcomeMembers + 1,
      first_median: '0.000',
      // The ten who have positions on both sides got matching awards.
      first_none_percent: 52,
      total_none_percent: 52,
    })
    // Who returns it is not counted.
    const { lines } = await last.call('order/view', { order_id })
    const { refund_id } = await afterSale.requestRefund(last, lines[0]!.order_goods_id)
    await afterSale.approve(refund_id)
    await shop.advance({ days: 1 })
    await shop.relay()
    expect((await view()).outcome).toMatchObject({ members: outcomeMembers, total_none_percent: 55 })
  })

  test('AST-05 a share is never rounded to nobody or to everybody', () => {
    expect(
      [
        [0, 300],
        [1, 300],
        [150, 300],
        [299, 300],
        [300, 300],
      ].map(([part, whole]) => percentOf(part!, whole!)),
    ).toEqual([0, 1, 50, 99, 100])
  })
})
