import { describe, expect, test } from 'vitest'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { plus } from '../../kernel/time/clock.ts'

const shop = await openTestShop()
const operator = await staffClient(shop, 'operator')
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )
const versions = async () => new Map((await operator.call('site/view_settings', {})).list.map(({ key, version }) => [key, version]))
async function set(values: Record<string, unknown>) {
  const known = await versions()
  const list = Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value), version: known.get(key) ?? 0 }))
  await operator.call('site/change_settings', { list })
  await shop.refresh()
}
const state = () => shop.visitor().call('site/state', {})

describe('how the shop looks', () => {
  test('CON-04 SHL-03 SHL-05 an operator chooses the theme and orders, names and draws the tabs', async () => {
    const tab_bar = [
      { key: 'member', path: '/v2/member/index/index', icon: 'circle-user', label: { 'en-us': 'Me', 'zh-cn': '我的账户' } },
      { key: 'home', path: '/', icon: 'store' },
    ]
    await set({ 'site.theme_style': 'green', 'site.tab_bar': tab_bar })
    expect(await state()).toMatchObject({
      theme_style: 'green',
      tab_bar: [
        { key: 'member', label: 'Me' },
        { key: 'home', label: 'Home' },
      ],
    })
  })

  test('CON-04 SHL-07 an add-on that is switched off answers that it is', async () => {
    const { asset: _area, ...addons } = (await state()).addons
    await set({ 'site.addons': { ...addons, membersignin: false } })
    expect((await state()).addons.membersignin).toBe(false)
    expect((await refusalOf((await shop.member()).call('reward/sign_in_view', {}))).reason).toBe('call.feature_off')
  })

  test('CON-04 nothing but the look and the opening is changed here', async () => {
    const refused = await refusalOf(
      operator.call('site/change_settings', { list: [{ key: 'payment.stripe_key', value: '"x"', version: 0 }] }),
    )
    expect(refused.reason).toBe('setting.not_found')
  })
})

describe('closing the shop', () => {
  test('CON-04 SHL-12 by the operator (-2), until a time (-3), and open again', async () => {
    await set({ 'site.state': -2 })
    expect(await refusalOf(shop.visitor().call('search/hot', {}))).toMatchObject({ code: -2, status: 503 })
    expect(await operator.call('site/view_settings', {})).toHaveProperty('list')
    const until = plus(shop.site.shared.now(), { hours: 2 })
    await set({ 'site.state': -3, 'site.closed_until': until })
    expect(await refusalOf(shop.visitor().call('search/hot', {}))).toMatchObject({ code: -3 })
    expect(await state()).toMatchObject({ site_state: -3, closed_until: until })
    await set({ 'site.state': 1, 'site.closed_until': null })
    expect(await shop.visitor().call('search/hot', {})).toHaveProperty('hot')
  })
})

describe('adverts', () => {
  const starts_at = plus(shop.site.shared.now(), { hours: -1 })
  const ends_at = plus(shop.site.shared.now(), { hours: 5 })
  const advert = {
    code: 'start_up',
    position: 0,
    picture: { src: '/media/banner/sale', widths: [640], avif: true },
    href: '/v2/goods/list/list',
    seconds: 4,
    starts_at,
    ends_at,
    is_on: true,
    texts: [
      { language: 'en-us', title: 'Autumn sale' },
      { language: 'ja-jp', title: '秋のセール' },
    ],
  } as const
  const input = { ...advert, picture: { ...advert.picture, widths: [640] }, texts: [...advert.texts] }
  const shown = async (language: 'en-us' | 'ja-jp' = 'en-us') => {
    await shop.refresh()
    return (await shop.visitor().call('site/adverts', { code: 'start_up' }, { language })).list.map(({ title }) => title)
  }

  test('CON-04 SHL-15 one is added, seen at once, changed, switched off and removed', async () => {
    const { advert_id, version } = await operator.call('site/save_advert', input)
    expect([await shown(), await shown('ja-jp')]).toEqual([['Autumn sale'], ['秋のセール']])
    expect(await operator.call('site/view_advert', { advert_id })).toMatchObject({
      ...advert,
      texts: expect.arrayContaining([...advert.texts]),
    })
    const off = await operator.call('site/save_advert', { ...input, advert_id, version, is_on: false })
    expect(await shown()).toEqual([])
    expect((await operator.call('site/list_adverts', {})).list).toMatchObject([{ advert_id, state: 'off', title: 'Autumn sale' }])
    expect((await operator.call('site/list_adverts', { state: 'running' })).list).toEqual([])
    expect((await refusalOf(operator.call('site/save_advert', { ...input, advert_id, version }))).reason).toBe('site.changed')
    expect((await refusalOf(operator.call('site/remove_advert', { advert_id, version }))).reason).toBe('site.changed')
    await operator.call('site/remove_advert', { advert_id, version: off.version })
    expect((await refusalOf(operator.call('site/view_advert', { advert_id }))).reason).toBe('site.advert_not_found')
  })

  test.each([
    ['site.advert_window', { ends_at: starts_at }],
    ['site.advert_not_found', { advert_id: 2147483647, version: 1 }],
    ['call.wrong_fields', { texts: [{ language: 'ja-jp', title: '秋' }] }],
    ['call.wrong_fields', { texts: [advert.texts[0], advert.texts[0]] }],
    ['call.wrong_fields', { href: '//elsewhere.example' }],
    ['call.wrong_fields', { href: 'javascript:alert(1)' }],
    ['media.gone', { picture: { src: '/media/o/ab/gone', widths: [640], avif: true } }],
  ])('CON-04 SHL-15 it is refused (%s) with %j', async (reason, wrong) => {
    expect((await refusalOf(operator.call('site/save_advert', { ...input, ...(wrong as object) }))).reason).toBe(reason)
  })

  test('CON-10 the list goes page by page', async () => {
    for (let n = 0; n < 3; n++) await operator.call('site/save_advert', { ...input, position: n })
    const first = await operator.call('site/list_adverts', { page_size: 2 })
    const rest = await operator.call('site/list_adverts', { page_size: 2, cursor: first.next! })
    expect([first.list.length, rest.list.length, rest.next]).toEqual([2, 1, null])
  })
})
