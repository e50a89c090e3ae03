import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openProxy } from '../../../tools/faults/proxy.ts'
import { Shared } from '../../src/kernel/shared.ts'
import { openTestShop } from '../harness.ts'

const shop = await openTestShop()

/** The connections by which a process follows what others change. */
async function followers(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where application_name = 'follower' order by pid`.execute(
    shop.db,
  )
  return rows.map(({ pid }) => pid)
}

test('QUA-07 a process that stops while it connects to the database again leaves no connection behind', async () => {
  const proxy = await openProxy(shop.url)
  const shared = new Shared(shop.db)
  await shared.listen(`${proxy.url}?application_name=follower`, shop.site.log)
  const [first] = await followers()
  proxy.setDelay(200)
  await sql`select pg_terminate_backend(${first})`.execute(shop.db)
  await expect.poll(async () => (await followers()).filter((pid) => pid !== first).length, { interval: 20 }).toBe(1)
  await shared.close()
  await expect.poll(followers).toEqual([])
  await proxy.close()
})
