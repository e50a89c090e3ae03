import type { Language } from '@longmall/contract/fields.ts'
import type { Renderer } from '@longmall/contract/page.ts'
import { Hono, type Context as Call } from 'hono'
import { describe, expect, test } from 'vitest'
import type { Config } from '../kernel/config.ts'
import type { Site } from '../kernel/context.ts'
import { originOf } from '../kernel/http/origin.ts'
import { RateLimits } from '../kernel/http/limits/rate-limit.ts'
import { PageCache } from './page-cache.ts'
import { hashSource } from './policy.ts'
import { RenderQueue } from './render-queue.ts'
import { sendPage, type ServedPages } from './send-page.ts'

const served = {
  cache: new PageCache(1_000_000),
  version: () => '1',
  language: () => 'en-us',
  origin: (call) => new URL(call.req.url).origin,
  call: () => Promise.reject(new Error('nothing is asked')),
  theme: () => 'default',
  admit: async () => 'client',
  policy: () => ({ connect: [], framedBy: [], frames: [], pictures: [] }),
  translate: (_, key) => key,
  report: (error) => expect(error).toBeUndefined(),
  bundle: {
    assets: new Map(),
    style: '',
    inline: { style: hashSource(''), script: hashSource('') },
    entry: '/entry.js',
    preloadsOf: () => [],
  },
  renderer: {
    renderPage: async ({ origin }) => ({ status: 200, head: `<link rel="canonical" href="${origin}/">`, app: '', state: '{}', files: [] }),
    describePage: () => ({ kind: 'page', key: 'home' }),
    isLanguage: (text): text is never => text === 'en-us',
    isTheme: (text): text is never => text === 'default',
    htmlLang: () => 'en',
    pageStateId: 'state',
    earlyScript: '',
  },
} as ServedPages
const app = new Hono().get('*', (call) => sendPage(served, call))

const canonicalIn = async (answer: Response) => /canonical" href="([^"]*)"/.exec(await answer.text())![1]

describe('QUA-09 a Host that somebody invents', () => {
  const open = { port: 3000, publicUrl: null } as Config
  test.each([
    ['with PUBLIC_URL', { ...open, publicUrl: 'https://shop.example' }, 'https://shop.example/'],
    ['in a demo that is open to a network', open, 'http://localhost:3000/'],
  ])('names nothing and fills no cache, %s', async (_, config, own) => {
    let rendered = 0
    const renderPage: Renderer['renderPage'] = (request) => {
      rendered += 1
      return served.renderer.renderPage(request)
    }
    const page = {
      ...served,
      cache: new PageCache(1_000_000),
      origin: (call: Call) => originOf({ config }, call),
      renderer: { ...served.renderer, renderPage },
    }
    const shop = new Hono().get('*', (call) => sendPage(page, call))
    for (let n = 0; n < 200; n++) expect(await canonicalIn(await shop.request(`http://host-${n}.example/`))).toBe(own)
    expect(await canonicalIn(await shop.request('http://127.0.0.1:4000/'))).toBe(own)
    expect(rendered).toBe(1)
  })

  test('a demo that is open to a network is what its own addresses are', async () => {
    const shop = new Hono().get('*', (call) => sendPage({ ...served, origin: (one) => originOf({ config: open }, one) }, call))
    expect(await canonicalIn(await shop.request('http://127.0.0.1:3000/'))).toBe('http://127.0.0.1:3000/')
  })
})

describe('QUA-09 who opens too many pages', () => {
  const limits = new RateLimits({ pool: { query: () => Promise.reject(new Error('Connection terminated')) } } as unknown as Site)
  const admit = async (call: Call) => {
    const address = call.req.header('x-client')!
    await limits.count('page', 2400, address)
    return address
  }
  const translate = (language: Language, key: 'call.too_many' | 'call.unavailable') => `${language} ${key}`
  const shop = new Hono().get('*', (call) => sendPage({ ...served, admit, translate }, call))
  const open = (client: string) => shop.request('http://shop.example/', { headers: { 'x-client': client } })

  test('hears 429 and when to come again, in a page; another client is served', async () => {
    const statuses = new Map<number, number>()
    for (let n = 0; n < 3600; n++) {
      const { status } = await open('203.0.113.1')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [200, 2400],
      [429, 1200],
    ])
    const refused = await open('203.0.113.1')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.text()).toContain('en-us call.too_many')
    expect((await open('203.0.113.2')).status).toBe(200)
  })
})

test('QUA-09 pages of search words wait in the bounded queue too: 503 and when to come again', async () => {
  const renders: (() => void)[] = []
  const renderer: Renderer = {
    ...served.renderer,
    describePage: () => ({ kind: 'page', key: null }) as never,
    renderPage: async (request) => {
      await new Promise<void>((go) => renders.push(go))
      return served.renderer.renderPage(request)
    },
  }
  const queue = new RenderQueue({ atOnce: 1, waiting: 2, perClient: 2 })
  const page = { ...served, renderer, cache: new PageCache(1_000_000, queue) }
  const shop = new Hono().get('*', (call) => sendPage(page, call))
  const requests = ['a', 'b', 'c'].map((word) => shop.request(`http://shop.example/?keyword=${word}`))
  const refused = await shop.request('http://shop.example/?keyword=d')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  for (const one of requests) {
    await expect.poll(() => renders.length).toBeGreaterThan(0)
    renders.shift()!()
    expect((await one).status).toBe(200)
  }
})

test('CAT-01 a preview is stored by nobody, listed by nobody, and drawn in the theme that it names', async () => {
  const { headers } = await app.request('http://shop.example/?preview=x&theme=default')
  expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
    'no-store',
    'noindex',
    'no-referrer',
  ])
  expect((await app.request('http://shop.example/')).headers.get('cache-control')).toBe('private, no-cache')
})
