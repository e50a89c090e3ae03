import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { untilWaiting } from '../../../test/until-waiting.ts'
import { agreeToTerms } from '../../asset-area/test/agree-to-terms.ts'
import { createContext } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/database/database.ts'
import { makeBuyer } from '../../order/test/shopping.ts'
import { buyDevice, insertBox } from '../test/boxes.ts'
import { activateHosted } from './activate.ts'

async function openHosting() {
  const shop = await openTestShop()
  await shop.passMidnight()
  const { sku_id } = await makeGoods(shop, { goods_type: 'entity', stock: 10 })
  const buyer = await makeBuyer(shop)
  await agreeToTerms(buyer)
  const make = async () => {
    const order_id = await buyDevice(shop, buyer, sku_id)
    return { order_id, box_id: await insertBox(shop, buyer.member_id, order_id, { delivery: 'hosted', term_days: 1 }) }
  }
  const stateOf = async (box_id: number) => {
    const { rows } = await sql<{ state: string; mined: bigint }>`select state, mined from box where id = ${box_id}`.execute(shop.db)
    return rows[0]
  }
  // A device that is active, so that there is a daily run.
  const first = await make()
  await activateHosted(shop.systemContext(), [first.order_id])
  return { shop, make, stateOf }
}

test('AST-11 AST-14 a device that is activated late, for an instant whose day was paid already, loses no day of its term', async () => {
  const { shop, make, stateOf } = await openHosting()
  const late = await make()
  const before = shop.site.shared.now()
  await shop.advance({ days: 1 })
  await inTransaction(shop.db, (db) => activateHosted(createContext(shop.site, { kind: 'system' }, { db, now: before }), [late.order_id]))
  expect(await stateOf(late.box_id)).toEqual({ state: 'activated', mined: 0n })
  await shop.advance({ days: 1 })
  expect(await stateOf(late.box_id)).toEqual({ state: 'expired', mined: 1000n })
})

test('AST-11 AST-14 a device whose activation is under way at midnight is paid for its day: the run waits for it', async () => {
  const { shop, make, stateOf } = await openHosting()
  const late = await make()
  let run: Promise<unknown> | undefined
  await inTransaction(shop.db, async (db) => {
    await activateHosted(createContext(shop.site, { kind: 'system' }, { db }), [late.order_id])
    run = shop.advance({ days: 1 })
    await untilWaiting(shop)
  })
  await run
  expect(await stateOf(late.box_id)).toEqual({ state: 'expired', mined: 1000n })
})
