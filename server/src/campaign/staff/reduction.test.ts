import { sql } from 'kysely'
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
    const { list } = await staff.call('campaign/reductions', { page_size: 1 })
    expect(list[0]!.gifts).toEqual([{ sku_id: gift.sku_id, goods_name: gift.name, sku_name: expect.any(String) }])
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
    const first = await save({ by: 'quantity', steps: [{ quantity: 3, effect: 'percentage', permille_off: 100 }] })
    const second = await save({ is_on: false })
    const { list } = await staff.call('campaign/reductions', { page_size: 2 })
    expect(list).toEqual([second, first].map((one) => ({ ...one, gifts: [] })))
    expect((await staff.call('campaign/reductions', { is_on: false })).list).toEqual([{ ...second, gifts: [] }])
    const edited = await save({ reduction_id: first.reduction_id, version: 1, is_on: false })
    expect(edited).toMatchObject({ version: 2, by: 'amount', is_on: false })
    expect(await refusedFor(save({ reduction_id: first.reduction_id, version: 1 }))).toBe('promotion.changed')
    expect(await refusedFor(save({ reduction_id: 2147483647, version: 1 }))).toBe('promotion.not_found')
    expect(await staff.call('campaign/reduction', { reduction_id: first.reduction_id })).toEqual(edited)
    expect(await refusedFor(staff.call('campaign/reduction', { reduction_id: 2147483647 }))).toBe('promotion.not_found')
  })

  test.each<[string, Partial<Form>]>([
    ['steps.0.amount', { steps: [{ effect: 'money', money_off: '1.00' }] }],
    ['steps.0.amount', { steps: [{ quantity: 3, effect: 'free_freight' }] }],
    ['steps.0.quantity', { steps: [{ amount: '1.00', quantity: 3, effect: 'free_freight' }] }],
    ['steps.0.money_off', { steps: [{ amount: '1.00', effect: 'money' }] }],
    [
      'steps.1.money_off',
      { steps: ['1.00', '2.00'].map((amount) => ({ amount, effect: 'money' as const, money_off: amount === '1.00' ? '1.00' : '2.01' })) },
    ],
    ['steps.0.permille_off', { steps: [{ amount: '1.00', effect: 'money', money_off: '1.00', permille_off: 5 }] }],
    ['steps.0.gift_sku_id', { steps: [{ amount: '1.00', effect: 'gift', gift_quantity: 1 }] }],
    ['steps.1.amount', { steps: [1, 2].map(() => ({ amount: '1.00', effect: 'free_freight' as const })) }],
    ['last_day', { last_day: '2025-12-31' }],
    ['promotion.english_required', { texts: [{ language: 'ko-kr', name: '만 원 할인' }] }],
    ['catalogue.goods_not_found', { steps: [{ amount: '1.00', effect: 'gift', gift_sku_id: 2147483647 }] }],
  ])('QUA-04 what does not go together is refused: %s', async (expected, fields) => {
    expect(await refusedFor(save(fields))).toBe(expected)
  })
})

describe('ending', () => {
  const end = (one: { reduction_id: number; version: number }) =>
    staff.call('campaign/end_reduction', { reduction_id: one.reduction_id, version: one.version })

  test('PRM-08 a running full reduction ends at once, keeps its words, and is edited no more', async () => {
    const saved = await save()
    expect(saved).toMatchObject({ state: 'running', ended_at: null })
    await shop.refresh()
    const ended = await end(saved)
    const now = shop.site.shared.now()
    expect(ended).toMatchObject({ state: 'ended', version: 2, is_on: true, steps: saved.steps })
    expect(ended.ended_at! <= now).toBe(true)
    await shop.refresh()
    expect((await activeReductions(shop.systemContext())).some(({ id }) => id === saved.reduction_id)).toBe(false)
    expect(await refusedFor(end(saved))).toBe('promotion.changed')
    expect(await refusedFor(end(ended))).toBe('promotion.ended')
    expect(await refusedFor(save({ reduction_id: ended.reduction_id, version: ended.version }))).toBe('promotion.ended')
    const { rows } = await sql<{ action: string }>`
      select action from audit where subject = ${`reduction ${saved.reduction_id}`} order by id`.execute(shop.db)
    expect(rows.map(({ action }) => action)).toEqual(['campaign/save_reduction', 'campaign/end_reduction'])
  })

  test('PRM-08 one that is off ends too; one that comes, or is over of itself, has nothing to end', async () => {
    const coming = await save({ first_day: '2035-01-01' })
    const off = await save({ is_on: false })
    const over = await save({ first_day: '2020-01-01', last_day: '2020-01-02' })
    expect([coming.state, off.state, over.state]).toEqual(['upcoming', 'off', 'ended'])
    expect(await refusedFor(end(coming))).toBe('promotion.not_started')
    expect(await end(off)).toMatchObject({ state: 'ended', is_on: false })
    expect(await refusedFor(end(over))).toBe('promotion.ended')
    expect(await refusedFor(end({ reduction_id: 2147483647, version: 1 }))).toBe('promotion.not_found')
  })
})
