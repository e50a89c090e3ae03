import { isHomePath } from '@longmall/storefront/src/shell/home-paths.ts'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { listRoutes, opensDirectly, redirects, memberRedirects, type RouteStop } from './addresses.ts'
import { findViolations } from './axe.ts'
import { shopUrl, useBrowser } from './browser.ts'
import { addressOf, go, headingOf, settle } from './screen.ts'
import { call, findGoods, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'
import { useUntranslated } from './untranslated.ts'

const { visit } = useBrowser()
const t = getTranslations('shell')
const tChinese = getTranslations('shell', 'zh-cn')
let routes: RouteStop[]
let member: Shopper
let direct: Promise<Map<string, RenderedScreen>> | undefined
let within: Promise<Walk> | undefined

interface RenderedScreen {
  status: number | undefined
  opened: string
  hasBack: boolean
}

beforeAll(async () => {
  const listed = await listRoutes()
  member = listed.member
  routes = listed.routes.filter(({ path }) => opensDirectly(path))
  const [goods] = await findGoods()
  await call('cart/add', { sku_id: goods!.sku_id, quantity: 2 }, member)
})

/** Pictures are a sixth of the work of a page, and nothing here depends on them. */
async function blockPictures(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: ['*/media/*'] })
}

/** What each address shows when it is requested directly; two tabs share the walk. */
const openAllDirectly = () => {
  direct ??= (async () => {
    const rendered = new Map<string, RenderedScreen>()
    const rest = [...routes]
    const openEach = async () => {
      const page = await visit('/', { member, language: 'zh-cn', prepare: blockPictures })
      for (let route = rest.shift(); route; route = rest.shift()) {
        const answer = await page.goto(route.address, { waitUntil: 'commit' })
        const opened = await readScreen(page, route)
        const hasBack = (await page.getByRole('button', { name: tChinese('back'), exact: true }).count()) > 0
        rendered.set(route.address, { status: answer?.status(), opened, hasBack })
      }
    }
    await Promise.all([openEach(), openEach()])
    return rendered
  })()
  return direct
}

/** The heading of the screen, once its own code is loaded and the address is still the requested one. */
async function readScreen(page: Page, { address, code }: RouteStop): Promise<string> {
  const heading = await headingOf(page)
  const isOwn = await page.evaluate(
    (name) => performance.getEntriesByType('resource').some((entry) => new URL(entry.name).pathname.startsWith(`/assets/${name}-`)),
    code,
  )
  const here = await addressOf(page)
  if (!isOwn) return `another screen: ${heading}`
  return here === address ? heading : `another address: ${here}`
}

test('SHL-01 every path of the table opens its own screen directly', async () => {
  const rendered = await openAllDirectly()
  const strange = new Set(['', tChinese('not_found_title'), tChinese('error_title'), tChinese('load_error_title')])
  const isWrong = ({ status, opened }: RenderedScreen) => status !== 200 || strange.has(opened) || opened.startsWith('another ')
  expect([...rendered].filter(([, sight]) => isWrong(sight))).toEqual([])
  expect([...rendered.keys()].toSorted()).toEqual(routes.map(({ address }) => address).toSorted())
}, 300_000)

test('SHL-01 a reload opens the same screen again: three each of public and members’ ones, with parameters and without', async () => {
  const page = await visit('/', { member })
  const kinds = Map.groupBy(routes, ({ address, needsLogIn }) => `${needsLogIn} ${address.includes('?')}`)
  expect(kinds.size).toBe(4)
  const three = (kind: RouteStop[]) => kind.filter((_, index) => index % Math.ceil(kind.length / 3) === 0)
  for (const route of [...kinds.values()].flatMap(three)) {
    await settle(page, route.address)
    const heading = await headingOf(page)
    await page.reload({ waitUntil: 'commit' })
    expect([route.address, await readScreen(page, route)]).toEqual([route.address, heading])
  }
})

test('SHL-01 every screen but those of the tab bar has a way back in its header', async () => {
  const rendered = await openAllDirectly()
  const { tab_bar } = await call('site/state', {})
  const isTab = ({ path }: RouteStop) => isHomePath(path) || tab_bar.some((tab) => tab.path === path)
  expect(routes.filter((route) => !rendered.get(route.address)!.hasBack && !isTab(route)).map(({ address }) => address)).toEqual([])
}, 300_000)

/** What is wrong by address, when all are opened one after the other within the shop, each followed by a step back and forward. */
interface Walk {
  elsewhere: string[]
  barriers: Record<string, string[]>
  untranslated: Record<string, string[]>
}

const walkWithinShop = () => {
  within ??= (async () => {
    const rendered = await openAllDirectly()
    const { listen, find } = useUntranslated('zh-cn')
    const page = await visit('/', { member, language: 'zh-cn', options: { reducedMotion: 'reduce' }, prepare: listen })
    const walk: Walk = { elsewhere: [], barriers: {}, untranslated: {} }
    const check = async ({ address }: RouteStop, way: string) => {
      const expected = rendered.get(address)!.opened
      // A count in a heading comes with its data.
      const isThere = await page
        .waitForFunction(
          ([to, heading]) =>
            location.pathname + location.search === to && document.querySelector('main h1')?.textContent?.trim().startsWith(heading!),
          [address, expected] as const,
        )
        .catch(() => null)
      if (!isThere) walk.elsewhere.push(`${way} ${address}: not "${expected}" but "${await headingOf(page)}" at ${await addressOf(page)}`)
    }
    let before: RouteStop | undefined
    for (const route of routes) {
      await settle(page, route.address)
      await check(route, 'in')
      const [barriers, untranslated] = [await findViolations(page), await find(page)]
      if (barriers.length > 0) walk.barriers[route.address] = barriers
      if (untranslated.length > 0) walk.untranslated[route.address] = untranslated
      if (before) {
        await page.evaluate(() => history.back())
        await check(before, 'back')
        await page.evaluate(() => history.forward())
        await check(route, 'forward')
      }
      before = route
    }
    return walk
  })()
  return within
}

test('SHL-01 every path opens the same screen from within the shop, by back and by forward', async () => {
  expect((await walkWithinShop()).elsewhere).toEqual([])
}, 600_000)

test('SHL-19 axe finds nothing serious or critical on any route', async () => {
  expect((await walkWithinShop()).barriers).toEqual({})
}, 600_000)

test('SHL-06 no screen of all shows English to a shopper of zh-cn', async () => {
  expect((await walkWithinShop()).untranslated).toEqual({})
}, 600_000)

/** Opens each address in turn, and returns those where another screen than the expected one was shown. */
async function findWrongAddresses(page: Page, expected: Record<string, string>) {
  const wrong: string[] = []
  for (const [path, next] of Object.entries(expected)) {
    await page.goto(path)
    await page.waitForURL(`**${next}`).catch(() => wrong.push(`${path} led to ${page.url()}`))
    await headingOf(page)
  }
  return wrong
}

test('SHL-01 IDN-01 IDN-06 screens of a visitor that have nothing to show, or no step before them, lead on', async () => {
  const page = await visit('/v2/member/language/language')
  expect(await findWrongAddresses(page, redirects)).toEqual([])
})

test('SHL-01 steps of a payment password redirect a member while no step before them was taken', async () => {
  const page = await visit('/v2/member/language/language', { member })
  expect(await findWrongAddresses(page, memberRedirects)).toEqual([])
})

test('SHL-01 an unknown path answers 404 with a way home', async () => {
  const page = await visit('/v2/member/language/language')
  for (const path of ['/no/such/place', '/v2/goods/detail', '/v2/goods/detail/detail/more']) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    expect(await headingOf(page)).toBe(t('not_found_title'))
    await page.getByRole('link', { name: t('go_home') }).click()
    await page.waitForURL('**/v2/index/index/index')
    await page.getByRole('navigation', { name: t('main_navigation') }).waitFor()
  }
})

test('SHL-01 an unknown path within the shop shows the not-found screen, and back leads out of it', async () => {
  const page = await visit('/v2/member/language/language')
  await headingOf(page)
  await go(page, '/nowhere?at=all')
  await page.getByRole('heading', { name: t('not_found_title') }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: t('language') }).waitFor()
})

test('SHL-02 every screen for members sends a visitor to log in, with the whole address to return to', async () => {
  const page = await visit('/v2/member/language/language')
  await headingOf(page)
  const wrong: unknown[] = []
  for (const { address } of routes.filter(({ needsLogIn }) => needsLogIn)) {
    const expected = `${address}${address.includes('?') ? '&' : '?'}source_member=7`
    await go(page, expected)
    // The log-in screen that the last one led to stays until then.
    const isSent = ({ pathname, searchParams }: URL) => pathname === '/v1/login' && searchParams.get('redirect') === expected
    await page.waitForURL(isSent, { timeout: 40_000 }).catch(() => wrong.push({ expected, got: page.url() }))
  }
  expect(wrong).toEqual([])
})

test('SHL-02 a deep link for members leads through the log-in form to where it led, with its parameters', async () => {
  const page = await visit('/v1/order/list/list?status=to_pay')
  const tIdentity = getTranslations('identity')
  await page.waitForURL('**/v1/login?*')
  await page.getByLabel(tIdentity('account_or_email')).fill(member.account)
  await page.getByLabel(tIdentity('password'), { exact: true }).fill(member.password)
  await page.getByRole('button', { name: tIdentity('log_in') }).click()
  await page.waitForURL(`${shopUrl()}/v1/order/list/list?status=to_pay`)
  await page.getByRole('heading', { level: 1, name: getTranslations('order')('list_title') }).waitFor()
  await page.getByRole('tab', { name: getTranslations('order')('tab_to_pay'), selected: true }).waitFor()
})
