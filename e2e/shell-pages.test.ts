import type { Page } from 'playwright-core'
import { startUpAdMs } from '@longmall/contract/constants.ts'
import type { Advert } from '@longmall/contract/site.ts'
import { describe, expect, test } from 'vitest'
import { desktopVisitors, phoneVisitors, visitors } from './account-steps.ts'
import { shopUrl, useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { addressOf, go, headingOf, settle, expectToast } from './screen.ts'
import { registerMember } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const webview = (url: string) => `/v2/webview/webview?url=${encodeURIComponent(url)}`
const helped = 'https://help.longmall.example/returns'

/** Mocks the pages of an allowed host: two that link to each other, and one that tries to navigate the top window. */
const mockHelpSite = (page: Page) =>
  page.route('https://help.longmall.example/**', async (route) => {
    const isSecond = route.request().url().endsWith('/second')
    const link = isSecond ? '<p>second page</p>' : '<a href="/second">on</a><a href="https://evil.example/" id="evil">away</a>'
    await route.fulfill({
      contentType: 'text/html',
      body: `<h1>Returns</h1>${link}<script>try { top.location = '/gone' } catch {}</script>`,
    })
  })

describe('documents', () => {
  test.each(visitors)(
    'IDN-03 in $language both documents are in the page that the server sends, and on the screen',
    async ({ language, width }) => {
      const t = getTranslations('content', language)
      const page = await visit('/v2/member/language/language', { language, width })
      await headingOf(page)
      for (const [path, name] of [
        ['/terms', 'terms'],
        ['/privacy_policy', 'privacy_policy'],
      ] as const) {
        const response = await fetch(shopUrl() + path, { headers: { cookie: `language=${language}` } })
        const html = await response.text()
        expect(html).toContain(`<title>${t(name)} · `)
        expect(html.match(/<h2 /g)!.length).toBeGreaterThanOrEqual(10)
        await settle(page, path)
        expect(await headingOf(page)).toBe(t(name))
        expect(await page.getByRole('article').getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(10)
      }
    },
  )
})

describe('external pages', () => {
  test.each(phoneVisitors)(
    'SHL-20 in $language a page of an allowed host opens in a sandboxed frame, loads again and closes',
    async ({ language, width }) => {
      const t = getTranslations('webview', language)
      const page = await visit('/v2/member/language/language', { language, width, prepare: mockHelpSite })
      await headingOf(page)
      await go(page, webview(helped))
      const frame = page.frameLocator(`iframe[title="${t('frame', { host: 'help.longmall.example' })}"]`)
      await frame.getByRole('heading', { name: 'Returns' }).waitFor()
      const sandbox = (await page.locator('iframe').getAttribute('sandbox'))!.split(' ')
      expect(sandbox).not.toContain('allow-top-navigation')
      expect(await page.getByRole('link', { name: t('open_outside') }).getAttribute('href')).toBe(helped)
      await frame.getByRole('link', { name: 'on' }).click()
      await frame.getByText('second page').waitFor()
      await page.getByRole('button', { name: t('reload') }).click()
      await frame.getByRole('link', { name: 'on' }).waitFor()
      await frame.getByRole('link', { name: 'on' }).click()
      await frame.getByText('second page').waitFor()
      expect(await addressOf(page)).toBe(webview(helped))
      await page.getByRole('button', { name: t('close') }).click()
      await page.getByRole('heading', { name: getTranslations('shell', language)('language') }).waitFor()
    },
  )

  test('SHL-20 the content policy restricts the frame to allowed hosts', async () => {
    const page = await visit(webview(helped), { prepare: mockHelpSite })
    const frame = page.frameLocator('iframe')
    const refused = page.waitForEvent('console', { predicate: (message) => /frame-src/.test(message.text()) })
    await frame.locator('#evil').click()
    await refused
    const { headers } = await fetch(`${shopUrl()}/`)
    expect(headers.get('content-security-policy')).toContain('frame-src https://help.longmall.example ')
  })

  test('SHL-20 any other host is shown exactly, decoded and raw, with what is odd about it, and opens outside only', async () => {
    const t = getTranslations('webview')
    const page = await visit(webview('https://help.longmall.example@xn--80ak6aa92e.com:8443/a'))
    await page.getByText(t('leaving', { store: 'Longmall' })).waitFor()
    await page.getByText('аррӏе.com', { exact: true }).waitFor()
    await page.getByText('xn--80ak6aa92e.com', { exact: true }).waitFor()
    for (const flag of ['userinfo', 'punycode', 'port'] as const) await page.getByText(t(`flag_${flag}`)).waitFor()
    const link = page.getByRole('link', { name: t('open_outside') })
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    expect(await page.locator('iframe').count()).toBe(0)
  })

  test('SHL-20 what is no address of the web is shown and can be opened by nothing', async () => {
    const t = getTranslations('webview')
    const page = await visit('/v2/member/language/language')
    for (const url of ['javascript:alert(document.domain)', '//evil.example', 'https%3A%2F%2Fhelp.longmall.example', '']) {
      await page.goto(webview(url))
      await page.getByText(t('invalid_link'), { exact: true }).waitFor()
      expect([url, await page.getByRole('link', { name: t('open_outside') }).count()]).toEqual([url, 0])
      expect(await page.locator('iframe').count()).toBe(0)
    }
  })

  test('SHL-20 an address of the shop itself opens as the screen it is', async () => {
    const page = await visit(webview(`${shopUrl()}/v2/member/theme/theme`))
    await page.getByRole('heading', { name: getTranslations('shell')('theme') }).waitFor()
    expect(await addressOf(page)).toBe('/v2/member/theme/theme')
  })
})

const advert: Advert = {
  advert_id: 1,
  title: 'Autumn, at home',
  picture: { src: '/media/banner/autumn-at-home', widths: [600, 1000], avif: false, alt: '' },
  href: '/v2/goods/toplist/toplist',
  seconds: 3,
}
/** The advert is skipped if its picture is late. */
const picture = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=', 'base64')
const runs = async (page: Page, seconds = 30) => {
  await page.route('**/media/banner/autumn-at-home*', (route) => route.fulfill({ contentType: 'image/webp', body: picture }))
  await page.route('**/api/site/adverts*', (route) =>
    route.fulfill({ json: { code: 0, message: '', data: { list: [{ ...advert, seconds }] } } }),
  )
}
const launched = 'performance.getEntriesByType("navigation")[0].responseEnd'

describe('start-up', () => {
  test.each(desktopVisitors)(
    'SHL-15 in $language an advert opens after 300 ms at the earliest, is skipped, and is not shown again',
    async ({ language, width }) => {
      const t = getTranslations('startup', language)
      const page = await visit('/', { language, width, prepare: (fresh) => runs(fresh) })
      await page.waitForURL('**/v2/start_up_ad')
      expect(await page.evaluate(`performance.now() - ${launched}`)).toBeGreaterThanOrEqual(startUpAdMs)
      await page.getByRole('heading', { name: advert.title }).waitFor()
      await page.getByRole('button', { name: t('skip') }).click()
      await page.waitForURL('**/v2/index/index/index')
      await page.goto('/')
      await headingOf(page)
      await page.waitForLoadState('networkidle')
      expect(await addressOf(page)).toBe('/')
    },
  )

  test('SHL-15 an advert that is left alone closes by itself, and its picture opens its link', async () => {
    const page = await visit('/', { prepare: (fresh) => runs(fresh, 3) })
    await page.waitForURL('**/v2/start_up_ad')
    await page.waitForURL('**/v2/index/index/index')
    const other = await visit('/', { prepare: (fresh) => runs(fresh) })
    await other.waitForURL('**/v2/start_up_ad')
    await other.getByRole('link', { name: advert.title }).click()
    await other.waitForURL('**/v2/goods/toplist/toplist')
  })

  test('SHL-15 a deep link shows none, then or on the home page', async () => {
    const requests: string[] = []
    const prepare = async (fresh: Page) => {
      await fresh.clock.install()
      await runs(fresh)
      fresh.on('request', (request) => request.url().includes('/api/site/adverts') && requests.push(request.url()))
    }
    const page = await visit('/v2/member/language/language', { prepare })
    await headingOf(page)
    // The time in which it would be requested and shown, there and on the home page.
    await page.clock.runFor(10 * startUpAdMs)
    await settle(page, '/')
    await page.clock.runFor(10 * startUpAdMs)
    await page.waitForLoadState('networkidle')
    expect([await addressOf(page), requests]).toEqual(['/', []])
  })

  test('SHL-15 the list is requested once the page is shown; empty, it leaves the home page as it is', async () => {
    const requests: number[] = []
    const page = await visit('/', {
      prepare: async (fresh) =>
        fresh.on('request', (request) => void (request.url().includes('/api/site/adverts') && requests.push(Date.now()))),
    })
    await headingOf(page)
    await eventually(() => requests.length).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(await addressOf(page)).toBe('/')
    expect(requests.length).toBe(1)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) =>
            done(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => done(0), 300)
        }),
    )
    expect(shift).toBeLessThan(0.02)
  })
})

describe('test page', () => {
  test.each(phoneVisitors)(
    'SHL-22 in $language it shows the facts for support, passes both security options, and copies no token',
    async ({ language, width }) => {
      const t = getTranslations('testpage', language)
      const member = await registerMember()
      const permissions = ['clipboard-read', 'clipboard-write']
      const page = await visit('/v1/testfullpage', { language, width, member, options: { permissions } })
      for (const name of ['build', 'connection', 'device', 'storage', 'host'] as const)
        await page.getByRole('heading', { name: t(`section_${name}`) }).waitFor()
      await page.getByRole('button', { name: t('run') }).click()
      await eventually(() => page.getByText(t('all_passed', { ms: '#' }).split('#')[0]!).count()).toBe(2)
      await page.getByRole('button', { name: t('copy') }).click()
      await expectToast(page, t('copied'))
      const report = await page.evaluate(() => navigator.clipboard.readText())
      expect(report).toMatch(/^Longmall \d{4}-/)
      for (const line of ['build.version: 1.0.0', 'storage.logged_in: true', `build.language: ${language}`, 'security.option_2: '])
        expect(report).toContain(line)
      const shown = report + (await page.locator('body').innerText())
      expect(shown).not.toContain(member.token)
      expect(shown).not.toContain(member.token.slice(0, 16))
      expect(shown).not.toContain(member.email)
    },
  )
})
