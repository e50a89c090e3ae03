import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { countsOf, couponForm, makeCoupon } from '../test/coupons.ts'

const shop = await openTestShop()
const operator = await staffClient(shop, 'operator')
const errorsOf = async (call: Promise<unknown>) => {
  const refusal = await refusalOf(call)
  return refusal?.fields ? Object.keys(refusal.fields) : refusal?.reason
}

describe('setting up', () => {
  test('PRM-01 a coupon is set up whole, in days of the store’s zone, and read back as it was filled in', async () => {
    const form = couponForm({
      kind: 'percentage',
      money_off: undefined,
      permille_off: 125,
      max_off: '30.00',
      goods_ids: [4, 5],
      claim_method: 'code',
      code: 'spring-26',
      use_first_day: '2026-02-01',
      use_last_day: '2026-02-28',
      valid_days: undefined,
      texts: [
        { language: 'en-us', name: 'Spring', note: 'One a member' },
        { language: 'zh-cn', name: '春季券', note: '' },
      ],
    })
    const saved = await operator.call('coupon/save', form)
    expect(saved).toEqual({
      ...form,
      money_off: null,
      longcoin_price: null,
      valid_days: null,
      code: 'SPRING-26',
      coupon_id: saved.coupon_id,
      version: 1,
      claimed: 0,
    })
    expect(await operator.call('coupon/staff_view', { coupon_id: saved.coupon_id })).toEqual(saved)
    expect(await errorsOf(operator.call('coupon/staff_view', { coupon_id: 2147483647 }))).toBe('coupon.not_found')
    const row = await shop.db
      .selectFrom('coupon')
      .select(['starts_at', 'ends_at', 'use_until'])
      .where('id', '=', saved.coupon_id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      starts_at: '2025-12-31T16:00:00.000Z',
      ends_at: '2036-12-31T16:00:00.000Z',
      use_until: '2026-02-28T16:00:00.000Z',
    })
    expect((await operator.call('coupon/list', { page_size: 1 })).list).toEqual([saved])
  })

  test.each([
    [{ money_off: undefined }, ['money_off']],
    [{ money_off: '0.00' }, ['money_off']],
    [{ threshold: '9.99', money_off: '10.00' }, ['money_off']],
    [{ threshold: '0.00', money_off: '10.00' }, undefined],
    [{ permille_off: 100 }, ['permille_off']],
    [{ max_off: '1.00' }, ['max_off']],
    [{ kind: 'percentage' as const, money_off: undefined }, ['permille_off']],
    [{ claim_method: 'longcoin' as const }, ['longcoin_price']],
    [{ longcoin_price: 5 }, ['longcoin_price']],
    [{ code: 'FREE' }, ['code']],
    [{ valid_days: undefined }, ['use_first_day']],
    [{ use_first_day: '2026-02-01' }, ['use_first_day']],
    [{ last_day: '2025-12-31' }, ['last_day']],
    [{ valid_days: undefined, use_first_day: '2026-02-02', use_last_day: '2026-02-01' }, ['use_last_day']],
    [{ texts: [{ language: 'zh-cn' as const, name: '券', note: '' }] }, 'coupon.english_required'],
  ])('PRM-01 %o is refused at %s', async (fields, expected) => {
    expect(await errorsOf(operator.call('coupon/save', couponForm(fields)))).toEqual(expected)
  })

  test('PRM-01 a stale edit, a taken code and a total below what was claimed are refused', async () => {
    const coupon_id = await makeCoupon(shop, { total: 5 })
    for (const member of [await shop.member(), await shop.member()]) await member.call('coupon/claim', { coupon_id })
    const edit = { ...couponForm(), coupon_id, version: 1 }
    expect(await errorsOf(operator.call('coupon/save', { ...edit, total: 1 }))).toBe('coupon.total_below_claimed')
    await operator.call('coupon/save', edit)
    expect(await errorsOf(operator.call('coupon/save', edit))).toBe('coupon.changed')
    expect(await errorsOf(operator.call('coupon/end', { coupon_id, version: 1 }))).toBe('coupon.changed')
    expect(await errorsOf(operator.call('coupon/save', { ...edit, coupon_id: 2147483647 }))).toBe('coupon.not_found')
    const byCode = couponForm({ claim_method: 'code', code: 'ONLY-ONE' })
    await operator.call('coupon/save', byCode)
    expect(await errorsOf(operator.call('coupon/save', byCode))).toBe('coupon.code_exists')
  })

  test('PRM-01 an ended coupon is had by nobody, and whoever has it keeps it', async () => {
    const coupon_id = await makeCoupon(shop)
    const [ann, bob] = [await shop.member(), await shop.member()]
    await ann.call('coupon/claim', { coupon_id })
    expect(await operator.call('coupon/end', { coupon_id, version: 1 })).toMatchObject({ is_on: false, version: 2 })
    expect(await errorsOf(bob.call('coupon/claim', { coupon_id }))).toBe('coupon.ended')
    expect((await ann.call('coupon/mine', {})).list).toMatchObject([{ coupon_id, state: 'unused' }])
  })
})

test('PRM-01 members are given a coupon each, but for those who have had theirs and those who left; all or nothing of the rest', async () => {
  const coupon_id = await makeCoupon(shop, { claim_method: 'granted', total: 3 })
  const [ann, bob, cat] = await Promise.all([shop.member(), shop.member(), shop.member()])
  const idOf = ({ member_id }: { member_id: number }) => member_id
  expect(await operator.call('coupon/grant', { coupon_id, member_ids: [idOf(ann)] })).toEqual({ granted: 1, skipped: [] })
  await shop.db.updateTable('member').set({ state: 'cancelled' }).where('id', '=', idOf(cat)).execute()
  expect(await operator.call('coupon/grant', { coupon_id, member_ids: [idOf(ann), idOf(bob), idOf(cat)] })).toEqual({
    granted: 1,
    skipped: [idOf(ann), idOf(cat)],
  })
  const more = await Promise.all([shop.member(), shop.member()])
  expect(await errorsOf(operator.call('coupon/grant', { coupon_id, member_ids: more.map(idOf) }))).toBe('coupon.fully_claimed')
  expect(await countsOf(shop, coupon_id)).toMatchObject({ claimed: 2, rows: 2 })
  expect(await operator.call('coupon/figures', { coupon_id })).toEqual({
    claimed: 2,
    unused: 2,
    used: 0,
    expired: 0,
    returned: 0,
    cost: '0.00',
    sales: '0.00',
  })
})

test('PRM-01 codes are made for a coupon that is had by code alone', async () => {
  expect(await errorsOf(operator.call('coupon/make_codes', { coupon_id: await makeCoupon(shop), count: 1 }))).toBe('coupon.not_by_code')
  const { codes } = await operator.call('coupon/make_codes', { coupon_id: await makeCoupon(shop, { claim_method: 'code' }), count: 50 })
  expect(new Set(codes).size).toBe(50)
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/)
})
