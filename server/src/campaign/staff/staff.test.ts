import { promotionKinds } from '@longmall/contract/promotion-shapes.ts'
import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { plus } from '../../kernel/time/clock.ts'
import { reserveStock } from '../../catalogue/reserve-stock.ts'
import { campaignForm, comingWindow, refusedFor, type CampaignInput } from '../test/campaigns.ts'

const shop = await openTestShop()
const staff = await staffClient(shop, 'operator')
const now = () => shop.site.shared.now()
const goods = () => makeGoods(shop, { price: 1000, stock: 10 })
const coming = (days?: number) => comingWindow(now(), days)

const ofKind: Record<(typeof promotionKinds)[number], Partial<CampaignInput>> = {
  discount: {},
  topic: {},
  flash_sale: {},
  group_buy: { rules: { min_quantity: 3 } },
  team_buy: { rules: { size: 3, hours: 24, virtual_completion: false } },
  bargain: { rules: { helpers: 5, hours: 24, floor_only: false } },
  presale: {},
  combo: { rules: { set_price: '15.00' } },
  point: {},
}
const itemRules = {
  team_buy: { leader_price: '7.00' },
  bargain: { floor: '5.00' },
  presale: { deposit: '1.00', deposit_value: '2.00' },
  point: { longcoin: 100 },
}

describe('setting up', () => {
  test.each(promotionKinds)('PRM-02 a %s is saved and shown as it was filled in', async (kind) => {
    const [one, other] = [await goods(), await goods()]
    const window = coming()
    const presale = {
      balance_from: window.ends_at,
      balance_until: plus(window.ends_at, { days: 2 }),
      missed: 'keep' as const,
      ships_at: plus(window.ends_at, { days: 5 }),
    }
    const rules = kind === 'presale' ? presale : ofKind[kind].rules
    const own = itemRules[kind as keyof typeof itemRules]
    const items =
      kind === 'combo'
        ? [{ sku_id: one.sku_id }, { sku_id: other.sku_id, quantity: 2 }]
        : [{ sku_id: one.sku_id, price: '8.00', stock: 4, ...(own ? { rules: own } : {}) }]
    const saved = await staff.call('campaign/save', campaignForm(0, { kind, ...window, rules: rules ?? {}, items, per_member: 3 }))
    expect(saved).toMatchObject({ kind, ...window, state: 'upcoming', version: 1, per_member: 3, rules: rules ?? {} })
    expect(saved.items[0]).toMatchObject({ sku_id: one.sku_id, price: kind === 'combo' ? '10.00' : '8.00', reserved: 0, rules: own ?? {} })
    expect(await staff.call('campaign/staff_view', { promotion_id: saved.promotion_id })).toEqual(saved)
    const shown = await shop.visitor().call('campaign/view', { kind, promotion_id: saved.promotion_id })
    expect(shown).toMatchObject({ state: 'upcoming', name: 'Eight dollars', rules: rules ?? {} })
  })

  test('PRM-10 a whole goods puts all its SKUs in, each so much off its own price', async () => {
    const { goods_id, sku_ids } = await makeGoods(shop, { price: [1000, 1999], attributes: { Size: ['S', 'L'] } })
    const saved = await staff.call('campaign/save', campaignForm(0, { kind: 'topic', items: [{ goods_id, permille_off: 150 }] }))
    expect(saved.items.map(({ sku_id, price }) => [sku_id, price])).toEqual([
      [sku_ids[0], '8.50'],
      [sku_ids[1], '16.99'],
    ])
  })

  test('R-06 days are the store’s, the last one to its end', async () => {
    const { sku_id } = await goods()
    const saved = await staff.call('campaign/save', campaignForm(sku_id, { first_day: '2031-05-01', last_day: '2031-05-03' }))
    expect([saved.starts_at, saved.ends_at]).toEqual(['2031-04-30T16:00:00.000Z', '2031-05-03T16:00:00.000Z'])
  })

  test.each<[string, (sku_id: number) => Partial<CampaignInput>]>([
    ['rules.min_quantity', () => ({ rules: { min_quantity: 3 } })],
    ['rules.min_quantity', () => ({ kind: 'group_buy' })],
    ['rules.set_price', (sku_id) => ({ kind: 'combo', rules: { set_price: '20.01' }, items: [{ sku_id, quantity: 2 }] })],
    ['items', (sku_id) => ({ kind: 'combo', rules: { set_price: '5.00' }, items: [{ sku_id }] })],
    ['items.0.price', (sku_id) => ({ items: [{ sku_id, price: '10.01' }] })],
    ['items.0.price', (sku_id) => ({ items: [{ sku_id }] })],
    ['items.0.price', (sku_id) => ({ items: [{ sku_id, price: '8.00', permille_off: 100 }] })],
    [
      'items.1.sku_id',
      (sku_id) => ({
        items: [
          { sku_id, price: '8.00' },
          { sku_id, price: '7.00' },
        ],
      }),
    ],
    ['items.0.quantity', (sku_id) => ({ items: [{ sku_id, price: '8.00', quantity: 2 }] })],
    ['items.0.rules.floor', (sku_id) => ({ items: [{ sku_id, price: '8.00', rules: { floor: '1.00' } }] })],
    [
      'items.0.rules.leader_price',
      (sku_id) => ({
        kind: 'team_buy',
        rules: { size: 2, hours: 1, virtual_completion: true },
        items: [{ sku_id, price: '8.00', rules: { leader_price: '8.01' } }],
      }),
    ],
    [
      'items.0.rules.floor',
      (sku_id) => ({
        kind: 'bargain',
        rules: { helpers: 2, hours: 1, floor_only: true },
        items: [{ sku_id, price: '8.00', rules: { floor: '7.99' } }],
      }),
    ],
    ['items.0.rules.longcoin', (sku_id) => ({ kind: 'point', items: [{ sku_id, price: '0.00', rules: { longcoin: 0 } }] })],
    ['per_member', () => ({ kind: 'group_buy', rules: { min_quantity: 3 }, per_member: 2 })],
    ['texts', () => ({ texts: [1, 2].map(() => ({ language: 'en-us' as const, name: 'Twice', note: '' })) })],
    ['ends_at', () => ({ starts_at: '2031-01-02T00:00:00.000Z', ends_at: '2031-01-01T00:00:00.000Z' })],
    ['ends_at', () => ({ starts_at: '2020-01-01T00:00:00.000Z', ends_at: '2020-01-02T00:00:00.000Z' })],
    ['starts_at', () => ({ first_day: '2031-01-01', last_day: '2031-01-02', starts_at: '2031-01-01T00:00:00.000Z' })],
    ['last_day', () => ({ first_day: '2031-01-02', last_day: '2031-01-01' })],
  ])('QUA-04 what does not go together is refused: %s', async (field, fields) => {
    const { sku_id } = await goods()
    expect(await refusedFor(staff.call('campaign/save', campaignForm(sku_id, fields(sku_id))))).toBe(field)
  })

  test('PRM-07 a set that costs more than its units is told what they cost', async () => {
    const { sku_id } = await goods()
    const saving = staff.call(
      'campaign/save',
      campaignForm(sku_id, { kind: 'combo', rules: { set_price: '20.01' }, items: [{ sku_id, quantity: 2 }] }),
    )
    const refusal = (await saving.catch((error: Refused) => error)) as Refused
    expect(refusal.data.fields?.['rules.set_price']).toContain('20.00')
  })

  test('PRM-09 a presale’s balance is asked for when nobody can pay a deposit any more, and a deposit counts for no more than the price', async () => {
    const { sku_id } = await goods()
    const window = coming()
    const save = (rules: object, item: object) =>
      refusedFor(
        staff.call(
          'campaign/save',
          campaignForm(0, {
            kind: 'presale',
            ...window,
            rules: {
              balance_from: window.ends_at,
              balance_until: plus(window.ends_at, { days: 1 }),
              missed: 'return',
              ships_at: plus(window.ends_at, { days: 2 }),
              ...rules,
            },
            items: [{ sku_id, price: '8.00', rules: { deposit: '1.00', deposit_value: '2.00', ...item } }],
            is_on: false,
          }),
        ),
      )
    expect(await save({}, {})).toBe('done')
    expect(await save({ balance_from: plus(window.ends_at, { seconds: -1 }) }, {})).toBe('rules.balance_from')
    expect(await save({ balance_until: window.ends_at }, {})).toBe('rules.balance_until')
    expect(await save({}, { deposit_value: '0.99' })).toBe('items.0.rules.deposit_value')
    expect(await save({}, { deposit_value: '8.01' })).toBe('items.0.rules.deposit_value')
    expect(await save({}, { deposit: '0.00' })).toBe('items.0.rules.deposit')
  })

  test('R-03 no more units are set apart than the SKU has', async () => {
    const { sku_id } = await goods()
    const save = (stock: number) => refusedFor(staff.call('campaign/save', campaignForm(0, { items: [{ sku_id, price: '8.00', stock }] })))
    expect(await save(11)).toBe('promotion.insufficient_stock')
    await shop.systemContext().transaction((context) => reserveStock(context, [{ sku_id, quantity: 4 }]))
    expect(await save(7)).toBe('promotion.insufficient_stock')
    expect(await save(6)).toBe('done')
  })
  test('R-03 nor more than other promotions of the SKU leave at any instant of its window', async () => {
    const { sku_id } = await goods()
    const at = (days: number) => plus(now(), { days })
    const save = (stock: number, from: number, until: number, fields: Partial<CampaignInput> = {}) =>
      staff.call('campaign/save', {
        ...campaignForm(0, { items: [{ sku_id, price: '8.00', stock }], starts_at: at(from), ends_at: at(until) }),
        ...fields,
      })
    await save(6, 1, 3)
    await save(3, 2, 5)
    // From the second to the third day both meet; later the second one alone.
    expect(await refusedFor(save(2, 0.5, 2.5))).toBe('promotion.stock_allocated')
    expect(await refusedFor(save(1, 0.5, 2.5, { is_on: false }))).toBe('done')
    expect(await refusedFor(save(8, 3, 6))).toBe('promotion.stock_allocated')
    expect(await refusedFor(save(7, 3, 6))).toBe('done')
    expect(await refusedFor(save(10, 7, 8))).toBe('done')
  })

  test('R-03 a draft is checked again when it is switched on, and an edit against the others alone', async () => {
    const { sku_id } = await goods()
    const window = coming()
    const form = (stock: number, is_on: boolean) => campaignForm(0, { ...window, is_on, items: [{ sku_id, price: '8.00', stock }] })
    const draft = await staff.call('campaign/save', form(6, false))
    const other = await staff.call('campaign/save', form(6, true))
    const { promotion_id, version } = draft
    expect(await refusedFor(staff.call('campaign/switch', { promotion_id, version, is_on: true }))).toBe('promotion.stock_allocated')
    const grown = { ...form(10, true), promotion_id: other.promotion_id, version: other.version }
    expect(await refusedFor(staff.call('campaign/save', grown))).toBe('done')
  })

  test('R-03 of two operators who set the same units apart at once one is refused', async () => {
    const { sku_id } = await goods()
    const save = () =>
      refusedFor(staff.call('campaign/save', campaignForm(0, { ...coming(), items: [{ sku_id, price: '8.00', stock: 6 }] })))
    expect((await Promise.all([save(), save(), save()])).toSorted()).toEqual([
      'done',
      'promotion.stock_allocated',
      'promotion.stock_allocated',
    ])
  })
})
