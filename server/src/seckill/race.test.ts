import { expect, test } from 'vitest'
import { stockOf } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { takenOf } from '../../test/make-promotion.ts'
import type { Site } from '../kernel/context.ts'
import { createContext } from '../kernel/context.ts'
import { makeBuyer, refusalOf, type Buyer } from '../order/test/shopping.ts'
import { enterSale } from './enter-sale.ts'
import { gatesOf } from './gate/sales.ts'
import { buyFlash, enter, makeSale, type Sale } from './test/flash-sale.ts'

const shop = await openTestShop({ settings: { 'seckill.passes_per_second': 0 } })
const buyers = (count: number) => Promise.all(Array.from({ length: count }, () => makeBuyer(shop)))
const tally = (words: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]))
const takenPieces = async ({ promotion_id, sku_id }: Sale) => (await takenOf(shop, promotion_id, sku_id)).taken

/** Asks for a turn and orders when it comes at once; says how it ended. */
async function tryToBuy(buyer: Buyer, sale: Sale): Promise<string> {
  const { state, seckill_pass } = await enter(buyer, sale)
  if (state !== 'pass') return state
  const refused = await refusalOf(buyFlash(buyer, sale, { pass: seckill_pass! }))
  return refused ? refused.reason : 'bought'
}

test('R-18 64 members who want the last piece at once: exactly one buys it, and every one is answered', async () => {
  const sale = await makeSale(shop, { stock: 1 })
  const ends = await Promise.all((await buyers(64)).map((buyer) => tryToBuy(buyer, sale)))
  expect(tally(ends)).toMatchObject({ bought: 1 })
  expect(ends.every((end) => ['bought', 'waiting', 'sold_out'].includes(end))).toBe(true)
  expect([await takenPieces(sale), (await stockOf(shop, sale.sku_id)).taken]).toEqual([1, 1])
})

test('R-18 64 members and 20 pieces: 20 passes at once, each is an order', async () => {
  const sale = await makeSale(shop, { stock: 20 })
  const all = await buyers(64)
  // All have asked before one orders: a gate looks at the stock again after a second.
  const turns = await Promise.all(all.map((buyer) => enter(buyer, sale)))
  expect(tally(turns.map(({ state }) => state))).toEqual({ pass: 20, waiting: 44 })
  const chosen = all.flatMap((buyer, n) => (turns[n]!.state === 'pass' ? [{ buyer, pass: turns[n]!.seckill_pass! }] : []))
  await Promise.all(chosen.map(({ buyer, pass }) => buyFlash(buyer, sale, { pass })))
  expect(await takenPieces(sale)).toBe(20)
  await gatesOf(shop.site, sale.promotion_id, { isFresh: true })
  expect((await enter(await shop.member(), sale)).state).toBe('sold_out')
})

test('R-18 one member from several windows at once has one pass, and one order of it', async () => {
  const sale = await makeSale(shop, { stock: 5 })
  const buyer = await makeBuyer(shop)
  const turns = await Promise.all(Array.from({ length: 8 }, () => enter(buyer, sale)))
  const passes = new Set(turns.map((turn) => turn.seckill_pass))
  expect(passes.size).toBe(1)
  const pass = [...passes][0]!
  const ends = await Promise.all(Array.from({ length: 4 }, () => refusalOf(buyFlash(buyer, sale, { pass }))))
  expect(tally(ends.map((refused) => refused?.reason ?? 'bought'))).toEqual({ bought: 1, 'seckill.pass_used': 3 })
  expect(await takenPieces(sale)).toBe(1)
})

/** A second process on the same database: what it keeps is its own. */
const second: Site = { ...shop.site }
const enterAtSecond = (buyer: Buyer, sale: Sale) =>
  enterSale(
    createContext(second, {
      kind: 'member',
      member_id: buyer.member_id,
      grade: 0,
      is_frozen: false,
      session_hash: Buffer.alloc(32),
      visitor: null,
    }),
    sale,
  )

test('R-18 two processes with a gate each never sell more than there are; a pass of one is good at the other', async () => {
  const sale = await makeSale(shop, { stock: 6 })
  const all = await buyers(24)
  const turns = await Promise.all(all.map((buyer, n) => (n % 2 ? enter(buyer, sale) : enterAtSecond(buyer, sale))))
  const chosen = all.flatMap((buyer, n) => (turns[n]!.state === 'pass' ? [{ buyer, pass: turns[n]!.seckill_pass! }] : []))
  expect(chosen).toHaveLength(12)
  const ends = await Promise.all(chosen.map(({ buyer, pass }) => refusalOf(buyFlash(buyer, sale, { pass }))))
  expect(tally(ends.map((refused) => refused?.reason ?? 'bought'))).toEqual({ bought: 6, 'promotion.sold_out': 6 })
  expect(await takenPieces(sale)).toBe(6)
  await gatesOf(second, sale.promotion_id, { isFresh: true })
  expect((await enterAtSecond(await makeBuyer(shop), sale)).state).toBe('sold_out')
})
