import { expect, test } from 'vitest'
import type { Refusal } from '../kernel/refusal.ts'
import { RenderQueue } from './render-queue.ts'

test('QUA-09 what is to be rendered waits in a bounded queue, of which one client takes a part', async () => {
  const queue = new RenderQueue({ atOnce: 1, waiting: 3, perClient: 2 })
  const renders: (() => void)[] = []
  const order: string[] = []
  const render = (client: string, name: string) =>
    queue.run(client, async () => {
      order.push(name)
      await new Promise<void>((go) => renders.push(go))
    })
  const refusalOf = (request: Promise<void>) => request.catch((error: Refusal) => error.code)
  const inside = [render('a', '1'), render('a', '2'), render('a', '3')]
  expect(await refusalOf(render('a', '4'))).toBe('call.unavailable')
  inside.push(render('b', '5'))
  expect(await refusalOf(render('c', '6'))).toBe('call.unavailable')
  for (const one of inside) {
    await expect.poll(() => renders.length).toBe(1)
    renders.shift()!()
    await one
  }
  expect(order).toEqual(['1', '2', '3', '5'])
  const again = render('a', '7')
  renders.shift()!()
  await again
})
