import { expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { startWorkProcess } from './run/start-work-process.ts'

const shop = await openTestShop()

test('CON-10 a process of its own does the work, and puts it back when the server stops', async () => {
  const ann = await staffClient(shop, 'owner')
  await makeGoods(shop)
  const stop = startWorkProcess(shop.site, shop.url)
  const { work_id } = await ann.call('catalogue/export_goods', {})
  await expect.poll(async () => (await ann.call('work/view', { work_id })).state, { interval: 200 }).toBe('done')
  expect((await shop.app.request((await ann.call('work/download', { work_id })).address)).status).toBe(200)
  await stop()
  const waits = await ann.call('catalogue/export_goods', {})
  expect(await ann.call('work/view', waits)).toMatchObject({ state: 'queued' })
})
