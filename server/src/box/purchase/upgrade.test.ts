import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { agreeToTerms } from '../../asset-area/test/agree-to-terms.ts'
import { makeBuyer } from '../../order/test/shopping.ts'
import { buyDevice, insertBox } from '../test/boxes.ts'
import { today } from '../today.ts'

const migration = readFileSync(join(import.meta.dirname, '../../../migrations/0062_hosted_devices.sql'), 'utf8')

test('AST-11 AST-14 hosted devices that were paid before the upgrade mine from its day on, but for those of orders on hold', async () => {
  const shop = await openTestShop()
  await shop.passMidnight()
  const { sku_id } = await makeGoods(shop, { goods_type: 'entity', stock: 10 })
  const buyer = await makeBuyer(shop)
  await agreeToTerms(buyer)
  const [order_id, on_hold] = [await buyDevice(shop, buyer, sku_id), await buyDevice(shop, buyer, sku_id)]
  // As 0060 made them of orders that it found.
  const hosted = await insertBox(shop, buyer.member_id, order_id, { delivery: 'hosted' })
  const waiting = await insertBox(shop, buyer.member_id, on_hold, { delivery: 'hosted' })
  await sql`update shop_order set on_hold_by = 'pintuan' where id = ${on_hold}`.execute(shop.db)
  await sql.raw(migration).execute(shop.db)
  await sql.raw(migration).execute(shop.db)
  const day = today(shop.systemContext())
  const states = async () => {
    const { rows } = await sql<{ id: number; state: string; days: number | null; mined: bigint }>`
      select id, state, expires_on - ${day}::date as days, mined from box order by id`.execute(shop.db)
    return new Map(rows.map(({ id, ...row }) => [id, row]))
  }
  expect((await states()).get(hosted)).toEqual({ state: 'activated', days: 30, mined: 0n })
  expect((await states()).get(waiting)).toEqual({ state: 'not_activated', days: null, mined: 0n })
  await shop.advance({ days: 1 })
  expect((await states()).get(hosted)).toMatchObject({ mined: 1000n })
})
