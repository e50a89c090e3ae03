import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { runSettlement } from '../../award/settlement/run-settlement.ts'
import { cutoffOf } from '../../award/settlement/schedule.ts'
import type { StepHook } from '../../award/settlement/work-run.ts'
import { random } from '../../award/test/settlement-world.ts'
import { createContext } from '../../kernel/context.ts'
import { plus } from '../../kernel/time/clock.ts'
import { buyNow, makeBuyer } from '../../order/test/shopping.ts'
import { verifyLedger } from '../../wallet/ledger/verify-ledger.ts'
import { applyRequest } from '../owner/apply-request.ts'
import { boxSettings } from '../settings.ts'
import { insertBox } from '../test/boxes.ts'

interface ModelBox {
  id: number
  owner: number
  /** The owner before, where the device was given away after the last cut-off and before its run. */
  ownerAtCutoff: number
  rate: bigint
  isHome: boolean
  from: number
  term: number
  mined: bigint
  /** The first day that no longer counts, of one that was returned. */
  returned: number | null
  isActive: boolean
}

/** Devices of members that are bought, given away and returned at random, and beside it what the rules say that they mine. */
async function makeWorld(seed: number) {
  const shop = await openTestShop()
  const next = random(seed)
  const some = <T>(list: readonly T[]) => list[next(list.length)]
  const needed = boxSettings.minutes_needed.default
  const operator = await staffClient(shop)
  const buyer = await makeBuyer(shop)
  const order_id = (await buyNow(buyer, (await makeGoods(shop)).sku_id)).order_ids[0]!
  const members: number[] = []
  for (let n = 0; n < 12; n++) members.push((await shop.member()).member_id)
  const boxes: ModelBox[] = []
  const minutes = new Map<string, number>()
  const balances = new Map<number, bigint>()
  const context = (now: string) => createContext(shop.site, { kind: 'system' }, { now })
  const dayName = (day: number) => plus('2031-03-01T00:00:00.000Z', { days: day }).slice(0, 10)
  const cutoff = (day: number) => cutoffOf(context(shop.site.shared.now()), dayName(day))

  async function buy(day: number): Promise<void> {
    const [owner, isHome, term, rate] = [some(members)!, next(2) === 0, 1 + next(5), BigInt(1 + next(5000))]
    const at = plus(cutoff(day), { hours: -12 })
    const id = await insertBox(shop, owner, order_id, {
      delivery: isHome ? 'home' : 'hosted',
      daily_rate: rate,
      term_days: term,
      activated: { at, day: dayName(day) },
    })
    boxes.push({ id, owner, ownerAtCutoff: owner, rate, isHome, from: day, term, mined: 0n, returned: null, isActive: true })
  }

  /** After the cut-off of the day and before its run, the day still counts as it was. */
  async function transfer(day: number, isLate: boolean): Promise<void> {
    const box = some(boxes.filter(({ isActive, owner, ownerAtCutoff }) => isActive && owner === ownerAtCutoff))
    const to = some(members.filter((id) => id !== box?.owner))
    if (!box || to === undefined) return
    const at = plus(cutoff(day), isLate ? { minutes: 2 } : { hours: -6 })
    const { rows } = await sql<{ id: number }>`
      insert into box_owner_request (box_id, before_id, after_id, reason, state, requested_by, requested_at, decided_at)
      values (${box.id}, ${box.owner}, ${to}, 'Sold', 'approved', ${operator.staff_id}, ${at}, ${at}) returning id`.execute(shop.db)
    const request = {
      id: rows[0]!.id,
      box_id: box.id,
      before_id: box.owner,
      after_id: to,
      state: 'requested',
      requested_by: 0,
      version: 1,
    } as const
    expect(await context(at).transaction((inner) => applyRequest(inner, request))).toBeNull()
    box.owner = to
    if (!isLate) box.ownerAtCutoff = to
  }

  async function returnBox(day: number, isLate: boolean): Promise<void> {
    const box = some(boxes.filter(({ isActive }) => isActive))
    if (!box) return
    const at = plus(cutoff(day), isLate ? { minutes: 3 } : { hours: -5 })
    await sql`update box set state = 'returned', returned_at = ${at} where id = ${box.id}`.execute(shop.db)
    box.returned = isLate ? day + 1 : day
    box.isActive = false
  }

  async function report(day: number): Promise<void> {
    for (const box of boxes.filter(({ isHome }) => isHome)) {
      const count = [0, needed - 1, needed, 1440][next(4)]!
      if (count === 0) continue
      minutes.set(`${box.id} ${day}`, count)
      await sql`insert into box_day (day, box_id, minutes) values (${dayName(day)}, ${box.id}, ${count})`.execute(shop.db)
    }
  }

  function settle(day: number): { count: number; amount: bigint } {
    let [count, amount] = [0, 0n]
    for (const box of boxes) {
      const isDue = day < box.from + box.term && (box.returned === null || day < box.returned)
      if (isDue && (!box.isHome || (minutes.get(`${box.id} ${day}`) ?? 0) >= needed)) {
        box.mined += box.rate
        balances.set(box.ownerAtCutoff, (balances.get(box.ownerAtCutoff) ?? 0n) + box.rate)
        count += 1
        amount += box.rate
      }
      if (day + 1 >= box.from + box.term) box.isActive = false
      box.ownerAtCutoff = box.owner
    }
    return { count, amount }
  }

  /** Runs the day, stopped as often as the dice say, until it is closed. */
  async function run(day: number): Promise<void> {
    for (;;) {
      let left = next(12)
      const stop: StepHook = (step) => {
        if ((step === 'mining' || step === 'pledges') && left-- === 0) throw new Error('stopped')
      }
      try {
        return await runSettlement(context(plus(cutoff(day), { minutes: 10 })), dayName(day), { hook: stop, shardSize: 1 })
      } catch (error) {
        if (!(error instanceof Error) || error.message !== 'stopped') throw error
      }
    }
  }

  async function compare(day: number, { count, amount }: { count: number; amount: bigint }): Promise<void> {
    const found = await sql<{ member_id: number; posted: bigint }>`
      select a.member_id, b.posted from account a join balance b on b.account_id = a.id where a.unit = 'ACC' and a.member_id is not null and b.posted <> 0`.execute(
      shop.db,
    )
    expect(new Map(found.rows.map(({ member_id, posted }) => [member_id, posted]))).toEqual(balances)
    const own = await sql<{ id: number; mined: bigint; is_active: boolean }>`
      select id, mined, state = 'activated' as is_active from box order by id`.execute(shop.db)
    expect(own.rows).toEqual(boxes.map(({ id, mined, isActive }) => ({ id, mined, is_active: isActive })))
    const days = await sql<{ sum: bigint }>`select coalesce(sum(mined), 0)::bigint as sum from box_day`.execute(shop.db)
    expect(days.rows[0]!.sum).toBe(boxes.reduce((sum, box) => sum + box.mined, 0n))
    const totals = await sql<{ item_count: bigint; amount: bigint }>`
      select i.item_count, i.amount from settlement_income i join settlement_run r on r.id = i.run_id where r.day = ${dayName(day)} and i.kind = 'income.mining'`.execute(
      shop.db,
    )
    expect(totals.rows).toEqual(amount === 0n ? [] : [{ item_count: BigInt(count), amount }])
  }

  return { shop, next, buy, transfer, returnBox, report, settle, run, compare }
}

test.each([1, 2, 3])(
  'AST-11 AST-14 R-21 devices mine what the rules say, once a day, however often the run is stopped (seed %i)',
  async (seed) => {
    const { shop, next, ...world } = await makeWorld(seed)
    for (let day = 0; day < 8; day++) {
      for (let n = 1 + next(6); n > 0; n--) await world.buy(day)
      if (next(2)) await world.transfer(day, false)
      if (next(3) === 0) await world.returnBox(day, false)
      await world.report(day)
      if (next(2)) await world.transfer(day, true)
      if (next(3) === 0) await world.returnBox(day, true)
      const due = world.settle(day)
      await world.run(day)
      await world.compare(day, due)
    }
    const { checks } = await verifyLedger(shop.db, [])
    expect(checks.filter(({ first }) => first !== null)).toEqual([])
  },
)
