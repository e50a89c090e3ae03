import { expect, test } from 'vitest'
import { buyStartUp, makeReferral, makeStartUp, openStartUpShop } from '../../member/test/start-up.ts'
import { advanceTo, incomeOf, windowOf } from '../../member/test/windows.ts'
import type { Buyer } from '../../order/test/shopping.ts'
import { today } from '../plan/today.ts'

const shop = await openStartUpShop()
const sku_id = await makeStartUp(shop)
await shop.passMidnight()

async function makeAm(sponsor: Buyer | null): Promise<Buyer> {
  const member = await makeReferral(shop, sponsor)
  await buyStartUp(shop, member, sku_id)
  await shop.relay()
  return member
}
const placesOf = async (member: Buyer) => (await member.call('award/mine', {})).list.map(({ place }) => place)

test('AST-03 AST-05 an award says where it is now: locked, frozen by the window, released with it, or taken by its end', async () => {
  const [late, saved] = [await makeAm(null), await makeAm(null)]
  const { freezes_at, forfeits_at } = await windowOf(late)
  await advanceTo(shop, freezes_at, 86_400)
  for (const sponsor of [late, saved]) await makeAm(sponsor)
  await advanceTo(shop, freezes_at)
  expect([await placesOf(late), await placesOf(saved)]).toEqual([['frozen:referral'], ['frozen:referral']])
  await shop.advance({ days: 3 })
  expect([await placesOf(late), await placesOf(saved)]).toEqual([['frozen:window'], ['frozen:window']])

  for (let n = 0; n < 2; n++) await makeAm(saved)
  expect(await windowOf(saved)).toMatchObject({ state: 'released' })
  expect(await placesOf(saved)).toEqual(['available'])

  await advanceTo(shop, forfeits_at, 100_000)
  const below = await makeAm(late)
  await advanceTo(shop, forfeits_at)
  expect(await incomeOf(shop, late)).toEqual([0n, 0n, 0n])
  const places = await placesOf(late)
  expect([places.length, new Set(places)]).toEqual([3, new Set(['forfeited'])])

  // What comes after is not paid; it is listed with its reason, in place of an award.
  expect(await late.call('award/unpaid', {})).toEqual({ list: [], next: null, total: '0.000' })
  const day = today(shop.systemContext())
  await makeAm(below)
  await shop.advance({ days: 1 })
  expect((await placesOf(late)).length).toBe(3)
  const { list, total } = await late.call('award/unpaid', {})
  expect(list).toEqual([
    { run_id: expect.any(Number), day, kinds: expect.arrayContaining(['referral']), amount: total, reason: 'window_forfeited' },
  ])
  expect(Number(total)).toBeGreaterThanOrEqual(15)
  expect((await saved.call('award/unpaid', {})).list).toEqual([])
})
