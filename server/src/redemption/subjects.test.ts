import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { coinsOf, makeCoinMember, shown } from '../coin-withdrawal/test/coins.ts'
import { outcomeOf } from '../identity/test/accounts.ts'
import { buyNow, makeBuyer, payAtBank } from '../order/test/shopping.ts'
import { makeStore } from '../store/test/make-store.ts'
import { halfMinute, makeClerk, redeemAt } from './test/desk.ts'

const shop = await openTestShop()
const [branch_id, elsewhere] = [await makeStore(shop), await makeStore(shop, { names: { 'en-us': 'Hill store' } })]
const [ann, bob] = [await makeClerk(shop, branch_id, elsewhere), await makeClerk(shop, elsewhere)]
const [finance, owner] = [await staffClient(shop, 'finance'), await staffClient(shop, 'owner')]
let at = Math.floor(Date.now() / halfMinute) * halfMinute + 10_000
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (at += 4 * halfMinute) }))
afterAll(() => void vi.useRealTimers())
const check = (desk_code: string, clerk = ann) => clerk.call('redemption/check', { desk_code })

describe('coins', () => {
  async function withCode(amount = 50_000n) {
    const client = await makeCoinMember(shop, 2_000_000n)
    const { coin_withdrawal_id } = await client.request(amount, 'scan_code')
    const read = async () => {
      const { coin_withdrawal_no, redemption_code, qr_text } = await client.call('coin_withdrawal/code', { coin_withdrawal_id })
      return { coin_withdrawal_no, scanned: qr_text, typed: `${coin_withdrawal_no.slice(-4)} ${redemption_code}` }
    }
    return { client, coin_withdrawal_id, read }
  }

  test('DSK-03 AST-10 a withdrawal is shown and paid by a clerk once, scanned or typed, at any store of the clerk', async () => {
    const { client, read, coin_withdrawal_id } = await withCode()
    const { scanned, typed, coin_withdrawal_no } = await read()
    for (const text of [scanned, typed]) {
      const found = await check(text)
      expect(found).toMatchObject({
        kind: 'coin_withdrawal',
        subject_no: coin_withdrawal_no,
        lines: [],
        coins: { net: '49.000', fee: '1.000' },
      })
      expect(found.branches.map((branch) => branch.branch_id)).toEqual([branch_id, elsewhere])
    }
    const done = await redeemAt(ann, typed, elsewhere)
    expect(done).toMatchObject({
      kind: 'coin_withdrawal',
      coins: { unit: 'ACC', net: '49.000' },
      undo_until: null,
      branch: { name: 'Hill store' },
    })
    expect(await coinsOf(shop, client.member_id)).toMatchObject({ available: 1_950_000n, code: 0n })
    expect(await client.call('coin_withdrawal/view', { coin_withdrawal_id })).toMatchObject({ state: 'done' })
    expect(await outcomeOf(check(scanned))).toBe('redemption.code_used')
    expect(await outcomeOf(ann.call('redemption/undo', { redemption_id: done.redemption_id, reason: 'No' }))).toBe('redemption.coins_final')
    expect((await client.call('redemption/mine', {})).list).toMatchObject([{ coins: { net: '49.000' } }])
    expect((await bob.call('redemption/desk', {})).today.redemptions).toBe(1)
  })

  test('DSK-03 AST-10 two clerks at once: one of them pays', async () => {
    const { client, read } = await withCode()
    const { scanned } = await read()
    const tokens = await Promise.all([ann, bob].map(async (clerk) => (await check(scanned, clerk)).check_token))
    const outcomes = await Promise.all(
      [ann, bob].map((clerk, n) => outcomeOf(clerk.call('redemption/redeem', { check_token: tokens[n]!, branch_id: elsewhere }))),
    )
    expect(outcomes.filter((one) => one === 'redemption.code_used')).toHaveLength(1)
    expect(await coinsOf(shop, client.member_id)).toMatchObject({ available: 1_950_000n, code: 0n })
  })

  test('DSK-03 AST-10 from the bound on an operator approved it before, and each wrong code says which', async () => {
    const large = await withCode(1_000_000n)
    expect(await outcomeOf(large.read())).toBe('coin_withdrawal.code_closed')
    const request = await large.client.call('coin_withdrawal/view', { coin_withdrawal_id: large.coin_withdrawal_id })
    await finance.call('coin_withdrawal/approve', shown([request]))
    expect((await redeemAt(ann, (await large.read()).scanned, branch_id)).coins).toMatchObject({ net: '980.000' })
    const { client, read, coin_withdrawal_id } = await withCode()
    const photo = (await read()).scanned
    await shop.advance({ seconds: 61 })
    expect(await outcomeOf(check(photo))).toBe('redemption.code_expired')
    const fresh = (await read()).scanned
    await shop.db.updateTable('member').set({ is_frozen: true }).where('id', '=', client.member_id).execute()
    expect(await outcomeOf(check(fresh))).toBe('redemption.member_stopped')
    await shop.db.updateTable('member').set({ is_frozen: false }).where('id', '=', client.member_id).execute()
    const { check_token } = await check(fresh)
    await client.call('coin_withdrawal/cancel', { coin_withdrawal_id })
    expect(await outcomeOf(ann.call('redemption/redeem', { check_token, branch_id }))).toBe('redemption.withdrawal_ended')
    expect(await outcomeOf(check(fresh))).toBe('redemption.withdrawal_ended')
  })
})

describe('redeemable codes', () => {
  async function delivered(quantity = 1) {
    const { sku_id: sku } = await makeGoods(shop, { goods_type: 'virtual' })
    const codes = Array.from({ length: quantity }, (_, n) => `VOUCHER-${sku}-${n}`)
    await owner.call('fulfilment/add_codes', { sku_id: sku, codes: [...codes, `STOCK-${sku}`] })
    const buyer = await makeBuyer(shop)
    const { order_ids, payment_id } = await buyNow(buyer, sku, quantity)
    await payAtBank(shop, buyer, payment_id)
    return { buyer, codes, order_id: order_ids[0]!, stock: `STOCK-${sku}` }
  }

  test('DSK-03 a code of a virtual order is redeemed once, at any store, and undone by its clerk', async () => {
    const { codes, stock, order_id, buyer } = await delivered(2)
    expect(await outcomeOf(check(stock))).toBe('redemption.code_unknown')
    expect(await check(codes[0]!)).toMatchObject({ kind: 'virtual', lines: [{ quantity: 2, remaining: 1 }] })
    const { redemption_id, lines } = await redeemAt(ann, codes[0]!, branch_id)
    expect(lines).toMatchObject([{ quantity: 1 }])
    expect(await outcomeOf(check(codes[0]!, bob))).toBe('redemption.code_used')
    await ann.call('redemption/undo', { redemption_id, reason: 'Wrong voucher' })
    await redeemAt(bob, codes[0]!, elsewhere)
    const tokens = await Promise.all([ann, bob].map(async (clerk) => (await check(codes[1]!, clerk)).check_token))
    const outcomes = await Promise.all(
      [ann, bob].map((clerk, n) => outcomeOf(clerk.call('redemption/redeem', { check_token: tokens[n]!, branch_id: elsewhere }))),
    )
    expect(outcomes.filter((one) => one === 'redemption.code_used')).toHaveLength(1)
    const { events, state } = await buyer.call('order/view', { order_id })
    expect(state).toBe('completed')
    expect(events.filter(({ event }) => event === 'redeemed')).toHaveLength(3)
  })

  test('R-28 DSK-02 not while a refund is open, and no more than were not refunded', async () => {
    const { codes, buyer, order_id } = await delivered(2)
    const { lines } = await buyer.call('order/view', { order_id })
    const input = { order_goods_id: lines[0]!.order_goods_id, kind: 'refund_only', quantity: 1, reason: 'other', note: '' } as const
    const { refund_id } = await buyer.call('refund/apply', input)
    expect(await outcomeOf(check(codes[0]!))).toBe('redemption.refund_open')
    await owner.call('refund/approve', { refund_id, version: 1 })
    await redeemAt(ann, codes[0]!, branch_id)
    expect(await outcomeOf(check(codes[1]!))).toBe('redemption.refunded')
  })

  test('DSK-03 ORD-13 what was redeemed is not refunded, unless it is undone', async () => {
    const { codes, buyer, order_id } = await delivered(2)
    const { lines } = await buyer.call('order/view', { order_id })
    const apply = (quantity: number) =>
      outcomeOf(
        buyer.call('refund/apply', { order_goods_id: lines[0]!.order_goods_id, kind: 'refund_only', quantity, reason: 'other', note: '' }),
      )
    const { redemption_id } = await redeemAt(ann, codes[0]!, branch_id)
    expect(await apply(2)).toBe('refund.quantity_exceeded')
    await redeemAt(ann, codes[1]!, branch_id)
    expect(await apply(1)).toBe('refund.not_refundable')
    expect((await buyer.call('order/view', { order_id })).actions).not.toContain('after_sale')
    await ann.call('redemption/undo', { redemption_id, reason: 'Wrong voucher' })
    expect(await apply(1)).toBe('done')
  })
})
