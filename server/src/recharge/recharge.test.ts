import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../test/harness.ts'
import { openTestBank } from '../../test/payments.ts'
import { staffClient } from '../../test/staff-client.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { publishPrice } from '../unit-price/test/publish-price.ts'
import { agreeToTerms } from '../asset-area/test/agree-to-terms.ts'
import { balanceOf } from '../wallet/balances.ts'

const shop = await openTestShop()
beforeEach(() => shop.passMidnight())
const bank = openTestBank(shop)
const finance = await staffClient(shop, 'finance')

const pay = async (client: Client, payment_id: number) =>
  bank.referenceOf((await client.call('payment/pay', { payment_id, method: 'sandbox' })).redirect_url)
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason ?? null
const coins = ({ member_id }: Client, unit: 'ACC' | 'USDP' | 'LONGCOIN') =>
  balanceOf(shop.systemContext(), { member: member_id, unit, purpose: 'available' })
const codesOf = async (recharge_no: string) => {
  const { rows } = await sql<{ kind: string; income_code: number | null }>`
    select kind, income_code from transfer where key = ${recharge_no} and kind like 'recharge%' order by kind`.execute(shop.db)
  return rows
}
const house = (unit: 'MONEY' | 'ACC' | 'USDP' | 'LONGCOIN', name: 'escrow' | 'treasury') =>
  balanceOf(shop.systemContext(), { house: name, unit })

let made = 0
/** An offer with an amount that no other test uses. */
const makeOffer = (fields: object = {}) =>
  finance.call('recharge/save_offer', { amount: `${100 + ++made}.00`, gift_money: '5.00', gift_longcoin: 300, is_on: true, ...fields })

describe('recharging money', () => {
  test('WAL-05 an own amount that is paid is credited under code 14, to the bucket that cannot be withdrawn', async () => {
    const client = await shop.member()
    const escrow = await house('MONEY', 'escrow')
    const made = await client.call('recharge/create', { unit: 'MONEY', amount: '12.5' })
    expect(made).toMatchObject({
      state: 'unpaid',
      unit: 'MONEY',
      amount: '12.50',
      pay_amount: '12.50',
      unit_price: '1.00',
      gift_money: '0.00',
    })
    expect(made.recharge_no).toMatch(/^R\d{18}$/)
    await bank.press(await pay(client, made.payment_id), 'succeed')
    expect(await bank.money(client)).toEqual({ total: 1250n, withdrawable: 0n, non_withdrawable: 1250n, frozen: 0n })
    const { recharge_id } = made
    expect(await client.call('recharge/view', { recharge_id })).toMatchObject({ state: 'paid', paid_at: expect.any(String) })
    expect(await codesOf(made.recharge_no)).toEqual([{ kind: 'recharge', income_code: 14 }])
    expect(await house('MONEY', 'escrow')).toBe(escrow)
  })

  test('WAL-05 an offer’s gift is copied: what an operator changes after it changes nothing of it (R-14)', async () => {
    const client = await shop.member()
    const offer = await makeOffer({ amount: '88.00', gift_money: '8.00', gift_longcoin: 880 })
    const { offer_id, version } = offer
    const made = await client.call('recharge/create', { unit: 'MONEY', offer: { offer_id, version } })
    expect(made).toMatchObject({ amount: '88.00', gift_money: '8.00', gift_longcoin: 880 })
    const changed = { offer: { offer_id, version }, amount: '90.00', gift_money: '0.00', gift_longcoin: 0, is_on: false }
    await finance.call('recharge/save_offer', changed)
    await bank.press(await pay(client, made.payment_id), 'succeed')
    expect(await bank.money(client)).toMatchObject({ non_withdrawable: 9600n, withdrawable: 0n })
    expect(await coins(client, 'LONGCOIN')).toBe(880n)
    expect(await codesOf(made.recharge_no)).toEqual([
      { kind: 'recharge', income_code: 14 },
      { kind: 'recharge.gift', income_code: 14 },
    ])
  })

  test('WAL-05 an offer that changed since it was shown, or is off, is refused', async () => {
    const client = await shop.member()
    const { offer_id, version, ...offer } = await makeOffer()
    await finance.call('recharge/save_offer', { ...offer, offer: { offer_id, version }, gift_money: '1.00' })
    const create = (shown: number) => client.call('recharge/create', { unit: 'MONEY', offer: { offer_id, version: shown } })
    expect(await reasonOf(create(version))).toBe('recharge.offer_changed')
    expect(await reasonOf(create(version + 1))).toBeNull()
    await finance.call('recharge/save_offer', { ...offer, offer: { offer_id, version: version + 1 }, is_on: false })
    expect(await reasonOf(create(version + 2))).toBe('recharge.offer_changed')
    expect(await reasonOf(client.call('recharge/create', { unit: 'MONEY', offer: { offer_id: 2147483647, version: 1 } }))).toBe(
      'recharge.offer_changed',
    )
  })

  test.each([
    ['0.99', 'recharge.below_minimum'],
    ['1.00', null],
    ['50000.00', null],
    ['50000.01', 'recharge.above_maximum'],
    ['0', 'call.wrong_fields'],
    ['1.005', 'call.wrong_fields'],
  ])('WAL-05 an own amount of %s: %s', async (amount, reason) => {
    expect(await reasonOf((await shop.member()).call('recharge/create', { unit: 'MONEY', amount }))).toBe(reason)
  })

  test('WAL-05 either an offer or an amount, and an offer is of money', async () => {
    const client = await shop.member()
    await agreeToTerms(client)
    const { offer_id, version } = await makeOffer()
    const offer = { offer_id, version }
    for (const input of [{ unit: 'MONEY' }, { unit: 'MONEY', amount: '5.00', offer }, { unit: 'ACC', offer }] as const)
      expect(await reasonOf(client.call('recharge/create', input))).toBe('recharge.offer_or_amount_required')
  })

  test('WAL-05 a frozen account cannot recharge, and the offers say so before', async () => {
    const client = await shop.member({ grade: 4 })
    await shop.db.updateTable('member').set({ is_frozen: true }).where('id', '=', client.member_id).execute()
    expect((await client.call('recharge/offers', {})).refusal).toEqual({ reason: 'frozen', text: 'A frozen account cannot recharge' })
    expect(await reasonOf(client.call('recharge/create', { unit: 'MONEY', amount: '5.00' }))).toBe('recharge.frozen')
  })

  test('WAL-05 the balance cannot pay a recharge of itself', async () => {
    const client = await bank.payer({ withdrawable: 10_000n })
    const { payment_id } = await client.call('recharge/create', { unit: 'MONEY', amount: '5.00' })
    expect((await bank.view(client, payment_id)).methods.map(({ method }) => method)).not.toContain('balance')
    const grant = await bank.grant(client, payment_id)
    expect(await reasonOf(client.call('payment/pay', { payment_id, method: 'balance', grant }))).toBe('payment.method_unknown')
  })

  test('SHL-07 a shop without the add-on has no recharges', async () => {
    const off = await openTestShop({ settings: { 'site.addons': { memberrecharge: false } } })
    const client = await off.member()
    expect(await reasonOf(client.call('recharge/offers', {}))).toBe('call.feature_off')
    expect(await reasonOf(client.call('recharge/create', { unit: 'MONEY', amount: '5.00' }))).toBe('call.feature_off')
  })
})

describe('recharging coins', () => {
  test('AST-15 WAL-05 it is offered and made only where the digital-asset area is open, and once its terms are agreed to', async () => {
    const recharge = (client: Client, unit: 'MONEY' | 'ACC') => reasonOf(client.call('recharge/create', { unit, amount: '10.00' }))
    const unitsOf = async (client: Client) => (await client.call('recharge/offers', {})).units.map(({ unit }) => unit)
    const member = await shop.member()
    expect(await unitsOf(member)).toEqual(['MONEY', 'ACC', 'USDP'])
    expect(await recharge(member, 'ACC')).toBe('asset_area.terms_not_agreed')
    await agreeToTerms(member)
    expect(await recharge(member, 'ACC')).toBeNull()

    for (const [settings, reason] of [
      [{ 'asset_area.is_on': false }, 'asset_area.closed'],
      [{ 'asset_area.closed_countries': ['CN'] }, 'asset_area.closed_in_country'],
    ] as const) {
      const closed = await openTestShop({ settings })
      const other = await closed.member()
      expect(await unitsOf(other)).toEqual(['MONEY'])
      expect(await recharge(other, 'ACC')).toBe(reason)
      expect(await recharge(other, 'MONEY')).toBeNull()
    }
  })

  test('WAL-05 it costs the day’s price, rounded up to the cent, as it was when the recharge was made', async () => {
    const client = await shop.member()
    await publishPrice(shop, 'ACC', '1.25')
    await shop.advance({ days: 1 })
    expect((await client.call('recharge/offers', {})).units).toEqual([
      { unit: 'MONEY', price: '1.00', decimals: 2 },
      { unit: 'ACC', price: '1.25', decimals: 3 },
      { unit: 'USDP', price: '1.00', decimals: 3 },
    ])
    await agreeToTerms(client)
    const made = await client.call('recharge/create', { unit: 'ACC', amount: '100.501' })
    expect(made).toMatchObject({ amount: '100.501', unit_price: '1.25', pay_amount: '125.63' })
    await publishPrice(shop, 'ACC', '2.00')
    const [treasury, dollars] = [await house('ACC', 'treasury'), await house('MONEY', 'treasury')]
    await bank.press(await pay(client, made.payment_id), 'succeed')
    expect(await coins(client, 'ACC')).toBe(100_501n)
    expect([await house('ACC', 'treasury'), await house('MONEY', 'treasury')]).toEqual([treasury - 100_501n, dollars + 12_563n])
    expect(await codesOf(made.recharge_no)).toEqual([{ kind: 'recharge', income_code: 14 }])
  })

  test('AST-01 WAL-05 USDP is bought at the rate at which it pays, and only where there is one', async () => {
    const client = await shop.member()
    await agreeToTerms(client)
    const made = await client.call('recharge/create', { unit: 'USDP', amount: '12.345' })
    expect(made).toMatchObject({ amount: '12.345', unit_price: '1.00', pay_amount: '12.35' })
    const [treasury, dollars] = [await house('USDP', 'treasury'), await house('MONEY', 'treasury')]
    await bank.press(await pay(client, made.payment_id), 'succeed')
    expect([await coins(client, 'USDP'), (await house('USDP', 'treasury')) - treasury]).toEqual([12_345n, -12_345n])
    expect((await house('MONEY', 'treasury')) - dollars).toBe(1235n)

    const other = await openTestShop({ settings: {} })
    await sql`update shop set currency = 'EUR'`.execute(other.db)
    await other.refresh()
    const member = await other.member()
    expect((await member.call('recharge/offers', {})).units.map(({ unit }) => unit)).toEqual(['MONEY', 'ACC'])
    await agreeToTerms(member)
    expect(await reasonOf(member.call('recharge/create', { unit: 'USDP', amount: '10.00' }))).toBe('call.feature_off')
  })
})

describe('what may come of it', () => {
  test('WAL-05 a payment that fails can be tried again', async () => {
    const client = await shop.member()
    const { recharge_id, payment_id } = await client.call('recharge/create', { unit: 'MONEY', amount: '7.00' })
    await bank.press(await pay(client, payment_id), 'fail')
    const stateOf = async () => (await client.call('recharge/view', { recharge_id })).state
    expect(await stateOf()).toBe('failed')
    const reference = await pay(client, payment_id)
    expect(await stateOf()).toBe('unpaid')
    await bank.press(reference, 'cancel')
    expect(await stateOf()).toBe('failed')
    await bank.press(await pay(client, payment_id), 'succeed')
    expect((await client.call('recharge/view', { recharge_id })).state).toBe('paid')
    expect((await bank.money(client)).total).toBe(700n)
  })

  test('ORD-08 the same notice many times at once credits once, gift and all', async () => {
    const client = await shop.member()
    const { offer_id, version } = await makeOffer({ amount: '70.00', gift_money: '7.00', gift_longcoin: 7 })
    const { payment_id } = await client.call('recharge/create', { unit: 'MONEY', offer: { offer_id, version } })
    const reference = await pay(client, payment_id)
    await Promise.all(Array.from({ length: 20 }, (_, n) => bank.notify(reference, 'success', 7000n, `${reference} ${n}`)))
    expect(await bank.money(client)).toMatchObject({ total: 7700n, non_withdrawable: 7700n })
    expect(await coins(client, 'LONGCOIN')).toBe(7n)
  })

  test('WAL-05 what is not paid in time closes', async () => {
    const client = await shop.member()
    const { recharge_id, payment_id } = await client.call('recharge/create', { unit: 'MONEY', amount: '7.00' })
    await shop.advance({ minutes: 31 })
    expect((await client.call('recharge/view', { recharge_id })).state).toBe('closed')
    expect(await reasonOf(client.call('payment/pay', { payment_id, method: 'sandbox' }))).toBe('payment.not_payable')
  })

  test('R-25 money that comes after closing is credited all the same', async () => {
    const client = await shop.member()
    const { recharge_id, payment_id } = await client.call('recharge/create', { unit: 'MONEY', amount: '7.00' })
    const reference = await pay(client, payment_id)
    await shop.advance({ minutes: 31 })
    await bank.notify(reference, 'success', 700n)
    expect((await client.call('recharge/view', { recharge_id })).state).toBe('paid')
    expect((await bank.money(client)).total).toBe(700n)
  })

  test('WAL-05 records go page by page, the newest first, and are one’s own', async () => {
    const [client, other] = [await shop.member(), await shop.member()]
    const ids: number[] = []
    for (let n = 1; n <= 3; n++) ids.unshift((await client.call('recharge/create', { unit: 'MONEY', amount: `${n}.00` })).recharge_id)
    const first = await client.call('recharge/list', { page_size: 2 })
    const rest = await client.call('recharge/list', { page_size: 2, cursor: first.next! })
    expect([...first.list, ...rest.list].map(({ recharge_id }) => recharge_id)).toEqual(ids)
    expect(rest.next).toBeNull()
    expect((await other.call('recharge/list', {})).list).toEqual([])
    expect(await reasonOf(other.call('recharge/view', { recharge_id: ids[0]! }))).toBe('recharge.not_found')
    const { list } = await finance.call('recharge/list_recharges', { member_id: client.member_id, state: 'unpaid' })
    expect(list.map(({ recharge_id, member_id }) => [recharge_id, member_id])).toEqual(ids.map((id) => [id, client.member_id]))
  })
})

test('WAL-01 after all of this the ledger sums to zero', async () => {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(e.amount), 0)::bigint as sum from entry e join account a on a.id = e.account_id group by a.unit`.execute(shop.db)
  expect(rows.every(({ sum }) => sum === 0n)).toBe(true)
})
