import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { campaignForm, comingWindow, refusedFor, seriesForm } from '../test/campaigns.ts'

const shop = await openTestShop()
const staff = await staffClient(shop, 'operator')
const now = () => shop.site.shared.now()
const goods = () => makeGoods(shop, { price: 1000, stock: 10 })
const coming = (days?: number) => comingWindow(now(), days)

describe('series and search', () => {
  test('PRM-03 one call makes the sessions of each day, and none of them when one cannot be', async () => {
    const { sku_id } = await goods()
    const sessions = [
      { from_minute: 600, minutes: 120 },
      { from_minute: 1200, minutes: 120 },
    ]
    const series = { ...seriesForm(sku_id), first_day: '2031-06-01', last_day: '2031-06-03', sessions }
    const { promotion_ids } = await staff.call('campaign/save_series', series)
    expect(promotion_ids).toHaveLength(6)
    expect(await staff.call('campaign/staff_view', { promotion_id: promotion_ids[1]! })).toMatchObject({
      starts_at: '2031-06-01T12:00:00.000Z',
      ends_at: '2031-06-01T14:00:00.000Z',
    })
    const again = { ...series, first_day: '2031-05-31', last_day: '2031-06-01' }
    expect(await refusedFor(staff.call('campaign/save_series', again))).toBe('promotion.sku_conflict')
    expect((await staff.call('campaign/search', { kind: 'flash_sale', goods_id: (await goods()).goods_id })).list).toEqual([])
    const rows = await shop.db.selectFrom('promotion_item').select('promotion_id').where('sku_id', '=', sku_id).execute()
    expect(rows).toHaveLength(6)
    expect(await refusedFor(staff.call('campaign/save_series', { ...series, first_day: '2032-01-01', last_day: '2032-12-31' }))).toBe(
      'sessions',
    )
  })

  test('CON-04 promotions are searched by kind, state, words and goods, a page at a time', async () => {
    const { sku_id, goods_id } = await goods()
    const names = ['Rare 10% find', 'Rare find', 'Common']
    for (const [n, name] of names.entries())
      await staff.call(
        'campaign/save',
        campaignForm(sku_id, { ...coming(n + 1), is_on: n !== 1, texts: [{ language: 'en-us', name, note: '' }] }),
      )
    const search = async (input: object) => (await staff.call('campaign/search', { goods_id, ...input })).list.map((one) => one.name)
    expect(await search({})).toEqual(['Common', 'Rare find', 'Rare 10% find'])
    expect(await search({ keyword: 'rare' })).toEqual(['Rare find', 'Rare 10% find'])
    expect(await search({ keyword: '10%' })).toEqual(['Rare 10% find'])
    expect(await search({ state: 'draft' })).toEqual(['Rare find'])
    expect(await search({ state: 'upcoming', kind: 'discount' })).toEqual(['Common', 'Rare 10% find'])
    expect(await search({ kind: 'topic' })).toEqual([])
    const page = await staff.call('campaign/search', { goods_id, page_size: 2 })
    const next = await staff.call('campaign/search', { goods_id, page_size: 2, cursor: page.next! })
    expect([...page.list, ...next.list].map((one) => one.name)).toEqual(['Common', 'Rare find', 'Rare 10% find'])
    expect(next.next).toBe(null)
  })
})
