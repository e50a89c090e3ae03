import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'
import { hashSource } from './policy.ts'
import { sendPage, type ServedPages } from './send-page.ts'

const served = {
  cache: new PageCache(1_000_000),
  version: () => '1',
  origin: (call) => new URL(call.req.url).origin,
  call: async () => ({ theme_style: 'default' }),
  policy: () => ({ connect: [], framedBy: [], frames: [], pictures: [] }),
  unavailable: () => 'later',
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

test('QUA-09 a page made for a forged host is kept for nobody else', async () => {
  const canonicalFor = async (origin: string) => /canonical" href="([^"]*)"/.exec(await (await app.request(`${origin}/`)).text())![1]
  expect(await canonicalFor('http://evil.example')).toBe('http://evil.example/')
  expect(await canonicalFor('http://shop.example')).toBe('http://shop.example/')
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
