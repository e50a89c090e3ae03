import { createAdaptorServer } from '@hono/node-server'
import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { boxProcess, openBoxes } from '../test/box-world.ts'
import { enrol } from '../test/boxes.ts'
import { boxRoutes } from './routes.ts'
import { atEnd } from '../../../test/at-end.ts'
import { openTestShop } from '../../../test/harness.ts'
import { Box } from '../../../../tools/box-simulator/box.ts'
import { runLoad } from '../../../../tools/box-simulator/load.ts'
import { runBox } from '../../../../tools/box-simulator/run-box.ts'

const shop = await openTestShop()
const { makeOwner } = await openBoxes(shop)
const { flush } = boxProcess(shop.site)
const server = createAdaptorServer({ fetch: boxRoutes(shop.site).fetch })
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
atEnd(() => new Promise((resolve) => server.close(() => resolve(undefined))))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

test('AST-12 the simulated box shows its code, is bound by its owner, and mines', async () => {
  const [owner, { device_id, key }] = [await makeOwner(), await enrol(shop)]
  const stop = new AbortController()
  const lines: string[] = []
  const running = runBox(new Box(url, device_id, key), stop.signal, (text) => lines.push(text))
  await expect.poll(() => lines.join('\n'), { timeout: 5000 }).toContain('Scan to bind')
  const code = /code=([\w-]{43})/.exec(lines.join('\n'))![1]!
  await owner.call('box/bind', { code, box_id: owner.box_id })
  await expect.poll(() => lines.join('\n'), { timeout: 9000 }).toContain('mined in all 0.000 ACC')
  stop.abort()
  await running
  await flush()
  expect(await owner.call('box/view', { box_id: owner.box_id })).toMatchObject({
    device_id,
    is_online: true,
    report: { version: 'simulator 1.0' },
  })
})

test('AST-12 a box whose clock is wrong corrects itself by the answer', async () => {
  const { device_id, key } = await enrol(shop)
  const box = new Box(url, device_id, key)
  box.startAt(Math.floor(Date.now() / 1000) - 3600)
  expect((await box.call('POST', 'heartbeat')).status).toBe(204)
})

test('AST-12 many boxes send heartbeats at a rate, and none is lost', async () => {
  const keys = await Promise.all(Array.from({ length: 40 }, () => enrol(shop)))
  const figures = await runLoad({
    url,
    keys: keys.map(({ device_id, key }) => [device_id, key]),
    per_second: 200,
    seconds: 1,
    connections: 8,
  })
  await flush()
  expect(figures.refused).toEqual({})
  const { rows } = await sql<{ sum: bigint }>`
    select sum(seq)::bigint as sum from box_beat t join box_hardware h on h.id = t.hardware_id where h.device_id = any (${keys.map(({ device_id }) => device_id)})`.execute(
    shop.db,
  )
  expect(Number(rows[0]!.sum)).toBe(figures.accepted)
})
