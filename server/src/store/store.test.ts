import type { InputOf } from '@longmall/contract/operation.ts'
import type { store as contract } from '@longmall/contract/store.ts'
import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { payAtBank, refusalOf } from '../order/test/shopping.ts'
import { makeStore } from './test/make-store.ts'

type Form = InputOf<typeof contract.save>

const shop = await openTestShop()
const operator = await staffClient(shop, 'operator')
const week = [1, 2, 3, 4, 5, 6, 7]
const form = (fields: Partial<Form> = {}): Form => ({
  phone: '0755 1234 5678',
  latitude: '22.5431',
  longitude: '-113.94',
  hours: week.map((weekday) => ({ weekday, from: '10:00', until: '22:00' })),
  closed_days: ['2031-01-01'],
  is_open: true,
  offers_pickup: true,
  position: 9,
  texts: [
    { language: 'en-us', name: 'Bay store', address: '8 Harbour Road', note: 'By the lifts' },
    { language: 'zh-cn', name: '湾区店', address: '海港路8号', note: '' },
  ],
  ...fields,
})
const refusalCode = async (call: Promise<unknown>) => {
  const refusal = await refusalOf(call)
  return refusal?.fields ? Object.keys(refusal.fields) : refusal?.reason
}
const save = (fields: Partial<Form> = {}) => operator.call('store/save', form(fields))
const contact = { consignee: 'Han Mei', mobile: '13800138000', country: 'CN' } as const
const isClerk = async (member_id: number) =>
  (await shop.db.selectFrom('member').select('is_store_clerk').where('id', '=', member_id).executeTakeFirstOrThrow()).is_store_clerk

/** A member orders one unit to be fetched at a store, and pays. */
async function fetchAt(branch_id: number) {
  const [buyer, { sku_id }] = [await shop.member(), await makeGoods(shop)]
  const request = { sku_id, delivery_plan: 'pickup' as const }
  const { quote } = await buyer.call('order/quote', request)
  const create = () => buyer.call('order/create', { ...request, quote, contact, pickup_store: branch_id })
  return { buyer, request, create }
}

describe('setting up', () => {
  test('CON-05 a store is kept whole and read back as it was filled in', async () => {
    const saved = await save()
    expect(saved).toEqual({
      ...form(),
      branch_id: saved.branch_id,
      version: 1,
      opening_hours_text: '10:00–22:00 every day',
      is_open_now: expect.any(Boolean),
      clerks: [],
    })
    expect(await operator.call('store/view', { branch_id: saved.branch_id })).toEqual(saved)
    const changed = await operator.call('store/save', { ...form({ latitude: undefined, longitude: undefined, hours: [] }), ...idOf(saved) })
    expect(changed).toMatchObject({ version: 2, latitude: null, longitude: null, hours: [], is_open_now: null })
    expect(await refusalCode(operator.call('store/save', { ...form(), ...idOf(saved) }))).toBe('store.changed')
    expect(await refusalCode(operator.call('store/view', { branch_id: 2147483647 }))).toBe('store.not_found')
  })

  test.each([
    [{ texts: [{ language: 'zh-cn' as const, name: '店', address: '路', note: '' }] }, 'store.english_required'],
    [{ texts: [...form().texts, form().texts[0]!] }, ['texts']],
    [{ closed_days: ['2031-01-01', '2031-01-01'] }, ['closed_days']],
    [{ closed_days: ['2031-02-30'] }, ['closed_days.0']],
    [{ latitude: undefined }, ['latitude']],
    [{ longitude: undefined }, ['longitude']],
    [{ latitude: '90.000001' }, ['latitude']],
    [{ latitude: '1e1' }, ['latitude']],
    [{ longitude: '180.1' }, ['longitude']],
    [{ hours: [{ weekday: 8, from: '10:00', until: '12:00' }] }, ['hours.0.weekday']],
    [{ hours: [{ weekday: 1, from: '24:00', until: '12:00' }] }, ['hours.0.from']],
    [{ hours: [{ weekday: 1, from: '10:00', until: '10:00' }] }, ['hours.0.until']],
    [
      {
        hours: [
          { weekday: 1, from: '10:00', until: '12:00' },
          { weekday: 1, from: '11:00', until: '13:00' },
        ],
      },
      'store.hours_overlap',
    ],
  ])('CON-05 QUA-04 %j is refused at %s', async (fields, expected) => {
    expect(await refusalCode(save(fields))).toEqual(expected)
  })

  test.each(['90', '-90', '0', '-0.000001', '22.543096'])('CON-05 %s degrees are kept as they are', async (latitude) => {
    expect((await save({ latitude, longitude: '-180.0' })).latitude).toBe(latitude)
  })

  test('CON-05 a list by words, state and clerk, in the order of the shop, page by page', async () => {
    const own = await openTestShop()
    const by = await staffClient(own, 'operator')
    const ids: number[] = []
    for (const position of [2, 0, 1]) ids.push((await by.call('store/save', form({ position, phone: String(position) }))).branch_id)
    const closed = await by.call(
      'store/save',
      form({ position: 5, is_open: false, texts: [{ ...form().texts[0]!, name: '100% East_side' }] }),
    )
    const { member_id } = await own.member()
    await by.call('store/add_clerks', { branch_id: ids[0]!, member_ids: [member_id] })
    const found = async (input: Parameters<typeof by.call<'store/list'>>[1]) =>
      (await by.call('store/list', input)).list.map(({ branch_id }) => branch_id)
    expect(await found({})).toEqual([ids[1], ids[2], ids[0], closed.branch_id])
    expect(await found({ is_open: false })).toEqual([closed.branch_id])
    expect(await found({ search: '100% east_' })).toEqual([closed.branch_id])
    expect(await found({ search: '0_ast' })).toEqual([])
    expect(await found({ search: '湾区' })).toHaveLength(3)
    expect(await found({ member_id })).toEqual([ids[0]])
    const first = await by.call('store/list', { page_size: 3 })
    expect(await found({ page_size: 3, cursor: first.next! })).toEqual([closed.branch_id])
  })

  test('CON-05 of eight who change a store at once one does', async () => {
    const saved = await save()
    const attempts = await Promise.all(
      Array.from({ length: 8 }, (_, n) => refusalOf(operator.call('store/save', { ...form({ phone: `${n}` }), ...idOf(saved) }))),
    )
    expect(attempts.filter((one) => one === null)).toHaveLength(1)
    expect(attempts.filter((one) => one?.reason === 'store.changed')).toHaveLength(7)
  })
})

const idOf = ({ branch_id, version }: { branch_id: number; version: number }) => ({ branch_id, version })

describe('fetching', () => {
  test('ORD-02 ORD-11 a member chooses among the stores that are open and hand over, and the order keeps what was said of it', async () => {
    const saved = await save({ position: 0 })
    const [closed, withoutPickup] = [await makeStore(shop, { is_open: false }), await makeStore(shop, { offers_pickup: false })]
    const { buyer, request, create } = await fetchAt(saved.branch_id)
    const { pickup_stores } = await buyer.call('order/quote', request, { language: 'zh-cn' })
    const ids = pickup_stores.map(({ branch_id }) => branch_id)
    expect(ids[0]).toBe(saved.branch_id)
    expect(ids).not.toContain(closed)
    expect(ids).not.toContain(withoutPickup)
    expect(pickup_stores[0]).toMatchObject({
      name: '湾区店',
      address: '海港路8号',
      hours: '每日 10:00–22:00 · By the lifts',
      mobile: '0755 1234 5678',
    })
    const { order_ids, payment_id } = await create()
    await payAtBank(shop, buyer, payment_id)
    await operator.call('store/save', {
      ...form({ phone: '', texts: [{ ...form().texts[0]!, name: 'Moved', address: 'Elsewhere' }] }),
      ...idOf(saved),
    })
    const copy = { branch_id: saved.branch_id, name: 'Bay store', address: '8 Harbour Road' }
    const order_id = order_ids[0]!
    expect((await buyer.call('order/view', { order_id })).pickup_store).toMatchObject(copy)
    expect((await buyer.call('fulfilment/pickup', { order_id })).store).toMatchObject(copy)
    expect((await operator.call('order/staff_view', { order_id }, { language: 'zh-cn' })).pickup_store).toMatchObject({ name: '湾区店' })
  })

  test('ORD-02 a store that closed meanwhile is refused by the field, whatever the process still remembers', async () => {
    const saved = await save()
    const { create } = await fetchAt(saved.branch_id)
    await operator.call('store/switch', { ...idOf(saved), is_open: false })
    expect(await refusalCode(create())).toEqual(['pickup_store'])
    await shop.site.shared.refresh()
    expect(await refusalCode(create())).toEqual(['pickup_store'])
    expect(await operator.call('store/switch', { ...idOf(saved), version: 2, is_open: true })).toMatchObject({ is_open: true, version: 3 })
    expect((await create()).order_ids).toHaveLength(1)
  })

  test('SHL-07 nothing is fetched while the add-on is off, nor where no store hands over', async () => {
    const off = await openTestShop({ settings: { 'site.addons': { store: false } } })
    const none = await openTestShop()
    await makeStore(off)
    await makeStore(none, { is_open: false })
    for (const one of [off, none]) {
      const { sku_id } = await makeGoods(one)
      const quote = await (await one.member()).call('order/quote', { sku_id })
      expect([quote.pickup_stores, quote.delivery_plans.map(({ plan }) => plan)]).toEqual([[], ['mail']])
    }
  })

  test('CON-05 a store that an order names is closed, not removed', async () => {
    const [used, unused] = [await save(), await save()]
    const { create } = await fetchAt(used.branch_id)
    await create()
    expect(await refusalCode(operator.call('store/remove', idOf(used)))).toBe('store.in_use')
    expect(await refusalCode(operator.call('store/remove', { ...idOf(unused), version: 2 }))).toBe('store.changed')
    await operator.call('store/remove', idOf(unused))
    expect(await refusalCode(operator.call('store/view', { branch_id: unused.branch_id }))).toBe('store.not_found')
  })
})

describe('clerks', () => {
  test('IDN-12 a desk clerk is a member whom an operator made clerk of a store, of several too, until the last one', async () => {
    const [one, two] = [await save(), await save()]
    const [ann, bob] = [await shop.member(), await shop.member()]
    const member_ids = [ann.member_id, bob.member_id]
    expect(await operator.call('store/add_clerks', { branch_id: one.branch_id, member_ids })).toEqual({ added: 2 })
    expect(await operator.call('store/add_clerks', { branch_id: one.branch_id, member_ids })).toEqual({ added: 0 })
    await operator.call('store/add_clerks', { branch_id: two.branch_id, member_ids: [ann.member_id] })
    expect((await operator.call('store/view', { branch_id: one.branch_id })).clerks.map(({ member_id }) => member_id)).toEqual(member_ids)
    const end = (branch_id: number) => operator.call('store/remove_clerk', { branch_id, member_id: ann.member_id })
    await end(one.branch_id)
    expect(await isClerk(ann.member_id)).toBe(true)
    await operator.call('store/remove', idOf(two))
    expect(await isClerk(ann.member_id)).toBe(false)
    expect(await refusalCode(end(one.branch_id))).toBe('store.not_a_clerk')
    expect(await isClerk(bob.member_id)).toBe(true)
  })

  test('IDN-12 nobody is added when one of them is no member any more, or the store is none', async () => {
    const { branch_id } = await save()
    const [ann, gone] = [await shop.member(), await shop.member()]
    await shop.db.updateTable('member').set({ state: 'cancelled' }).where('id', '=', gone.member_id).execute()
    const add = (id: number) => operator.call('store/add_clerks', { branch_id: id, member_ids: [ann.member_id, gone.member_id] })
    expect(await refusalCode(add(branch_id))).toBe('member.not_found')
    expect(await refusalCode(add(2147483647))).toBe('store.not_found')
    expect(await isClerk(ann.member_id)).toBe(false)
  })

  test('IDN-12 a clerk added and removed at once is a clerk or is none, in both places alike', async () => {
    const { branch_id } = await save()
    const { member_id } = await shop.member()
    const attempts = Array.from({ length: 8 }, (_, n) =>
      n % 2
        ? operator.call('store/add_clerks', { branch_id, member_ids: [member_id] })
        : operator.call('store/remove_clerk', { branch_id, member_id }),
    )
    await Promise.allSettled(attempts)
    const { clerks } = await operator.call('store/view', { branch_id })
    expect(await isClerk(member_id)).toBe(clerks.length === 1)
  })
})
