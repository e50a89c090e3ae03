import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { activeReductions } from '../../promotion/active-reductions.ts'
import { reductionForm, refusedFor } from '../test/campaigns.ts'

const shop = await openTestShop()
const staff = await staffClient(shop, 'operator')
type Form = ReturnType<typeof reductionForm>
const save = (fields: Partial<Form> = {}) => staff.call('campaign/save_reduction', reductionForm(fields))

describe('full reductions', () => {
  test('PRM-08 one of every effect is saved, shown as filled in, and runs as the price engine takes it', async () => {
    const gift = await makeGoods(shop)
    const steps: Form['steps'] = [
      { amount: '200.00', effect: 'gift', gift_sku_id: gift.sku_id, gift_quantity: 2 },
      { amount: '50.00', effect: 'free_freight' },
      { amount: '100.00', effect: 'money', money_off: '10.00' },
      { amount: '300.00', effect: 'percentage', permille_off: 150 },
    ]
    const saved = await save({ steps })
    expect(saved).toMatchObject({ version: 1, first_day: '2026-01-01', last_day: '2036-12-31', by: 'amount' })
    expect(saved.steps).toEqual([steps[1], steps[2], steps[0], steps[3]])
    await shop.refresh()
    const running = await activeReductions(shop.systemContext())
    expect(running.find((one) => one.id === saved.reduction_id)?.steps).toEqual([
      { threshold: 5000, effect: { kind: 'free_freight' } },
      { threshold: 10000, effect: { kind: 'money', amount: 1000 } },
      { threshold: 20000, effect: { kind: 'gift', sku_id: gift.sku_id, quantity: 2 } },
      { threshold: 30000, effect: { kind: 'percentage', permille_off: 150 } },
    ])
  })

  test('PRM-08 an edit is made at the version that was shown, and the newest is listed first', async () => {
    const first = await save({ by: 'pieces', steps: [{ pieces: 3, effect: 'percentage', permille_off: 100 }] })
    const second = await save({ is_on: false })
    const { list } = await staff.call('campaign/reductions', { page_size: 2 })
    expect(list).toEqual([second, first])
    expect((await staff.call('campaign/reductions', { is_on: false })).list).toEqual([second])
    const edited = await save({ reduction_id: first.reduction_id, version: 1, is_on: false })
    expect(edited).toMatchObject({ version: 2, by: 'amount', is_on: false })
    expect(await refusedFor(save({ reduction_id: first.reduction_id, version: 1 }))).toBe('promotion.changed')
    expect(await refusedFor(save({ reduction_id: 2147483647, version: 1 }))).toBe('promotion.not_found')
    expect(await staff.call('campaign/reduction', { reduction_id: first.reduction_id })).toEqual(edited)
    expect(await refusedFor(staff.call('campaign/reduction', { reduction_id: 2147483647 }))).toBe('promotion.not_found')
  })

  test.each<[string, Partial<Form>]>([
    ['steps.0.amount', { steps: [{ effect: 'money', money_off: '1.00' }] }],
    ['steps.0.amount', { steps: [{ pieces: 3, effect: 'free_freight' }] }],
    ['steps.0.pieces', { steps: [{ amount: '1.00', pieces: 3, effect: 'free_freight' }] }],
    ['steps.0.money_off', { steps: [{ amount: '1.00', effect: 'money' }] }],
    [
      'steps.1.money_off',
      { steps: ['1.00', '2.00'].map((amount) => ({ amount, effect: 'money' as const, money_off: amount === '1.00' ? '1.00' : '2.01' })) },
    ],
    ['steps.0.permille_off', { steps: [{ amount: '1.00', effect: 'money', money_off: '1.00', permille_off: 5 }] }],
    ['steps.0.gift_sku_id', { steps: [{ amount: '1.00', effect: 'gift', gift_quantity: 1 }] }],
    ['steps.1.amount', { steps: [1, 2].map(() => ({ amount: '1.00', effect: 'free_freight' as const })) }],
    ['last_day', { last_day: '2025-12-31' }],
    ['promotion.english_needed', { texts: [{ language: 'ko-kr', name: '만 원 할인' }] }],
    ['catalogue.goods_not_found', { steps: [{ amount: '1.00', effect: 'gift', gift_sku_id: 2147483647 }] }],
  ])('QUA-04 what does not go together is refused: %s', async (expected, fields) => {
    expect(await refusedFor(save(fields))).toBe(expected)
  })
})
