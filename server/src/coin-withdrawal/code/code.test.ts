import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { outcomeOf } from '../../identity/test/accounts.ts'
import { makeStore } from '../../store/test/make-store.ts'
import { balanceOf } from '../../wallet/balances.ts'
import { coinsOf, makeCoinMember, shown } from '../test/coins.ts'

const shop = await openTestShop()
const [ann, bob] = [await staffClient(shop, 'finance'), await staffClient(shop, 'finance')]
const house = (account: 'clearing:coin_desk' | 'fees') => balanceOf(shop.systemContext(), { house: account, unit: 'ACC' })

/** A member with a code of 50 ACC, and what the desk reads of it. */
async function withCode(amount = 50_000n) {
  const client = await makeCoinMember(shop, 2_000_000n)
  const { coin_withdrawal_id, ...made } = await client.request(amount, 'scan_code')
  const read = async () => {
    const { coin_withdrawal_no, redemption_code } = await client.call('coin_withdrawal/code', { coin_withdrawal_id })
    return { coin_withdrawal_no, redemption_code }
  }
  return { client, made, coin_withdrawal_id, read }
}

describe('a code', () => {
  test('AST-10 it is checked, redeemed once with its fee, and the store is kept', async () => {
    const { client, made, coin_withdrawal_id, read } = await withCode()
    expect(made).toMatchObject({ state: 'ready', send_from: null, destination: null })
    const branch_id = await makeStore(shop)
    const code = await read()
    expect(await ann.call('coin_withdrawal/check_code', code)).toMatchObject({ member_id: client.member_id, net: '49.000', fee: '1.000' })
    const before = [await house('clearing:coin_desk'), await house('fees')]
    const done = await ann.call('coin_withdrawal/redeem_code', { ...code, branch_id })
    expect(done).toMatchObject({ state: 'done', store_name: 'Bay store', settled_by_name: expect.stringContaining('Ann') })
    expect([await house('clearing:coin_desk'), await house('fees')]).toEqual([before[0]! + 49_000n, before[1]! + 1_000n])
    expect(await coinsOf(shop, client.member_id)).toEqual({ available: 1_950_000n, frozen: 0n, code: 0n, in_flight: 0n })
    expect(await outcomeOf(ann.call('coin_withdrawal/redeem_code', code))).toBe('coin_withdrawal.code_used')
    expect(await outcomeOf(ann.call('coin_withdrawal/check_code', code))).toBe('coin_withdrawal.code_used')
    expect(await outcomeOf(read())).toBe('coin_withdrawal.code_used')
    const seen = await client.call('coin_withdrawal/view', { coin_withdrawal_id })
    expect(seen.timeline.map(({ state }) => state)).toEqual(['ready', 'done'])
    await shop.advance({ hours: 25 })
    expect(await coinsOf(shop, client.member_id)).toMatchObject({ available: 1_950_000n, code: 0n })
  })

  test('AST-10 two clerks at once: one of them hands it over; the same call again is answered the same', async () => {
    for (let n = 0; n < 5; n++) {
      const { client, read } = await withCode()
      const code = await read()
      const outcomes = await Promise.all([ann, bob, ann, bob].map((one) => outcomeOf(one.call('coin_withdrawal/redeem_code', code))))
      expect(outcomes.toSorted()).toEqual([...Array<string>(3).fill('coin_withdrawal.code_used'), 'done'])
      expect(await coinsOf(shop, client.member_id)).toMatchObject({ available: 1_950_000n, code: 0n })
    }
    const code = await (await withCode()).read()
    const request_key = '1d6f3f9c-0a37-4f2f-9a0b-1b2c3d4e5f60'
    const done = await ann.call('coin_withdrawal/redeem_code', code, { request_key })
    expect(await ann.call('coin_withdrawal/redeem_code', code, { request_key })).toEqual(done)
  })

  test('AST-10 an old, a wrong and another member’s code are refused, and an unknown number is', async () => {
    const [one, two] = [await withCode(), await withCode()]
    const [mine, theirs] = [await one.read(), await two.read()]
    const redeem = (input: typeof mine) => outcomeOf(ann.call('coin_withdrawal/redeem_code', input))
    expect(await redeem({ ...mine, redemption_code: theirs.redemption_code })).toBe('coin_withdrawal.code_invalid')
    expect(await redeem({ ...mine, coin_withdrawal_no: 'X202611270000000000' })).toBe('coin_withdrawal.code_invalid')
    expect(await redeem({ ...mine, redemption_code: '12' })).toBe('call.wrong_fields')
    await shop.advance({ seconds: 61 })
    expect(await redeem(mine)).toBe('coin_withdrawal.code_invalid')
    expect(await outcomeOf(two.client.call('coin_withdrawal/code', { coin_withdrawal_id: one.coin_withdrawal_id }))).toBe(
      'coin_withdrawal.not_found',
    )
    expect(await redeem(await one.read())).toBe('done')
  })

  test('AST-10 a code that is not used expires, and everything is available again', async () => {
    const { client, coin_withdrawal_id, read } = await withCode()
    const code = await read()
    await shop.advance({ hours: 24, seconds: 1 })
    expect(await client.call('coin_withdrawal/view', { coin_withdrawal_id })).toMatchObject({ state: 'expired' })
    expect(await coinsOf(shop, client.member_id)).toMatchObject({ available: 2_000_000n, code: 0n })
    expect(await outcomeOf(ann.call('coin_withdrawal/redeem_code', code))).toBe('coin_withdrawal.code_expired')
    expect(await outcomeOf(read())).toBe('coin_withdrawal.code_expired')
  })

  test('AST-10 redeemed at the moment at which it expires or is cancelled: one of them', async () => {
    const { client, coin_withdrawal_id, read } = await withCode()
    const code = await read()
    const outcomes = await Promise.all([
      outcomeOf(ann.call('coin_withdrawal/redeem_code', code)),
      outcomeOf(client.call('coin_withdrawal/cancel', { coin_withdrawal_id })),
    ])
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    expect((await coinsOf(shop, client.member_id)).available).toBe(outcomes[0] === 'done' ? 1_950_000n : 2_000_000n)
  })

  test('AST-10 from a worth of $1,000 another operator approves before it is shown, and does not hand it over', async () => {
    const { client, made, coin_withdrawal_id, read } = await withCode(1_000_000n)
    expect(made).toMatchObject({ state: 'requested', expires_at: null })
    expect(await outcomeOf(read())).toBe('coin_withdrawal.code_closed')
    const request = await client.call('coin_withdrawal/view', { coin_withdrawal_id })
    expect((await ann.call('coin_withdrawal/approve', shown([request]))).list).toMatchObject([
      { state: 'ready', approved_by: ann.staff_id },
    ])
    const code = await read()
    expect(await outcomeOf(ann.call('coin_withdrawal/redeem_code', code))).toBe('coin_withdrawal.same_operator')
    expect(await outcomeOf(bob.call('coin_withdrawal/redeem_code', code))).toBe('done')
    expect((await client.call('coin_withdrawal/view', { coin_withdrawal_id })).timeline.map(({ state }) => state)).toEqual([
      'requested',
      'ready',
      'done',
    ])
  })

  test('AST-10 two codes below the bound are one above it, also at once', async () => {
    const client = await makeCoinMember(shop, 2_000_000n)
    const made = await Promise.all([client.request(600_000n, 'scan_code'), client.request(600_000n, 'scan_code')])
    expect(made.map(({ state }) => state).toSorted()).toEqual(['ready', 'requested'])
    expect((await client.call('coin_withdrawal/quote', { way: 'scan_code', unit: 'ACC', amount: '500' })).is_reviewed).toBe(true)
  })

  test('AST-10 nothing is handed over to a frozen member, and a clerk needs the permission', async () => {
    const { client, read } = await withCode()
    const code = await read()
    const support = await staffClient(shop, 'support')
    expect(await outcomeOf(support.call('coin_withdrawal/redeem_code', code))).toBe('call.forbidden')
    await shop.db.updateTable('member').set({ is_frozen: true }).where('id', '=', client.member_id).execute()
    expect(await outcomeOf(ann.call('coin_withdrawal/redeem_code', code))).toBe('coin_withdrawal.member_frozen')
  })
})
