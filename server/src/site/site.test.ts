import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addons } from '@longmall/contract/addons.ts'
import { languages } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type Refused, type TestShop } from '../../test/harness.ts'
import { isAddonOn, requireAddon } from '../kernel/addons.ts'
import { plus } from '../kernel/time/clock.ts'
import { Refusal } from '../kernel/refusal.ts'
import { drainAutomatically, drainTimers, setTimer } from '../kernel/time/timers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})

async function change(settings: Record<string, unknown>) {
  for (const [key, value] of Object.entries(settings))
    await sql`insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb) on conflict (key) do update set value = excluded.value`.execute(
      shop.db,
    )
  await shop.refresh()
}
const stateIn = (language: (typeof languages)[number] = 'en-us') => shop.visitor().call('site/state', {}, { language })
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )

describe('the state of the shop', () => {
  test('SHL-07 SHL-26 one call tells the shell all it shares: version, state, theme, add-ons, tabs', async () => {
    const state = await stateIn()
    expect(state).toMatchObject({
      version: '1.0.0',
      site_state: 1,
      closed_until: null,
      theme_style: 'default',
      currency: 'USD',
      price_style: 'locale',
      time_zone: 'Asia/Shanghai',
      hotline: '',
      demo: true,
    })
    expect(Object.keys(state.addons).toSorted()).toEqual([...addons].toSorted())
    expect(state.languages).toEqual([...languages])
    expect(state.base_urls).toEqual({ main: '/api', member_level: '/api', set_top_box: '/api' })
    expect(state.grade_discounts.find(({ grade }) => grade === 4)).toEqual({ grade: 4, name: 'AM', discount_permille: 980 })
  })

  test('SHL-26 what has not changed is not answered a second time', async () => {
    const first = await shop.app.request('/api/site/state?language=ko-kr')
    const again = await shop.app.request('/api/site/state?language=ko-kr', { headers: { 'if-none-match': first.headers.get('etag')! } })
    expect(again.status).toBe(304)
    await change({ 'site.hotline': '400 800 1234', 'site.time_zone': 'Asia/Seoul' })
    const changed = await shop.app.request('/api/site/state?language=ko-kr', { headers: { 'if-none-match': first.headers.get('etag')! } })
    expect(changed.status).toBe(200)
    expect(await stateIn()).toMatchObject({ hotline: '400 800 1234', time_zone: 'Asia/Seoul' })
    await change({ 'site.time_zone': 'Asia/Shanghai' })
  })

  test('SHL-03 the tabs are home, category, cart and member, named in each language, on paths of the route table', async () => {
    const routes = readFileSync(join(import.meta.dirname, '../../../storefront/src/routes/routes.tsv'), 'utf8')
    const paths = new Set(routes.split('\n').map((line) => line.split('\t')[0]))
    const labels = new Set<string>()
    for (const language of languages) {
      const { tab_bar } = await stateIn(language)
      expect(tab_bar.map(({ key }) => key)).toEqual(['home', 'category', 'cart', 'member'])
      expect(tab_bar.filter(({ path }) => !paths.has(path))).toEqual([])
      labels.add(tab_bar.map(({ label }) => label).join())
    }
    expect(labels.size).toBe(languages.length)
  })

  test('SHL-03 an operator renames, reorders and restyles tabs; the name falls back to English, then to ours', async () => {
    const tab_bar = [
      { key: 'member', path: '/v2/member/index/index', icon: 'star', label: { 'en-us': 'Account', 'zh-cn': '账户' } },
      { key: 'home', path: '/', icon: 'store' },
    ]
    const named = await openTestShop({
      settings: { 'site.tab_bar': tab_bar, 'site.store_name': { 'en-us': 'Dragon', 'zh-cn': '龙商城' }, 'site.theme_style': 'golden' },
    })
    const viewState = (language: (typeof languages)[number]) => named.visitor().call('site/state', {}, { language })
    expect(await viewState('zh-cn')).toMatchObject({
      store_name: '龙商城',
      theme_style: 'golden',
      tab_bar: [
        { key: 'member', icon: 'star', label: '账户' },
        { key: 'home', label: '首页' },
      ],
    })
    expect(await viewState('ja-jp')).toMatchObject({ store_name: 'Dragon', tab_bar: [{ label: 'Account' }, { label: 'ホーム' }] })
  })

  test('SHL-07 only what is built is on, whatever was set; a call of what is off is refused clearly', async () => {
    const state = await stateIn()
    expect(addons.filter((name) => !state.addons[name])).toEqual(['live'])
    const off = await openTestShop({ settings: { 'site.addons': { manjian: false, live: true } } })
    const context = off.systemContext()
    expect([isAddonOn(context, 'manjian'), isAddonOn(context, 'live'), isAddonOn(context, 'coupon')]).toEqual([false, false, true])
    expect(() => requireAddon(context, 'manjian')).toThrow(new Refusal('call.feature_off'))
    expect((await off.visitor().call('site/state', {})).addons).toMatchObject({ manjian: false, live: false, coupon: true })
  })
})

describe('a closed shop', () => {
  test('SHL-12 closed by the operator, calls answer -2 and the state tells it; the console stays open', async () => {
    await change({ 'site.state': -2 })
    expect(await refusalOf(shop.visitor().call('search/hot', {}))).toMatchObject({
      code: -2,
      status: 503,
      reason: 'site.closed_by_operator',
    })
    expect(await stateIn()).toMatchObject({ site_state: -2, closed_until: null })
    expect((await refusalOf(shop.visitor().call('staff/view', {}))).reason).toBe('session.not_logged_in')
    await change({ 'site.state': 1 })
    expect(await shop.visitor().call('search/hot', {})).toHaveProperty('hot')
  })

  test('SHL-12 closed by schedule, calls answer -3 until its time has come; then it opens by itself', async () => {
    const timed = await openTestShop()
    const closed_until = plus(timed.site.shared.now(), { hours: 2 })
    await sql`insert into setting (key, value) values ('site.state', '-3'), ('site.closed_until', ${JSON.stringify(closed_until)}::jsonb)`.execute(
      timed.db,
    )
    await timed.refresh()
    const refused = await refusalOf(timed.visitor().call('search/hot', {}))
    expect(refused).toMatchObject({ code: -3, status: 503, reason: 'site.closed_by_schedule' })
    expect(refused.data.details).toEqual({ closed_until })
    expect(await timed.visitor().call('site/state', {})).toMatchObject({ site_state: -3, closed_until })
    await timed.advance({ hours: 2 })
    expect(await timed.visitor().call('site/state', {})).toMatchObject({ site_state: 1, closed_until: null })
  })
})

describe('the demo', () => {
  test('its accounts are shown in the visitor’s language', async () => {
    const account = { account: 'demo_rm', password: 'demo-pass-1', payment_password: '246810', grade: 'RM' }
    await change({
      'site.demo_accounts': [
        { ...account, note: { 'en-us': 'Three friends', 'zh-cn': '三位好友' } },
        { ...account, note: 'plain' },
      ],
    })
    const { list } = await shop.visitor().call('site/demo_accounts', {}, { language: 'zh-cn' })
    expect(list).toEqual([
      { ...account, note: '三位好友' },
      { ...account, note: 'plain' },
    ])
  })

  test('the clock goes forward, what falls due happens in order at its own time, and what follows from it', async () => {
    const timed = await openTestShop()
    const happened: [string, string][] = []
    timed.site.timers = {
      'test.ring': async ({ db, now }, subject) => {
        happened.push([subject, now])
        if (subject === 'first') await setTimer(db, 'test.ring', 'between', plus(start, { minutes: 30 }))
      },
    }
    const start = timed.site.shared.now()
    await setTimer(timed.db, 'test.ring', 'last', plus(start, { minutes: 50 }))
    await setTimer(timed.db, 'test.ring', 'first', plus(start, { minutes: 10 }))
    await setTimer(timed.db, 'test.ring', 'later', plus(start, { minutes: 90 }))
    const { server_time, timers_run } = await timed.visitor().call('site/advance_clock', { minutes: 60 })
    expect(timers_run).toBe(3)
    expect(happened).toEqual([
      ['first', plus(start, { minutes: 10 })],
      ['between', plus(start, { minutes: 30 })],
      ['last', plus(start, { minutes: 50 })],
    ])
    expect(Date.parse(server_time) - Date.parse(start)).toBeGreaterThanOrEqual(3_600_000)
    expect((await timed.visitor().call('site/time', {})).server_time >= server_time).toBe(true)
  })

  test('the shop’s own loop leaves what falls due to a clock that is being moved, and takes it up again after that', async () => {
    const timed = await openTestShop()
    const ran: number[] = []
    timed.site.timers = { 'test.ring': async () => void ran.push(await drainAutomatically(timed.site, 'all')) }
    const ring = async (subject: string) => setTimer(timed.db, 'test.ring', subject, timed.site.shared.now())
    await ring('first')
    await ring('second')
    await timed.visitor().call('site/advance_clock', { minutes: 60 })
    expect(ran).toEqual([0, 0])
    timed.site.timers = { 'test.ring': async () => void ran.push(1) }
    await ring('third')
    expect(await drainAutomatically(timed.site, 'all')).toBe(1)
  })

  test('the clock’s answer waits for what the shop’s own loop has taken up, and for what follows from it', async () => {
    const timed = await openTestShop()
    const [started, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const happened: string[] = []
    timed.site.timers = {
      'test.ring': async ({ db }, subject) => {
        if (subject === 'first') {
          started.resolve()
          await go.promise
          await setTimer(db, 'test.ring', 'second', start)
        }
        happened.push(subject)
      },
    }
    const start = timed.site.shared.now()
    await setTimer(timed.db, 'test.ring', 'first', start)
    const loop = drainTimers(timed.site)
    await started.promise
    const answer = timed.visitor().call('site/advance_clock', { minutes: 60 })
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting.execute(timed.db)).rows[0]!.count).toBe(1)
    go.resolve()
    await answer
    expect(happened).toEqual(['first', 'second'])
    await loop
  })

  test.each([0, -5, 1.5, 1_051_201, 'soon', undefined])('QUA-04 the clock cannot be moved by %j minutes', async (minutes) => {
    const refused = await refusalOf(shop.visitor().call('site/advance_clock', { minutes: minutes as number }))
    expect(Object.keys(refused.data.fields!)).toEqual(['minutes'])
  })

  test('a shop that is no demo has neither accounts nor a time machine', async () => {
    const real = await openTestShop()
    real.site.config.demo = false
    expect(await refusalOf(real.visitor().call('site/demo_accounts', {}))).toMatchObject({ status: 404, reason: 'call.not_found' })
    expect(await refusalOf(real.visitor().call('site/advance_clock', { minutes: 1 }))).toMatchObject({ status: 404 })
    expect((await real.visitor().call('site/state', {})).demo).toBe(false)
  })
})
