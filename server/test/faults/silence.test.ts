import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openProxy } from '../../../tools/faults/proxy.ts'
import { inTransaction, isConnectionLost, openDatabase } from '../../src/kernel/database/database.ts'
import { openTestShop } from '../harness.ts'

const shop = await openTestShop()
const timeouts = { connect: 1500, query: 1000 }

test('QUA-07 a network that is gone without a word fails a statement in time, and the next one finds a new connection', async () => {
  const proxy = await openProxy(shop.url)
  const { db, pool, close } = openDatabase(proxy.url, 2, timeouts)
  const one = () => sql<{ one: number }>`select 1 as one`.execute(db)
  expect((await one()).rows).toEqual([{ one: 1 }])
  proxy.setDropTraffic(true)
  const began = performance.now()
  const failed = await one().catch((error: unknown) => error)
  const inside = await inTransaction(db, (tx) => sql`select 1`.execute(tx)).catch((error: unknown) => error)
  expect([isConnectionLost(failed), isConnectionLost(inside)]).toEqual([true, true])
  // Without that patience it would be a minute and a half.
  expect(performance.now() - began).toBeLessThan(30_000)
  proxy.setDropTraffic(false)
  expect((await one()).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBeLessThanOrEqual(2)
  await close()
  await proxy.close()
})
