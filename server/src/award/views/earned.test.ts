import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buyStartUp, makeReferral, makeStartUp, openStartUpShop } from '../../member/test/start-up.ts'
import { advanceTo, windowOf } from '../../member/test/windows.ts'
import type { Buyer } from '../../order/test/shopping.ts'

const shop = await openStartUpShop()
const sku_id = await makeStartUp(shop)
await shop.passMidnight()
const makeAm = async (sponsor: Buyer | null): Promise<Buyer> => {
  const member = await makeReferral(shop, sponsor)
  await buyStartUp(shop, member, sku_id)
  await shop.relay()
  return member
}
const earnedOf = async (member: Buyer) => (await member.call('clone/mine', {})).main.earned

test('AST-06 AST-03 what an account earned is what closed runs paid it, without what the end of the AM window took', async () => {
  const member = await makeAm(null)
  const { freezes_at, forfeits_at } = await windowOf(member)
  await advanceTo(shop, freezes_at)
  await makeAm(member)
  expect(await earnedOf(member)).toBe('0.000')
  await shop.advance({ days: 1 })
  await shop.relay()
  expect(await earnedOf(member)).toBe('30.000')
  await sql`update settlement_run set step = 'close', closed_at = null where id = (select max(id) from settlement_run)`.execute(shop.db)
  expect(await earnedOf(member)).toBe('0.000')
  await sql`update settlement_run set step = 'closed', closed_at = cutoff where closed_at is null`.execute(shop.db)
  await advanceTo(shop, forfeits_at)
  await shop.relay()
  expect(await windowOf(member)).toMatchObject({ state: 'forfeited' })
  expect(await earnedOf(member)).toBe('0.000')
})
