import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { readReserved } from '../../../test/make-promotion.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { reserveStock } from '../../catalogue/reserve-stock.ts'
import { plus } from '../../kernel/time/clock.ts'
import { reservePromotions } from '../../promotion/reserve-promotions.ts'
import { campaignForm, comingWindow, refusedFor, type CampaignInput } from '../test/campaigns.ts'

const shop = await openTestShop()
const staff = await staffClient(shop, 'operator')
const now = () => shop.site.shared.now()
const goods = () => makeGoods(shop, { price: 1000, stock: 10 })
const coming = (days?: number) => comingWindow(now(), days)

describe('one exclusive promotion at a time', () => {
  test('R-13 a SKU of another exclusive promotion at that time is refused by name, across kinds; beside it in time, or not exclusive, it may be', async () => {
    const { sku_id } = await goods()
    const { starts_at, ends_at } = coming()
    const items = [{ sku_id, price: '8.00' }]
    const texts = [{ language: 'en-us' as const, name: 'Evening sale', note: '' }]
    const first = await staff.call('campaign/save', campaignForm(0, { kind: 'flash_sale', starts_at, ends_at, items, texts }))
    const groupBuyForm = campaignForm(0, {
      kind: 'group_buy',
      rules: { min_quantity: 2 },
      items,
      starts_at: plus(ends_at, { seconds: -1 }),
      ends_at: plus(ends_at, { days: 1 }),
    })
    await expect(staff.call('campaign/save', groupBuyForm)).rejects.toMatchObject({
      reason: 'promotion.sku_conflict',
      message: expect.stringContaining('Evening sale'),
      data: { details: { sku_id, promotion_id: first.promotion_id, name: 'Evening sale', kind: 'flash_sale' } },
    })
    expect(await refusedFor(staff.call('campaign/save', { ...groupBuyForm, starts_at: ends_at }))).toBe('done')
    expect(await refusedFor(staff.call('campaign/save', campaignForm(0, { starts_at, ends_at, items })))).toBe('done')
    const draft = await staff.call(
      'campaign/save',
      campaignForm(0, { kind: 'point', starts_at, ends_at, items: [{ sku_id, price: '1.00', rules: { longcoin: 1 } }], is_on: false }),
    )
    expect(await refusedFor(staff.call('campaign/switch', { promotion_id: draft.promotion_id, version: 1, is_on: true }))).toBe(
      'promotion.sku_conflict',
    )
    await staff.call('campaign/switch', { promotion_id: first.promotion_id, version: 1, is_on: false })
    expect(await refusedFor(staff.call('campaign/switch', { promotion_id: draft.promotion_id, version: 1, is_on: true }))).toBe('done')
  })

  test('R-13 of 8 exclusive promotions of one SKU saved at once, one is', async () => {
    const { sku_id } = await goods()
    const window = coming()
    const results = await Promise.all(
      Array.from({ length: 8 }, () => refusedFor(staff.call('campaign/save', campaignForm(sku_id, { kind: 'flash_sale', ...window })))),
    )
    expect(results.filter((one) => one === 'done')).toHaveLength(1)
    expect(results.filter((one) => one === 'promotion.sku_conflict')).toHaveLength(7)
  })
})

describe('editing', () => {
  const running = async (fields: Partial<CampaignInput> = {}) => {
    const { sku_id } = await goods()
    const window = { starts_at: plus(now(), { hours: -1 }), ends_at: plus(now(), { days: 1 }) }
    const form = campaignForm(0, { ...window, items: [{ sku_id, price: '8.00', stock: 5 }], ...fields })
    const saved = await staff.call('campaign/save', form)
    const edit = (changes: Partial<CampaignInput>, version = 1) =>
      staff.call('campaign/save', { ...form, promotion_id: saved.promotion_id, version, ...changes })
    return { sku_id, saved, window, edit }
  }

  test('R-14 once it has begun, what shoppers count on stays; it may be lengthened and get more', async () => {
    const { sku_id, window, edit, saved } = await running()
    const other = await goods()
    expect(await refusedFor(edit({ items: [{ sku_id, price: '7.00', stock: 5 }] }))).toBe('promotion.field_locked')
    expect(await refusedFor(edit({ items: [{ sku_id: other.sku_id, price: '7.00' }] }))).toBe('promotion.field_locked')
    expect(await refusedFor(edit({ starts_at: plus(window.starts_at, { minutes: 1 }) }))).toBe('promotion.field_locked')
    expect(await refusedFor(edit({ ends_at: plus(window.ends_at, { minutes: -1 }) }))).toBe('promotion.field_locked')
    expect(await refusedFor(edit({ allows_coupon: true }))).toBe('promotion.field_locked')
    expect(await refusedFor(edit({ kind: 'topic' }))).toBe('promotion.field_locked')
    const items = [
      { sku_id, price: '8.00', stock: 9 },
      { sku_id: other.sku_id, price: '6.00' },
    ]
    const longer = await edit({ ends_at: plus(window.ends_at, { days: 1 }), items, per_member: 4 })
    expect(longer).toMatchObject({ version: 2, per_member: 4, ends_at: plus(window.ends_at, { days: 1 }) })
    expect(longer.items.map(({ stock }) => stock)).toEqual([9, null])
    expect(await refusedFor(edit({}))).toBe('promotion.changed')
    expect(await refusedFor(staff.call('campaign/delete', { promotion_id: saved.promotion_id, version: 2 }))).toBe('promotion.not_draft')
  })

  test('R-14 it can be edited and ended when the goods have become cheaper than it, and nobody pays more', async () => {
    const { sku_id, edit, saved, window } = await running()
    await shop.db.updateTable('sku').set({ price: 700n }).where('id', '=', sku_id).execute()
    const longer = await edit({ ends_at: plus(window.ends_at, { days: 1 }) })
    expect(longer).toMatchObject({ version: 2, items: [{ sku_id, price: '8.00' }] })
    expect(await refusedFor(edit({ items: [{ sku_id, price: '9.00' }] }, 2))).not.toBe('done')
    expect(await refusedFor(staff.call('campaign/end', { promotion_id: saved.promotion_id, version: 2 }))).toBe('done')
  })

  test('R-14 a set whose parts have other prices than when it began can be edited', async () => {
    const [cup, tray] = [await goods(), await goods()]
    const items = [{ sku_id: cup.sku_id }, { sku_id: tray.sku_id }]
    const { edit } = await running({ kind: 'combo', rules: { set_price: '15.00' }, items })
    await shop.db.updateTable('sku').set({ price: 600n }).where('id', '=', cup.sku_id).execute()
    expect(await edit({ per_member: 3 })).toMatchObject({ version: 2, per_member: 3 })
  })

  test('R-03 units that are taken stay: their number cannot fall below them, and they count as the SKU’s', async () => {
    const { sku_id, saved, edit } = await running()
    const { member_id } = await shop.member()
    const reserved = [{ promotion_id: saved.promotion_id, sku_id, quantity: 4 }]
    await shop.systemContext().transaction(async (context) => {
      await reservePromotions(context, member_id, reserved)
      await reserveStock(context, reserved)
    })
    const stock = (count: number, version: number) => edit({ items: [{ sku_id, price: '8.00', stock: count }] }, version)
    expect(await refusedFor(stock(3, 1))).toBe('promotion.stock_below_reserved')
    expect(await refusedFor(stock(11, 1))).toBe('promotion.insufficient_stock')
    expect((await stock(10, 1)).items[0]).toMatchObject({ stock: 10, reserved: 4 })
    expect((await stock(4, 2)).items[0]).toMatchObject({ stock: 4, reserved: 4 })
    expect(await readReserved(shop, saved.promotion_id, sku_id, member_id)).toEqual({ reserved: 4, used: 4 })
  })

  test('R-02 edits and orders at the same time wait for each other, and no unit is lost', async () => {
    const [one, other] = [await goods(), await goods()]
    const items = [one, other].map(({ sku_id }) => ({ sku_id, price: '8.00', stock: 10 }))
    const { saved, window, edit } = await running({ items })
    const members = await Promise.all(Array.from({ length: 24 }, () => shop.member()))
    const orders = members.map(({ member_id }, n) => {
      const reserved = (n % 2 ? [one, other] : [other, one]).map(({ sku_id }) => ({
        promotion_id: saved.promotion_id,
        sku_id,
        quantity: 1,
      }))
      return shop
        .systemContext()
        .transaction(async (context) => {
          await reservePromotions(context, member_id, reserved)
          await reserveStock(context, reserved)
        })
        .then(() => 1)
        .catch(() => 0)
    })
    const edits = (async () => {
      for (let version = 1; version <= 8; version++) await edit({ ends_at: plus(window.ends_at, { minutes: version }) }, version)
    })()
    const [taken] = await Promise.all([Promise.all(orders), edits])
    expect(taken.filter(Boolean)).toHaveLength(10)
    for (const { sku_id } of [one, other]) expect((await readReserved(shop, saved.promotion_id, sku_id)).reserved).toBe(10)
  })

  test('PRM-02 a coming one may change whole, and be deleted', async () => {
    const { sku_id } = await goods()
    const form = campaignForm(sku_id, coming())
    const { promotion_id } = await staff.call('campaign/save', form)
    const edited = await staff.call('campaign/save', {
      ...form,
      promotion_id,
      version: 1,
      items: [{ sku_id, price: '5.00' }],
      ...coming(3),
    })
    expect(edited.items[0]?.price).toBe('5.00')
    await staff.call('campaign/delete', { promotion_id, version: 2 })
    expect(await refusedFor(staff.call('campaign/staff_view', { promotion_id }))).toBe('promotion.not_found')
  })

  test('PRM-02 switched off it is over for shoppers, on again it goes on; ended it stays ended', async () => {
    const { saved, edit, window } = await running()
    const { promotion_id } = saved
    const view = () => refusedFor(shop.visitor().call('campaign/view', { kind: 'discount', promotion_id }))
    expect(await staff.call('campaign/switch', { promotion_id, version: 1, is_on: false })).toMatchObject({ state: 'off', version: 2 })
    await shop.refresh()
    expect(await view()).toBe('promotion.not_found')
    expect(await staff.call('campaign/switch', { promotion_id, version: 2, is_on: true })).toMatchObject({
      state: 'running',
      ended_at: null,
    })
    const ended = await staff.call('campaign/end', { promotion_id, version: 3 })
    expect(ended).toMatchObject({ state: 'ended', is_on: true, ends_at: ended.ended_at })
    await shop.refresh()
    expect(await view()).toBe('done')
    expect(await refusedFor(staff.call('campaign/end', { promotion_id, version: 4 }))).toBe('promotion.ended')
    expect(await refusedFor(edit({ ends_at: plus(window.ends_at, { days: 9 }) }, 4))).toBe('promotion.ended')
    expect(await refusedFor(staff.call('campaign/switch', { promotion_id, version: 4, is_on: true }))).toBe('promotion.not_reversible')
  })

  test('PRM-02 what has not begun cannot be ended, and English words are needed', async () => {
    const { sku_id } = await goods()
    const { promotion_id } = await staff.call('campaign/save', campaignForm(sku_id, coming()))
    expect(await refusedFor(staff.call('campaign/end', { promotion_id, version: 1 }))).toBe('promotion.not_started')
    const texts = [{ language: 'zh-cn' as const, name: '八元', note: '' }]
    expect(await refusedFor(staff.call('campaign/save', campaignForm(sku_id, { texts })))).toBe('promotion.english_required')
    expect(await refusedFor(staff.call('campaign/save', campaignForm(2147483647)))).toBe('catalogue.goods_not_found')
  })
})
