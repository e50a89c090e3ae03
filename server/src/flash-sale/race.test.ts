import { expect, test } from 'vitest'
import { stockOf } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { readReserved } from '../../test/make-promotion.ts'
import type { Site } from '../kernel/context.ts'
import { createContext } from '../kernel/context.ts'
import { makeBuyer, refusalOf, type Buyer } from '../order/test/shopping.ts'
import { enterSale, leaveSale } from './enter-sale.ts'
import { lockPasses } from './gate/reserve-pass.ts'
import { gatesOf } from './gate/sales.ts'
import { buyInFlashSale, enter, makeSale, type Sale } from './test/flash-sale.ts'

const shop = await openTestShop({ settings: { 'flash_sale.passes_per_second': 0 } })
const buyers = (count: number) => Promise.all(Array.from({ length: count }, () => makeBuyer(shop)))
const tally = (outcomes: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(outcomes, (word) => word)].map(([word, all]) => [word, all.length]))
const reservedQuantity = async ({ promotion_id, sku_id }: Sale) => (await readReserved(shop, promotion_id, sku_id)).reserved

/** Asks for a turn and orders when it comes at once; says how it ended. */
async function attemptOrder(buyer: Buyer, sale: Sale): Promise<string> {
  const { state, flash_sale_pass } = await enter(buyer, sale)
  if (state !== 'pass') return state
  const refused = await refusalOf(buyInFlashSale(buyer, sale, { pass: flash_sale_pass! }))
  return refused ? refused.reason : 'bought'
}

test('R-18 64 members who want the last unit at once: exactly one buys it, and every one is answered', async () => {
  const sale = await makeSale(shop, { stock: 1 })
  const ends = await Promise.all((await buyers(64)).map((buyer) => attemptOrder(buyer, sale)))
  expect(tally(ends)).toMatchObject({ bought: 1 })
  expect(ends.every((end) => ['bought', 'waiting', 'sold_out'].includes(end))).toBe(true)
  expect([await reservedQuantity(sale), (await stockOf(shop, sale.sku_id)).reserved]).toEqual([1, 1])
})

test('R-18 64 members and 20 units: 20 passes at once, each is an order', async () => {
  const sale = await makeSale(shop, { stock: 20 })
  const all = await buyers(64)
  // All have asked before one orders: a gate looks at the stock again after a second.
  const turns = await Promise.all(all.map((buyer) => enter(buyer, sale)))
  expect(tally(turns.map(({ state }) => state))).toEqual({ pass: 20, waiting: 44 })
  const chosen = all.flatMap((buyer, n) => (turns[n]!.state === 'pass' ? [{ buyer, pass: turns[n]!.flash_sale_pass! }] : []))
  await Promise.all(chosen.map(({ buyer, pass }) => buyInFlashSale(buyer, sale, { pass })))
  expect(await reservedQuantity(sale)).toBe(20)
  await gatesOf(shop.site, sale.promotion_id, { isFresh: true })
  expect((await enter(await shop.member(), sale)).state).toBe('sold_out')
})

test('R-18 one member from several windows at once has one pass, and one order of it', async () => {
  const sale = await makeSale(shop, { stock: 5 })
  const buyer = await makeBuyer(shop)
  const turns = await Promise.all(Array.from({ length: 8 }, () => enter(buyer, sale)))
  const passes = new Set(turns.map((turn) => turn.flash_sale_pass))
  expect(passes.size).toBe(1)
  const pass = [...passes][0]!
  const ends = await Promise.all(Array.from({ length: 4 }, () => refusalOf(buyInFlashSale(buyer, sale, { pass }))))
  expect(tally(ends.map((refused) => refused?.reason ?? 'bought'))).toEqual({ bought: 1, 'flash_sale.pass_used': 3 })
  expect(await reservedQuantity(sale)).toBe(1)
})

/** Another process on the same database: what it keeps is its own. */
const startSecond = (): Site => ({ ...shop.site })
const contextAt = (site: Site, { member_id }: { member_id: number }) =>
  createContext(site, {
    kind: 'member',
    member_id,
    grade: 0,
    is_frozen: false,
    session_hash: Buffer.alloc(32),
    visitor: null,
  })
const enterAt = (site: Site, member: { member_id: number }, sale: Sale) => enterSale(contextAt(site, member), sale)
const freshAt = (site: Site, { promotion_id }: Sale) => gatesOf(site, promotion_id, { isFresh: true })

test('R-18 two processes together give no more passes than one, each is an order, and a pass of one is good at the other', async () => {
  const second = startSecond()
  const sale = await makeSale(shop, { stock: 6 })
  const all = await buyers(24)
  const turns = await Promise.all(all.map((buyer, n) => (n % 2 ? enter(buyer, sale) : enterAt(second, buyer, sale))))
  expect(tally(turns.map(({ state }) => state))).toEqual({ pass: 6, waiting: 18 })
  const chosen = all.flatMap((buyer, n) => (turns[n]!.state === 'pass' ? [{ buyer, pass: turns[n]!.flash_sale_pass! }] : []))
  const ends = await Promise.all(chosen.map(({ buyer, pass }) => refusalOf(buyInFlashSale(buyer, sale, { pass }))))
  expect(tally(ends.map((refused) => refused?.reason ?? 'bought'))).toEqual({ bought: 6 })
  expect(await reservedQuantity(sale)).toBe(6)
  await freshAt(second, sale)
  expect((await enterAt(second, await makeBuyer(shop), sale)).state).toBe('sold_out')
})

test('R-18 a process that has not heard of another’s passes gives none beyond the stock; who waits then costs no reservation', async () => {
  const second = startSecond()
  const sale = await makeSale(shop, { stock: 3 })
  await freshAt(second, sale)
  const first = await Promise.all((await buyers(3)).map((buyer) => enter(buyer, sale)))
  expect(first.map(({ state }) => state)).toEqual(['pass', 'pass', 'pass'])
  const [one, ...others] = await buyers(6)
  expect((await enterAt(second, one!, sale)).state).toBe('waiting')
  // A reservation would wait for this until the test ends.
  const states = await shop.db.transaction().execute(async (tx) => {
    await lockPasses(tx, sale)
    return Promise.all([...others, one!].map(async (buyer) => (await enterAt(second, buyer, sale)).state))
  })
  expect(new Set(states)).toEqual(new Set(['waiting']))
})

test('R-18 the passes of a process that died are free after their time, and not before', async () => {
  const dead = startSecond()
  const sale = await makeSale(shop, { stock: 2 })
  const [one, two, three] = [await shop.member(), await shop.member(), await shop.member()]
  expect([(await enterAt(dead, one, sale)).state, (await enterAt(dead, two, sale)).state]).toEqual(['pass', 'pass'])
  expect((await enter(three, sale)).state).toBe('waiting')
  await shop.advance({ seconds: 121 })
  await freshAt(shop.site, sale)
  expect((await enter(three, sale)).state).toBe('pass')
})

test('R-18 a pass given back at one process is free at the other', async () => {
  const second = startSecond()
  const sale = await makeSale(shop, { stock: 1 })
  const [one, two] = [await shop.member(), await shop.member()]
  expect((await enterAt(second, one, sale)).state).toBe('pass')
  expect((await enter(two, sale)).state).toBe('waiting')
  await leaveSale(contextAt(second, one), sale)
  await freshAt(shop.site, sale)
  expect((await enter(two, sale)).state).toBe('pass')
})

test('R-18 a pass given up while it is being counted holds no unit back', async () => {
  const second = startSecond()
  const sale = await makeSale(shop, { stock: 1 })
  const one = await shop.member()
  const gate = (await gatesOf(second, sale.promotion_id)).get(sale.sku_id)!
  const entering = await shop.db.transaction().execute(async (tx) => {
    await lockPasses(tx, sale)
    const entering = enterAt(second, one, sale)
    await expect.poll(() => gate.issuedQuantity).toBe(1)
    await leaveSale(contextAt(second, one), sale)
    return { entering }
  })
  // The call that still waits asks once more.
  expect((await entering.entering).state).toBe('pass')
})

test('R-18 over several processes nobody who has a pass is refused, while others order', async () => {
  const sites = [shop.site, startSecond(), startSecond()]
  const sale = await makeSale(shop, { stock: 8 })
  const all = await buyers(36)
  const ends = await Promise.all(
    all.map(async (buyer, n) => {
      const { state, flash_sale_pass } = await enterAt(sites[n % 3]!, buyer, sale)
      if (state !== 'pass') return state
      return (await refusalOf(buyInFlashSale(buyer, sale, { pass: flash_sale_pass! })))?.reason ?? 'bought'
    }),
  )
  expect(ends.filter((end) => !['bought', 'waiting', 'sold_out'].includes(end))).toEqual([])
  expect(ends.filter((end) => end === 'bought')).toHaveLength(await reservedQuantity(sale))
  expect(ends).toContain('bought')
})
