import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { withdrawalAccountClosure } from '../close-account.ts'
import { addAccount, makeWithdrawingMember } from '../test/withdrawals.ts'
import { openNumber } from './queries.ts'

const shop = await openTestShop()
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason ?? null
const rowOf = (id: number) => shop.db.selectFrom('withdrawal_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('withdrawal accounts', () => {
  test('WAL-06 an account is shown masked and kept sealed; the first one is the default', async () => {
    const client = await shop.member()
    const account = await addAccount(client, 'savings_card')
    expect(account).toMatchObject({
      mobile: expect.stringContaining('***'),
      number: '**** 5678',
      account_type: 'savings_card',
      is_default: true,
    })
    const row = await rowOf(account.withdrawal_account_id)
    expect(row.mobile).toBe('+8613800138000')
    expect(row.number.toString('latin1')).not.toContain('5678')
    expect(openNumber(shop.site.keys, client.member_id, row.number)).toBe('6228480012345678')
    expect(openNumber(shop.site.keys, client.member_id + 1, row.number)).toBe('')
    expect((await client.call('withdrawal/list_accounts', {})).list).toEqual([account])
  })

  test('WAL-06 there is one default, whatever is added, chosen or deleted', async () => {
    const client = await shop.member()
    const [first, second, third] = [
      await addAccount(client),
      await addAccount(client, 'paypal'),
      await addAccount(client, 'other', { is_default: true }),
    ]
    const defaults = async () =>
      (await client.call('withdrawal/list_accounts', {})).list.filter((one) => one.is_default).map((one) => one.withdrawal_account_id)
    expect(await defaults()).toEqual([third.withdrawal_account_id])
    await client.call('withdrawal/choose_default', { withdrawal_account_id: first.withdrawal_account_id })
    expect(await defaults()).toEqual([first.withdrawal_account_id])
    await client.call('withdrawal/remove_account', { withdrawal_account_id: first.withdrawal_account_id })
    expect(await defaults()).toEqual([third.withdrawal_account_id])
    await Promise.all(
      [second, third].map(({ withdrawal_account_id }) => client.call('withdrawal/choose_default', { withdrawal_account_id })),
    )
    expect(await defaults()).toHaveLength(1)
  })

  test('WAL-06 a change keeps the number and mobile that are not sent, but not for another type', async () => {
    const client = await shop.member()
    const { withdrawal_account_id } = await addAccount(client, 'bank')
    const fields = { withdrawal_account_id, name: 'Ann B. Lee', account_type: 'bank', branch: 'Futian', is_default: false } as const
    expect(await client.call('withdrawal/change_account', fields)).toMatchObject({
      name: 'Ann B. Lee',
      number: '**** 7890',
      is_default: true,
    })
    const another = client.call('withdrawal/change_account', { ...fields, account_type: 'paypal' })
    expect((await refusalOf(another))?.fields).toEqual({ number: 'This field is required' })
    const changed = { ...fields, account_type: 'paypal', number: 'lee@mail.example', mobile: '13900139000' } as const
    expect(await client.call('withdrawal/change_account', changed)).toMatchObject({ account_type: 'paypal', number: 'l***@mail.example' })
    expect((await rowOf(withdrawal_account_id)).mobile).toBe('+8613900139000')
  })

  test.each([
    [{ name: '' }, 'name', 'This field is required'],
    [{ branch: '' }, 'branch', 'This field is required'],
    [{ mobile: '12345' }, 'mobile', 'Incorrect mobile number format'],
    [{ number: '12 34 56' }, 'number', 'This account number is not valid for this type'],
    [{ number: '' }, 'number', 'This field is required'],
    [{ account_type: 'gold' }, 'account_type', 'Choose one of the available options'],
  ])('§5 an account with %o is refused by its field', async (wrong, field, text) => {
    const refused = await refusalOf(addAccount(await shop.member(), 'bank', wrong))
    expect(refused?.fields).toMatchObject({ [field]: text })
  })

  test('WAL-06 a member keeps ten accounts at most, however many are added at once', async () => {
    const client = await shop.member()
    const reasons = await Promise.all(Array.from({ length: 12 }, () => reasonOf(addAccount(client))))
    expect(reasons.filter((reason) => reason === 'withdrawal.too_many_accounts')).toHaveLength(2)
    expect((await client.call('withdrawal/list_accounts', {})).list).toHaveLength(10)
  })

  test('QUA-09 another member’s account is answered like one that nobody has', async () => {
    const [client, other] = [await shop.member(), await shop.member()]
    const { withdrawal_account_id } = await addAccount(client)
    expect(await reasonOf(other.call('withdrawal/remove_account', { withdrawal_account_id }))).toBe('withdrawal.account_not_found')
    expect(await reasonOf(other.call('withdrawal/choose_default', { withdrawal_account_id }))).toBe('withdrawal.account_not_found')
  })

  test('IDN-13 who leaves is erased from accounts and withdrawals; the books keep the amounts', async () => {
    const client = await makeWithdrawingMember(shop)
    const { withdrawal_id } = await client.apply(5_000n)
    await withdrawalAccountClosure.erase(shop.systemContext(), client.member_id)
    expect((await client.call('withdrawal/list_accounts', {})).list).toEqual([])
    const row = await shop.db.selectFrom('withdrawal').selectAll().where('id', '=', withdrawal_id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ amount: 5_000n, account_name: '—', account_mobile: '—', account_branch: '—', account_number: null })
  })
})
