import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PageCache, packPage } from './page-cache.ts'

test('a page is rendered once for all who ask, also at once', async () => {
  const cache = new PageCache(1_000_000)
  let rendered = 0
  const make = () => packPage(`page ${(rendered += 1)}`, 200)
  const pages = await Promise.all([cache.get('a', '1', make), cache.get('a', '1', make)])
  await cache.get('a', '1', make)
  expect(rendered).toBe(1)
  expect(pages[0]).toBe(pages[1])
})

test('a new version of what is shown drops all pages', async () => {
  const cache = new PageCache(1_000_000)
  const before = await cache.get('a', '1', () => packPage('old', 200))
  const after = await cache.get('a', '2', () => packPage('new', 200))
  expect(after.etag).not.toBe(before.etag)
})

test('a page whose rendering began before the change is not kept after it', async () => {
  const cache = new PageCache(1_000_000)
  let finish = () => undefined as void
  const slow = cache.get('a', '1', async () => {
    await new Promise<void>((resolve) => (finish = resolve))
    return packPage('old', 200)
  })
  await cache.get('b', '2', () => packPage('other', 200))
  finish()
  await slow
  const fresh = await cache.get('a', '2', () => packPage('new', 200))
  expect(Buffer.from(fresh.raw).toString()).toBe('new')
})

test('pages that failed, and goods that do not exist, are not kept', async () => {
  const cache = new PageCache(1_000_000)
  let rendered = 0
  for (const status of [500, 404]) {
    for (let time = 0; time < 2; time += 1) await cache.get(`x ${status}`, '1', () => packPage(`${(rendered += 1)}`, status))
  }
  expect(rendered).toBe(4)
})

test('the cache holds so many bytes and no more', async () => {
  const cache = new PageCache(3000)
  let rendered = 0
  const get = (key: string) =>
    cache.get(key, '1', () => {
      rendered += 1
      return packPage(Array.from({ length: 100 }, () => Math.random()).join(), 200)
    })
  for (const key of ['a', 'b', 'c', 'a']) await get(key)
  expect(rendered).toBe(4)
})

test('a kept page carries its compressed copies', async () => {
  const { br, raw } = await packPage('<p>hello</p>'.repeat(50), 200)
  expect(brotliDecompressSync(br ?? raw).toString()).toBe(Buffer.from(raw).toString())
  expect(br?.byteLength).toBeLessThan(raw.byteLength)
})

test('at most four pages are rendered at a time, and all come', async () => {
  const cache = new PageCache(1_000_000)
  let [now, most] = [0, 0]
  const make = async (text: string) => {
    most = Math.max(most, (now += 1))
    const page = await packPage(text, 200)
    now -= 1
    if (text === 'page 2') throw new Error('not this one')
    return page
  }
  const keys = Array.from({ length: 20 }, (_, n) => `page ${n}`)
  const pages = await Promise.allSettled(keys.map((key) => cache.get(key, '1', () => make(key))))
  expect(most).toBe(4)
  expect(pages.map(({ status }) => status)).toEqual(keys.map((key) => (key === 'page 2' ? 'rejected' : 'fulfilled')))
})
