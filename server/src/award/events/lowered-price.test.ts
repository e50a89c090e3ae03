import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { agreeToTerms } from '../../asset-area/test/agree-to-terms.ts'
import { openStartUpShop } from '../../member/test/start-up.ts'
import { makeBuyer } from '../../order/test/shopping.ts'
import { makeTeamBuy } from '../../team-buy/test/team-buys.ts'

test('AST-05 R-16 a Start-up sale whose price a team lowers pays awards on what was paid in the end', async () => {
  const shop = await openStartUpShop()
  const { join, order, goods_id } = await makeTeamBuy(shop)
  await sql`update goods set goods_type = 'start_up' where id = ${goods_id}`.execute(shop.db)
  const buyer = async () => {
    const member = await makeBuyer(shop)
    await agreeToTerms(member)
    return member
  }
  const group = await (await join(undefined, await buyer())).group()
  const late = await order(group, await buyer())
  await join(group, await buyer())
  // The team is full: it leads a new one, at the leader’s price.
  await late.pay()
  expect((await late.view()).totals.total).toBe('10.00')
  const { rows } = await sql<{ base: bigint }>`select base from award_event where order_id = ${late.order_id} order by id`.execute(shop.db)
  expect(rows.map(({ base }) => base)).toEqual([12_000n, -2000n])
})
