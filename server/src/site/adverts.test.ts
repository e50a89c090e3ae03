import type { Language } from '@longmall/contract/fields.ts'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { plus } from '../kernel/time/clock.ts'
import { catalogueChanged } from '../kernel/shared.ts'

const shop = await openTestShop()
const now = () => shop.site.shared.now()

async function advert(fields: object = {}, titlesByLanguage: Partial<Record<Language, string>> = { 'en-us': 'Sale' }) {
  const row = { code: 'start_up', is_on: true, starts_at: plus(now(), { hours: -1 }), ends_at: plus(now(), { hours: 1 }), ...fields }
  const { id } = await shop.db.insertInto('advert').values(row).returning('id').executeTakeFirstOrThrow()
  for (const [language, title] of Object.entries(titlesByLanguage))
    await shop.db.insertInto('advert_text').values({ advert_id: id, language, title }).execute()
  await catalogueChanged(shop.db)
  await shop.refresh()
  return id
}
const list = async (language: Language = 'en-us') => (await shop.visitor().call('site/adverts', { code: 'start_up' }, { language })).list
const titles = async () => (await list()).map(({ title }) => title)

describe('start-up adverts', () => {
  test('SHL-15 the list is empty until an advert is switched on', async () => {
    expect(await list()).toEqual([])
    await advert({ is_on: false }, { 'en-us': 'Off' })
    expect(await list()).toEqual([])
  })

  test('SHL-15 an advert is shown in the language asked, English where it has none, with its picture and how long it stays', async () => {
    const picture = { src: '/media/banner/sale', widths: [750], avif: false }
    const id = await advert(
      { picture: JSON.stringify(picture), href: '/v2/goods/list/list', seconds: 5 },
      { 'en-us': 'Sale', 'zh-cn': '促销' },
    )
    const expected = { advert_id: id, title: 'Sale', picture: { ...picture, alt: '' }, href: '/v2/goods/list/list', seconds: 5 }
    expect(await list()).toEqual([expected])
    expect(await list('zh-cn')).toEqual([{ ...expected, title: '促销' }])
    expect(await list('ms-my')).toEqual([expected])
    await shop.db.deleteFrom('advert').execute()
    await catalogueChanged(shop.db)
  })

  test('SHL-15 an advert appears and goes with its window, although the answer is kept', async () => {
    await advert({ starts_at: plus(now(), { minutes: 10 }), ends_at: plus(now(), { minutes: 20 }) }, { 'en-us': 'Soon' })
    expect(await titles()).toEqual([])
    await shop.advance({ minutes: 11 })
    await shop.refresh()
    expect(await titles()).toEqual(['Soon'])
    await shop.advance({ minutes: 10 })
    await shop.refresh()
    expect(await titles()).toEqual([])
  })
})

describe('what the operator sets', () => {
  test('SHL-20 SHL-21 without settings no host is framed and no tiles are fetched', async () => {
    expect(await shop.visitor().call('site/web_view', {})).toEqual({ hosts: [] })
    expect(await shop.visitor().call('site/map', {})).toEqual({ tiles: null })
  })

  test('SHL-20 SHL-21 hosts and tiles are shown as set', async () => {
    const tiles = { template: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Example' }
    const set = await openTestShop({ settings: { 'site.webview_hosts': ['help.example', '*.partner.example'], 'site.map_tiles': tiles } })
    expect(await set.visitor().call('site/web_view', {})).toEqual({ hosts: ['help.example', '*.partner.example'] })
    expect(await set.visitor().call('site/map', {})).toEqual({ tiles })
  })

  test.each([
    ['site.webview_hosts', ['https://help.example']],
    ['site.webview_hosts', ['*']],
    ['site.webview_hosts', ["help.example; script-src 'unsafe-inline'"]],
    ['site.map_tiles', { template: 'http://tiles.example/{z}/{x}/{y}.png', attribution: 'x' }],
    ['site.map_tiles', { template: 'https://tiles.example/{z}/{x}/{y}.png; script-src *', attribution: 'x' }],
  ])('QUA-09 a value of %s that could loosen the content policy counts as absent: %j', async (key, value) => {
    const odd = await openTestShop({ settings: { [key]: value } })
    expect(await odd.visitor().call('site/web_view', {})).toEqual({ hosts: [] })
    expect(await odd.visitor().call('site/map', {})).toEqual({ tiles: null })
  })
})
