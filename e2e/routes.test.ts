import { isHomePath } from '@longmall/storefront/src/shell/home-paths.ts'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { listStops, opensAlone, passing, passingForMembers, type Stop } from './addresses.ts'
import { shopUrl, useBrowser } from './browser.ts'
import { addressOf, go, headingOf } from './screen.ts'
import { call, type Shopper } from './shopper.ts'
import { words } from './words.ts'

const { visit } = useBrowser()
const say = words('shell')
let stops: Stop[]
let member: Shopper
let direct: Promise<Map<string, Sight>>

interface Sight {
  status: number | undefined
  opened: string
  reloaded: string
  hasBack: boolean
}

beforeAll(async () => {
  const listed = await listStops()
  member = listed.member
  stops = listed.stops.filter(({ path }) => opensAlone(path))
})

/** What stands at each address when it is asked for directly and again on reload; two tabs share the walk. */
const walkDirectly = () => {
  direct ??= (async () => {
    const sights = new Map<string, Sight>()
    const rest = [...stops]
    const walk = async () => {
      const page = await visit('/', { member })
      for (let stop = rest.shift(); stop; stop = rest.shift()) {
        const answer = await page.goto(stop.address, { waitUntil: 'commit' })
        const opened = await readScreen(page, stop)
        await page.reload({ waitUntil: 'commit' })
        const reloaded = await readScreen(page, stop)
        const hasBack = (await page.getByRole('button', { name: say('back'), exact: true }).count()) > 0
        sights.set(stop.address, { status: answer?.status(), opened, reloaded, hasBack })
      }
    }
    await Promise.all([walk(), walk()])
    return sights
  })()
  return direct
}

/** The heading of the screen, once its own code is there and the address is still the one asked for. */
async function readScreen(page: Page, { address, code }: Stop): Promise<string> {
  const heading = await headingOf(page)
  const isOwn = await page.evaluate(
    (name) => performance.getEntriesByType('resource').some((entry) => new URL(entry.name).pathname.startsWith(`/assets/${name}-`)),
    code,
  )
  const here = await addressOf(page)
  if (!isOwn) return `another screen: ${heading}`
  return here === address ? heading : `another address: ${here}`
}

test('SHL-01 every path of the table opens its own screen directly and again on reload', async () => {
  const sights = await walkDirectly()
  const strange = new Set(['', say('not_found_title'), say('error_title'), say('load_error_title')])
  const isWrong = ({ status, opened, reloaded }: Sight) =>
    status !== 200 || opened !== reloaded || strange.has(opened) || opened.startsWith('another ')
  expect([...sights].filter(([, sight]) => isWrong(sight))).toEqual([])
  expect([...sights.keys()].toSorted()).toEqual(stops.map(({ address }) => address).toSorted())
}, 300_000)

test('SHL-01 every screen but those of the tab bar has a way back in its header', async () => {
  const sights = await walkDirectly()
  const { tab_bar } = await call('site/state', {})
  const isTab = ({ path }: Stop) => isHomePath(path) || tab_bar.some((tab) => tab.path === path)
  expect(stops.filter((stop) => !sights.get(stop.address)!.hasBack && !isTab(stop)).map(({ address }) => address)).toEqual([])
}, 300_000)

test('SHL-01 every path opens the same screen from within the shop, by back and by forward', async () => {
  const sights = await walkDirectly()
  const page = await visit('/', { member })
  const wrong: string[] = []
  const see = async ({ address }: Stop, way: string) => {
    const wanted = sights.get(address)!.opened
    const isThere = await page
      .waitForFunction(
        ([to, heading]) => location.pathname + location.search === to && document.querySelector('main h1')?.textContent?.trim() === heading,
        [address, wanted],
      )
      .catch(() => null)
    if (!isThere) wrong.push(`${way} ${address}: not "${wanted}" but "${await headingOf(page)}" at ${await addressOf(page)}`)
  }
  let before: Stop | undefined
  for (const stop of stops) {
    await go(page, stop.address)
    await see(stop, 'in')
    if (before) {
      await page.evaluate(() => history.back())
      await see(before, 'back')
      await page.evaluate(() => history.forward())
      await see(stop, 'forward')
    }
    before = stop
  }
  expect(wrong).toEqual([])
}, 300_000)

test.each(Object.entries(passing))('SHL-01 %s leads on to %s while the shop is open', async (path, wanted) => {
  const page = await visit(path)
  await page.waitForURL(`**${wanted}`)
  await headingOf(page)
})

test.each(Object.entries(passingForMembers))(
  'SHL-01 %s leads a member on to %s while no step before it was taken',
  async (path, wanted) => {
    const page = await visit(path, { member })
    await page.waitForURL(`**${wanted}`)
    await headingOf(page)
  },
)

test.each(['/no/such/place', '/v2/goods/detail', '/v2/goods/detail/detail/more'])(
  'SHL-01 the unknown path %s answers 404 with a way home',
  async (path) => {
    const page = await visit('/')
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    expect(await headingOf(page)).toBe(say('not_found_title'))
    await page.getByRole('link', { name: say('go_home') }).click()
    await page.waitForURL('**/v2/index/index/index')
    await page.getByRole('navigation', { name: say('main_navigation') }).waitFor()
  },
)

test('SHL-01 an unknown path within the shop shows the not-found screen, and back leads out of it', async () => {
  const page = await visit('/v2/member/language/language')
  await headingOf(page)
  await go(page, '/nowhere?at=all')
  await page.getByRole('heading', { name: say('not_found_title') }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: say('language') }).waitFor()
})

test('SHL-02 every screen for members sends a visitor to log in, with the whole address to return to', async () => {
  const page = await visit('/v2/member/language/language')
  await headingOf(page)
  const wrong: unknown[] = []
  for (const { address } of stops.filter(({ needsLogIn }) => needsLogIn)) {
    const wanted = `${address}${address.includes('?') ? '&' : '?'}source_member=7`
    await go(page, wanted)
    await page.waitForURL('**/v1/login?*', { timeout: 40_000 }).catch(() => undefined)
    const { pathname, searchParams } = new URL(page.url())
    if (pathname !== '/v1/login' || searchParams.get('redirect') !== wanted) wrong.push({ wanted, got: page.url() })
    await go(page, '/v2/member/language/language')
    await page.getByRole('heading', { name: say('language') }).waitFor()
  }
  expect(wrong).toEqual([])
})

test('SHL-02 a deep link for members leads through the log-in form to where it led, with its parameters', async () => {
  const page = await visit('/v1/order/list/list?status=to_pay')
  const identity = words('identity')
  await page.waitForURL('**/v1/login?*')
  await page.getByLabel(identity('account_or_email')).fill(member.account)
  await page.getByLabel(identity('password'), { exact: true }).fill(member.password)
  await page.getByRole('button', { name: identity('log_in') }).click()
  await page.waitForURL(`${shopUrl()}/v1/order/list/list?status=to_pay`)
  await page.getByRole('heading', { level: 1, name: words('order')('list_title') }).waitFor()
  await page.getByRole('tab', { name: words('order')('tab_to_pay'), selected: true }).waitFor()
})
