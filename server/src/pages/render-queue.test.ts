import { expect, test } from 'vitest'
import type { Refusal } from '../kernel/refusal.ts'
import { RenderQueue } from './render-queue.ts'

test('QUA-09 what is to be rendered waits in a bounded queue, of which one client takes a part', async () => {
  const queue = new RenderQueue({ atOnce: 1, waiting: 3, each: 2 })
  const doors: (() => void)[] = []
  const order: string[] = []
  const ask = (client: string, name: string) =>
    queue.run(client, async () => {
      order.push(name)
      await new Promise<void>((go) => doors.push(go))
    })
  const refusalOf = (asked: Promise<void>) => asked.catch((error: Refusal) => error.code)
  const inside = [ask('a', '1'), ask('a', '2'), ask('a', '3')]
  expect(await refusalOf(ask('a', '4'))).toBe('call.unavailable')
  inside.push(ask('b', '5'))
  expect(await refusalOf(ask('c', '6'))).toBe('call.unavailable')
  for (const one of inside) {
    await expect.poll(() => doors.length).toBe(1)
    doors.shift()!()
    await one
  }
  expect(order).toEqual(['1', '2', '3', '5'])
  const again = ask('a', '7')
  doors.shift()!()
  await again
})
