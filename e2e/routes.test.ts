import { isHomePath } from '@longmall/storefront/src/shell/home-paths.ts'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { listStops, opensAlone, passing, passingForMembers, type Stop } from './addresses.ts'
import { shopUrl, useBrowser } from './browser.ts'
import { addressOf, go, headingOf, settle } from './screen.ts'
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
  hasBack: boolean
}

beforeAll(async () => {
  const listed = await listStops()
  member = listed.member
  stops = listed.stops.filter(({ path }) => opensAlone(path))
})

/** What stands at each address when it is asked for directly; two tabs share the walk. */
const walkDirectly = () => {
  direct ??= (async () => {
    const sights = new Map<string, Sight>()
    const rest = [...stops]
    const walk = async () => {
      const page = await visit('/', { member })
      for (let stop = rest.shift(); stop; stop = rest.shift()) {
        const answer = await page.goto(stop.address, { waitUntil: 'commit' })
        const opened = await readScreen(page, stop)
        const hasBack = (await page.getByRole('button', { name: say('back'), exact: true }).count()) > 0
        sights.set(stop.address, { status: answer?.status(), opened, hasBack })
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

test('SHL-01 every path of the table opens its own screen directly', async () => {
  const sights = await walkDirectly()
  const strange = new Set(['', say('not_found_title'), say('error_title'), say('load_error_title')])
  const isWrong = ({ status, opened }: Sight) => status !== 200 || strange.has(opened) || opened.startsWith('another ')
  expect([...sights].filter(([, sight]) => isWrong(sight))).toEqual([])
  expect([...sights.keys()].toSorted()).toEqual(stops.map(({ address }) => address).toSorted())
}, 300_000)

test('SHL-01 a reload opens the same screen again: three each of public and members’ ones, with parameters and without', async () => {
  const page = await visit('/', { member })
  const kinds = Map.groupBy(stops, ({ address, needsLogIn }) => `${needsLogIn} ${address.includes('?')}`)
  expect(kinds.size).toBe(4)
  const three = (kind: Stop[]) => kind.filter((_, index) => index % Math.ceil(kind.length / 3) === 0)
  for (const stop of [...kinds.values()].flatMap(three)) {
    await settle(page, stop.address)
    const heading = await headingOf(page)
    await page.reload({ waitUntil: 'commit' })
    expect([stop.address, await readScreen(page, stop)]).toEqual([stop.address, heading])
  }
})

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

/** Opens each address in turn, and says where another screen came than the one that is wanted. */
async function astray(page: Page, wanted: Record<string, string>) {
  const wrong: string[] = []
  for (const [path, next] of Object.entries(wanted)) {
    await page.goto(path)
    await page.waitForURL(`**${next}`).catch(() => wrong.push(`${path} led to ${page.url()}`))
    await headingOf(page)
  }
  return wrong
}

test('SHL-01 IDN-01 IDN-06 screens of a visitor that have nothing to show, or no step before them, lead on', async () => {
  const page = await visit('/v2/member/language/language')
  expect(await astray(page, passing)).toEqual([])
})

test('SHL-01 steps of a payment password lead a member on while no step before them was taken', async () => {
  const page = await visit('/v2/member/language/language', { member })
  expect(await astray(page, passingForMembers)).toEqual([])
})

test('SHL-01 an unknown path answers 404 with a way home', async () => {
  const page = await visit('/v2/member/language/language')
  for (const path of ['/no/such/place', '/v2/goods/detail', '/v2/goods/detail/detail/more']) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    expect(await headingOf(page)).toBe(say('not_found_title'))
    await page.getByRole('link', { name: say('go_home') }).click()
    await page.waitForURL('**/v2/index/index/index')
    await page.getByRole('navigation', { name: say('main_navigation') }).waitFor()
  }
})

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
