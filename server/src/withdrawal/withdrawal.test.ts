import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { moneyOf } from '../wallet/balances.ts'
import { addAccount, grantWithdrawal, makeWithdrawingMember } from './test/withdrawals.ts'

const shop = await openTestShop()
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason ?? null
const money = ({ member_id }: Client) => moneyOf(shop.systemContext(), member_id)
const finance = await staffClient(shop, 'finance')
const kindsOf = async (withdrawal_no: string) => {
  const { rows } = await sql<{ kind: string; income_code: number }>`
    select kind, income_code from transfer where key = ${withdrawal_no} order by recorded_at`.execute(shop.db)
  return rows.map(({ kind, income_code }) => `${kind} ${income_code}`)
}

describe('asking for a withdrawal', () => {
  test('R-24 the fee is shown before, and the amount frozen at once', async () => {
    const client = await makeWithdrawingMember(shop, 50_000n)
    const preview = await client.call('withdrawal/preview', { amount: '123.45' })
    expect(preview).toMatchObject({ withdrawable: '500.00', amount: '123.45', fee: '2.47', net: '120.98', fee_permille: 20, refusal: null })
    expect(await client.call('withdrawal/preview', {})).toMatchObject({ amount: '500.00', fee: '10.00', net: '490.00' })
    const made = await client.apply(12_345n)
    expect(made).toMatchObject({ state: 'applied', amount: '123.45', fee: '2.47', net: '120.98', due_day: preview.due_day })
    expect(made.account).toMatchObject({ name: 'Ann Lee', number: '**** 5678', account_type: 'savings_card' })
    expect(await money(client)).toEqual({ total: 37_655n, withdrawable: 37_655n, non_withdrawable: 0n, frozen: 12_345n })
    expect(await kindsOf(made.withdrawal_no)).toEqual(['withdrawal.freeze 22'])
    const { withdrawal_id } = made
    expect(await client.call('withdrawal/view', { withdrawal_id })).toEqual(made)
    expect((await client.call('withdrawal/list', { state: 'applied' })).list).toEqual([made])
    expect((await client.call('withdrawal/list', { state: 'paid' })).list).toEqual([])
  })

  test('R-14 the account is copied: what is changed or deleted after it changes nothing of it', async () => {
    const client = await makeWithdrawingMember(shop)
    const { withdrawal_id, account } = await client.apply(1_000n)
    await client.call('withdrawal/remove_account', { withdrawal_account_id: client.withdrawal_account_id })
    expect((await client.call('withdrawal/view', { withdrawal_id })).account).toEqual(account)
  })

  test.each([
    ['an AM', 4, {}, 'savings_card', 'withdrawal.rm_only', 'Upgrade to RM to withdraw'],
    ['a User', 0, {}, 'savings_card', 'withdrawal.rm_only', 'Upgrade to RM to withdraw'],
    ['a frozen RM', 5, { is_frozen: true }, 'savings_card', 'withdrawal.frozen', 'A frozen account cannot withdraw earnings'],
    ['an RM without the card', 6, {}, 'bank', 'withdrawal.no_savings_card', 'No co-branded savings card yet. Add one first'],
  ] as const)('WAL-06 %s is refused, and told so before', async (_, grade, fields, type, reason, text) => {
    const client = await makeWithdrawingMember(shop, 10_000n, grade)
    await client.call('withdrawal/remove_account', { withdrawal_account_id: client.withdrawal_account_id })
    const { withdrawal_account_id } = await addAccount(client, type)
    if ('is_frozen' in fields) await shop.db.updateTable('member').set(fields).where('id', '=', client.member_id).execute()
    const grant = await grantWithdrawal(shop, client, 1_000n)
    expect(await reasonOf(client.call('withdrawal/apply', { amount: '10.00', withdrawal_account_id, grant }))).toBe(reason)
    expect((await client.call('withdrawal/preview', {})).refusal).toEqual({ reason: reason.split('.')[1], text })
    expect((await money(client)).frozen).toBe(0n)
  })

  test.each([
    [99n, 'withdrawal.below_minimum'],
    [100n, null],
    [10_000n, null],
    [10_001n, 'withdrawal.exceeds_withdrawable'],
    [5_000_001n, 'withdrawal.above_maximum'],
  ])('WAL-06 of 100.00 that can be withdrawn, %i cents: %s', async (amount, reason) => {
    expect(await reasonOf((await makeWithdrawingMember(shop, 10_000n)).apply(amount))).toBe(reason)
  })

  test('WAL-06 the smallest amounts leave something behind the fee', async () => {
    const small = await openTestShop({ settings: { 'withdrawal.minimum_cents': 1 } })
    expect(await reasonOf((await makeWithdrawingMember(small, 100n)).apply(1n))).toBe('withdrawal.below_minimum')
    expect(await (await makeWithdrawingMember(small, 100n)).apply(2n)).toMatchObject({ fee: '0.01', net: '0.01' })
  })

  test('a withdrawal needs a grant for its amount, which pays once', async () => {
    const client = await makeWithdrawingMember(shop)
    const { withdrawal_account_id } = client
    const apply = (amount: string, grant?: string) => reasonOf(client.call('withdrawal/apply', { amount, withdrawal_account_id, grant }))
    expect(await apply('10.00')).toBe('payment.grant_required')
    const grant = await grantWithdrawal(shop, client, 1_000n)
    expect(await apply('10.01', grant)).toBe('payment.grant_invalid')
    expect(await apply('10.00', grant)).toBeNull()
    expect(await apply('10.00', grant)).toBe('payment.grant_invalid')
    const other = await makeWithdrawingMember(shop)
    expect(await apply('10.00', await grantWithdrawal(shop, other, 1_000n))).toBe('payment.grant_invalid')
  })

  test.each([8, 50])('R-21 %i withdrawals at once of one balance are made once', async (count) => {
    const client = await makeWithdrawingMember(shop, 10_000n)
    const reasons = await Promise.all(Array.from({ length: count }, () => reasonOf(client.apply(10_000n))))
    expect(reasons.filter((reason) => reason === null)).toHaveLength(1)
    const others = new Set(reasons.filter((reason) => reason !== null))
    expect([...others].every((reason) => reason === 'wallet.insufficient' || reason === 'withdrawal.exceeds_withdrawable')).toBe(true)
    expect(await money(client)).toEqual({ total: 0n, withdrawable: 0n, non_withdrawable: 0n, frozen: 10_000n })
    expect((await client.call('withdrawal/list', {})).list).toHaveLength(1)
  })

  test('SHL-07 a shop without the add-on has no withdrawals', async () => {
    const off = await openTestShop({ settings: { 'site.addons': { memberwithdraw: false } } })
    expect(await reasonOf((await off.member()).call('withdrawal/preview', {}))).toBe('call.feature_off')
    expect(await reasonOf((await makeWithdrawingMember(off)).apply(100n))).toBe('call.feature_off')
  })
})

describe('maker and checker', () => {
  const shown = ({ withdrawal_id }: { withdrawal_id: number }, version = 1) => ({ list: [{ withdrawal_id, version }] })

  test('WAL-08 one operator approves less than $1,000, and many at once', async () => {
    const made = [
      await (await makeWithdrawingMember(shop, 300_000n)).apply(99_999n),
      await (await makeWithdrawingMember(shop)).apply(1_000n),
    ]
    const { list } = await finance.call('withdrawal/approve', { list: made.map(({ withdrawal_id }) => ({ withdrawal_id, version: 1 })) })
    expect(list.map(({ state, requires_second_approval, approved_by }) => [state, requires_second_approval, approved_by])).toEqual([
      ['approved', false, finance.staff_id],
      ['approved', false, finance.staff_id],
    ])
    expect(await reasonOf(finance.call('withdrawal/approve', shown(made[0]!, 2)))).toBe('withdrawal.decided')
  })

  test('WAL-08 from $1,000 a second, different operator must approve too', async () => {
    const client = await makeWithdrawingMember(shop, 300_000n)
    const made = await client.apply(100_000n)
    const second = await staffClient(shop, 'finance')
    const [first] = (await finance.call('withdrawal/approve', shown(made))).list
    expect(first).toMatchObject({
      state: 'applied',
      requires_second_approval: true,
      first_approved_by: finance.staff_id,
      approved_by: null,
      version: 2,
    })
    expect(await reasonOf(finance.call('withdrawal/approve', shown(made, 2)))).toBe('withdrawal.same_operator')
    const [done] = (await second.call('withdrawal/approve', shown(made, 2))).list
    expect(done).toMatchObject({ state: 'approved', first_approved_by: finance.staff_id, approved_by: second.staff_id })
    const names = [done!.first_approved_by_name, done!.approved_by_name]
    expect(names).toEqual([finance, second].map(({ staff_id }) => `Ann #${staff_id}`))
  })

  test('WAL-08 two operators at once: one approval counts, and of a large one neither makes both', async () => {
    const client = await makeWithdrawingMember(shop, 500_000n)
    const second = await staffClient(shop, 'finance')
    for (const amount of [5_000n, 100_000n]) {
      const made = await client.apply(amount)
      const reasons = await Promise.all([finance, second].map((one) => reasonOf(one.call('withdrawal/approve', shown(made)))))
      expect(reasons.map(String).toSorted()).toEqual(['null', 'withdrawal.decided'])
      const { list } = await finance.call('withdrawal/list_withdrawals', { member_id: client.member_id, page_size: 50 })
      expect(list.find((row) => row.withdrawal_id === made.withdrawal_id)!.state).toBe(amount < 100_000n ? 'approved' : 'applied')
    }
  })

  test('WAL-08 all or none: one that changed meanwhile leaves the others as they were', async () => {
    const client = await makeWithdrawingMember(shop)
    const [one, two] = [await client.apply(1_000n), await client.apply(1_000n)]
    const list = [
      { withdrawal_id: one.withdrawal_id, version: 1 },
      { withdrawal_id: two.withdrawal_id, version: 9 },
    ]
    const refused = await refusalOf(finance.call('withdrawal/approve', { list }))
    expect(refused).toMatchObject({ reason: 'withdrawal.decided', details: { withdrawal_no: two.withdrawal_no } })
    expect((await client.call('withdrawal/view', { withdrawal_id: one.withdrawal_id })).state).toBe('applied')
    expect(await reasonOf(finance.call('withdrawal/approve', { list: [{ withdrawal_id: 2147483647, version: 1 }] }))).toBe(
      'withdrawal.not_found',
    )
  })

  test('R-24 a refused one gives everything back to the last cent, once, and says why', async () => {
    const client = await makeWithdrawingMember(shop, 12_345n)
    const { withdrawal_id, withdrawal_no } = await client.apply(12_345n)
    const refuse = () => finance.call('withdrawal/refuse', { withdrawal_id, version: 1, reason: 'The name is another' })
    const reasons = await Promise.all([refuse(), refuse(), refuse()].map(reasonOf))
    expect(reasons.map(String).toSorted()).toEqual(['null', 'withdrawal.decided', 'withdrawal.decided'])
    expect(await money(client)).toEqual({ total: 12_345n, withdrawable: 12_345n, non_withdrawable: 0n, frozen: 0n })
    expect(await kindsOf(withdrawal_no)).toEqual(['withdrawal.freeze 22', 'withdrawal.reversal 22'])
    const seen = await client.call('withdrawal/view', { withdrawal_id })
    expect(seen).toMatchObject({ state: 'refused', refusal_reason: 'The name is another', refused_at: expect.any(String) })
    expect(await reasonOf(finance.call('withdrawal/approve', shown(seen, 2)))).toBe('withdrawal.decided')
  })

  test('R-24 refused and approved at the same moment: one of the two', async () => {
    for (let n = 0; n < 5; n++) {
      const client = await makeWithdrawingMember(shop, 1_000n)
      const made = await client.apply(1_000n)
      const { withdrawal_id } = made
      const reasons = await Promise.all([
        reasonOf(finance.call('withdrawal/approve', shown(made))),
        reasonOf(finance.call('withdrawal/refuse', { withdrawal_id, version: 1, reason: 'No' })),
      ])
      expect(reasons.filter((reason) => reason === null)).toHaveLength(1)
      expect((await money(client)).total).toBe(reasons[1] === null ? 1_000n : 0n)
    }
  })
})
