import { expect, test } from 'vitest'
import type { Site } from '../../context.ts'
import { limitConcurrency } from './limit-concurrency.ts'

/** Calls that run until they are finished from outside, in the order in which they began. */
function openCalls() {
  const site = {} as Site
  const running: { name: string; finish: () => void }[] = []
  const call = (name: string, ...sku_ids: number[]) =>
    limitConcurrency(site, sku_ids, async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      running.push({ name, finish: resolve })
      await promise
      return name
    })
  const names = () => running.map(({ name }) => name)
  const finish = (name: string) => running.splice(names().indexOf(name), 1)[0]!.finish()
  return { site, call, names, finish }
}

test('R-18 at most four calls run on one SKU at a time; the others follow in order of coming', async () => {
  const { call, names, finish } = openCalls()
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => call(name, 1))
  await expect.poll(names).toEqual(['a', 'b', 'c', 'd'])
  finish('b')
  await expect.poll(names).toEqual(['a', 'c', 'd', 'e'])
  finish('a')
  await expect.poll(names).toEqual(['c', 'd', 'e', 'f'])
  for (const name of names()) finish(name)
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('calls on other SKUs do not wait, and calls on several SKUs never wait for each other', async () => {
  const { call, names, finish } = openCalls()
  const busy = ['a', 'b', 'c', 'd'].map((name) => call(name, 1))
  const both = [call('up', 1, 2), call('down', 2, 1, 1)]
  const other = call('other', 3)
  await expect.poll(names).toEqual(['a', 'b', 'c', 'd', 'other'])
  for (const name of ['a', 'b', 'c', 'd', 'other']) finish(name)
  await expect.poll(names).toEqual(['up', 'down'])
  for (const name of ['up', 'down']) finish(name)
  expect(await Promise.all([...busy, ...both, other])).toEqual(['a', 'b', 'c', 'd', 'up', 'down', 'other'])
})

test('a call that fails leaves its place to the next', async () => {
  const { site, call, names, finish } = openCalls()
  const failing = Array.from({ length: 5 }, () => limitConcurrency(site, [1], () => Promise.reject(new Error('no'))))
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
  const next = call('next', 1)
  await expect.poll(names).toEqual(['next'])
  finish('next')
  expect(await next).toBe('next')
})
