import { openDatabase } from '@longmall/server/src/kernel/database/database.ts'
import { startEmbedded } from '@longmall/server/src/kernel/database/embedded.ts'
import { answerMs } from '@longmall/storefront/src/bridge/message/link.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopUrl, useBrowser, visitOwnShop } from './browser.ts'
import { eventually } from './eventually.ts'
import { headingOf } from './screen.ts'
import { registerMember } from './shopper.ts'
import { expectAddress, expectLogged, openSimulator } from './simulator.ts'
import { startOwnShop } from './own-shop.ts'
import type { StartedShop } from './start-shop.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
let shop: StartedShop
let list: (origins: string[]) => Promise<void>
let end: () => Promise<void>
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  const { db, close } = openDatabase((await startEmbedded(shop.folder)).serverUrl, 2)
  list = async (origins) => {
    const value = JSON.stringify(origins)
    await db
      .insertInto('setting')
      .values({ key: 'bridge.host_origins', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    const policy = async () => (await fetch(shop.address)).headers.get('content-security-policy')
    await eventually(policy).toContain(["frame-ancestors 'self'", ...origins].join(' '))
  }
  end = async () => {
    await close()
    await shop.stop()
  }
})
afterAll(() => end())

test('HST-02 20 messages of the framing page that are none of ours, and 20 right ones of anybody else, are dropped', async () => {
  const simulator = await openSimulator(visit)
  const { page, receivedCommands, address, stored } = simulator
  // The app's first message locks the shop and redirects a logged-out visitor to the home page.
  await expectAddress(simulator, /^\/v2\/index\/index\/index$/)
  expect(await stored('loginLock')).toBe('1')
  const before = address()
  const right = (id: string) =>
    JSON.stringify({ cmd: '015', pro_version: '1.0.0', plartform: 'ios', mes_unique_id: id, url: '/v2/goods/cart/cart' })
  const wrong = [
    '',
    'x',
    '{}',
    '[]',
    'null',
    '0',
    '{"cmd":15}',
    '{"cmd":"015"}',
    '{"cmd":"15"}',
    '{"cmd":"0015"}',
    right('a').replace('015', '018'),
    right('a').replace('1.0.0', '3.0'),
    right('a').replace('plartform', 'platform'),
    right('').replace('"url"', '"uri"'),
    right('a').replace('"/v2/goods/cart/cart"', 'null'),
    right('a').replace('"/v2/goods/cart/cart"', '[1]'),
    right('a').replace('015', '001'),
    right('a').replace('015', '010'),
    right('x'.repeat(200)),
    `${right('a')}}`,
  ]
  expect(wrong.length).toBe(20)
  const acks = async () => (await receivedCommands('in')).filter((cmd) => cmd === '010').length
  const acked = await acks()
  await page.evaluate(
    (all) => all.forEach((raw) => document.querySelector<HTMLIFrameElement>('iframe[name=shop]')!.contentWindow!.postMessage(raw, '*')),
    wrong,
  )
  await eventually(
    async () => (await receivedCommands('problem')).filter((text) => text.includes('dropped')).length,
  ).toBeGreaterThanOrEqual(20)

  const strangers = [...Array(20)].map((_, n) => right(`stranger-${n}`))
  await page.evaluate((all) => {
    const shop = document.querySelector<HTMLIFrameElement>('iframe[name=shop]')!.contentWindow!
    const siblingFrame = document.querySelector<HTMLIFrameElement>('iframe[sandbox]')!.contentWindow!
    // From a frame without an origin, from the shop's own window, and from the framing one under another origin.
    all.forEach((raw, n) => {
      if (n % 3 === 0) siblingFrame.postMessage(raw, '*')
      else if (n % 3 === 1) shop.dispatchEvent(new MessageEvent('message', { data: raw, origin: location.origin, source: shop }))
      else shop.dispatchEvent(new MessageEvent('message', { data: raw, origin: 'https://evil.example', source: window }))
    })
  }, strangers)
  await expectLogged(simulator, 'https://evil.example, which is not listed')
  await eventually(async () => (await receivedCommands('problem')).filter((text) => text.includes('does not frame the shop')).length).toBe(
    14,
  )
  expect([address(), await stored('token'), (await acks()) - acked]).toEqual([before, null, 0])
})

/** A page of another origin that frames the shop and exchanges messages with it. */
async function hostPage() {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<title>host</title><iframe name="shop" src="${shopUrl()}/?language=en-us" width="390" height="700"></iframe><script>
      window.received = []
      addEventListener('message', ({ data, origin }) => received.push([origin, JSON.parse(data).cmd]))
    </script>`)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return { origin, close: () => server.close() }
}

const messagesTo = (page: Page) => page.evaluate(() => (window as unknown as { received: [string, string][] }).received)
const sendCommand = (page: Page, cmd: string, fields: object) =>
  page.evaluate((message) => frames[0]!.postMessage(JSON.stringify(message), '*'), {
    cmd,
    pro_version: '1.0.0',
    plartform: 'web',
    mes_unique_id: `${cmd} ${Math.random()}`,
    ...fields,
  })

test('HST-02 a page of another origin can frame the shop and exchange messages with it when the operator listed it, and not otherwise', async () => {
  const host = await hostPage()
  const refused = await visit(host.origin)
  await eventually(() => refused.frames()[1]?.url()).toMatch(/^chrome-error/)
  expect(await messagesTo(refused)).toEqual([])

  await list([host.origin])
  const page = await visit(host.origin)
  await eventually(() => messagesTo(page)).toEqual([
    [shopUrl(), '008'],
    [shopUrl(), '001'],
  ])
  await sendCommand(page, '015', { url: '/v2/goods/category/category' })
  await eventually(() => page.frames()[1]!.url()).toContain('/v2/goods/category/category?time=')
  await list([])
  host.close()
})

/** An app's web view: its object exists before the page, and records the commands of the shop. */
const putObject = (kind: 'android' | 'ios') => async (page: Page) =>
  page.addInitScript((platform) => {
    const received: string[] = []
    const poster = { postMessage: (json: string) => void received.push((JSON.parse(json) as { cmd: string }).cmd) }
    Object.assign(
      window,
      { received },
      platform === 'android' ? { LongmallHost: poster } : { webkit: { messageHandlers: { LongmallHost: poster } } },
    )
  }, kind)
const received = (page: Page) => page.evaluate(() => (window as unknown as { received: string[] }).received)

test.each(['android', 'ios'] as const)(
  'HST-02 HST-06 in a web view of %s the app’s object is used, and the log-in is the app’s',
  async (kind) => {
    const member = await registerMember()
    const prepare = async (fresh: Page) => {
      await fresh.clock.install()
      await putObject(kind)(fresh)
    }
    const page = await visit('/v1/member/address/address', { member, prepare })
    await eventually(() => received(page)).toEqual(['008', '001'])
    await page.evaluate(() =>
      (window as unknown as { longmallReceive: (json: string) => void }).longmallReceive(
        '{"cmd":"015","pro_version":"1.0.0","plartform":"ios","mes_unique_id":"1","url":"/v2/goods/cart/cart"}',
      ),
    )
    await page.waitForURL('**/v2/goods/cart/cart?time=*')
    await page.goto('/v1/login/login/logout')
    await eventually(() => received(page)).toEqual(['008', '001', '007', '004'])
    await page.clock.runFor(answerMs)
    const tBridge = getTranslations('bridge')
    await page.getByRole('dialog', { name: tBridge('no_response_title') }).waitFor()
    await page.getByRole('button', { name: tBridge('dismiss') }).click()
    await page.waitForURL('**/v1/login?*')
  },
)

test('HST-03 in life mode an ended session sends one request to the app, however many calls detect it', async () => {
  const member = await registerMember()
  const page = await visit('/v2/member/index/index?islifemode=1', {
    member: { ...member, token: 'x'.repeat(43) },
    prepare: putObject('ios'),
  })
  await eventually(() => received(page)).toContain('004')
  await page.waitForLoadState('networkidle')
  expect((await received(page)).filter((cmd) => cmd === '004')).toEqual(['004'])
  expect(new URL(page.url()).pathname).not.toContain('/v1/login')
  expect(await page.evaluate(() => localStorage.getItem('islifemode'))).toBe('1')
})

test('a browser’s own window loads nothing of the bridge', async () => {
  const seen: string[] = []
  const page = await visit('/', { prepare: async (fresh) => fresh.on('request', (request) => seen.push(request.url())) })
  await headingOf(page).catch(() => undefined)
  await page.waitForLoadState('networkidle')
  expect(seen.filter((url) => /start-bridge|\/api\/bridge\//.test(url))).toEqual([])
  expect((await fetch(`${shopUrl()}/host-simulator`)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
