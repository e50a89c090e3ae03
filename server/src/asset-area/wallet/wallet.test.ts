import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import { publishPrice } from '../../unit-price/test/publish-price.ts'
import type { MemberPurpose } from '../../wallet/accounts.ts'
import { placeHold } from '../../wallet/holds/place-hold.ts'
import { postTransfer } from '../../wallet/post-transfer.ts'

const shop = await openTestShop()
let key = 0
const give = ({ member_id: member }: Client, unit: 'ACC' | 'USDS' | 'LONGCOIN', purpose: MemberPurpose, amount: bigint) =>
  shop.systemContext().transaction((context) =>
    postTransfer(context, {
      kind: 'test.give',
      topic: 'adjustment',
      key: String(++key),
      reason: 'Test',
      entries: [
        { account: { house: 'treasury', unit }, amount: -amount },
        { account: { member, unit, purpose }, amount },
      ],
    }),
  )

/** What the member's own entries sum to, by unit and purpose. */
async function ledgerOf({ member_id }: Client) {
  const { rows } = await sql<{ unit: string; purpose: string; amount: bigint }>`
    select a.unit, a.purpose, sum(e.amount)::bigint as amount from entry e join account a on a.id = e.account_id
    where coalesce(a.member_id, 0) = ${member_id} group by 1, 2`.execute(shop.db)
  return new Map(rows.map(({ unit, purpose, amount }) => [`${unit} ${purpose}`, amount]))
}

describe('AST-01 the wallet of coins', () => {
  test('AST-01 is what the ledger’s entries sum to, by unit, place and reason, and worth the prices of the day', async () => {
    const member = await shop.member()
    expect(await member.call('asset_area/wallet', {})).toMatchObject({ is_empty: true, worth: '0.00', send_blocker: 'rm_only' })
    const places = [
      'available',
      'frozen:referral',
      'frozen:window',
      'frozen:transfer_out',
      'frozen:scan_code',
      'deposited',
      'pledged',
      'in_flight',
    ] as const
    for (const [n, purpose] of places.entries()) await give(member, 'ACC', purpose, BigInt(1001 * (n + 1)))
    await give(member, 'USDS', 'available', 2500n)
    await give(member, 'LONGCOIN', 'available', 150n)
    await publishPrice(shop, 'ACC', '2.00')
    await shop.advance({ days: 1 })
    await shop.systemContext().transaction((context) =>
      placeHold(context, {
        account: { member: member.member_id, unit: 'ACC', purpose: 'available' },
        amount: 1n,
        reason: 'Test',
        kind: 'test.hold',
        key: 'one',
      }),
    )

    const wallet = await member.call('asset_area/wallet', {})
    const ledger = await ledgerOf(member)
    for (const { unit, available, on_hold, frozen, deposited, pledged, in_flight, total } of wallet.units) {
      const smallest = (text: string) => toSmallest(text, unit)
      const parts = [available, on_hold, deposited, pledged, in_flight, ...frozen.map(({ amount }) => amount)]
      expect(parts.reduce((sum, part) => sum + smallest(part), 0n)).toBe(smallest(total))
      expect(smallest(available) + smallest(on_hold)).toBe(ledger.get(`${unit} available`) ?? 0n)
      expect([smallest(deposited), smallest(pledged), smallest(in_flight)]).toEqual(
        ['deposited', 'pledged', 'in_flight'].map((purpose) => ledger.get(`${unit} ${purpose}`) ?? 0n),
      )
      for (const { reason, amount } of frozen) expect(smallest(amount)).toBe(ledger.get(`${unit} frozen:${reason}`))
    }
    expect(wallet.units.find(({ unit }) => unit === 'ACC')).toMatchObject({
      total: '36.036',
      price: '2.00',
      worth: '72.07',
      on_hold: '0.001',
    })
    // ACC 72.07, USDS 2.50, LONGCOIN 150 at a hundred for one.
    expect([wallet.worth, wallet.is_empty]).toEqual(['76.07', false])
  })

  test('AST-01 WAL-02 each place opens its own entries, what is frozen by reason', async () => {
    const member = await shop.member()
    await give(member, 'ACC', 'frozen:referral', 5n)
    // Accounts have no order within a millisecond.
    await shop.advance({ seconds: 1 })
    await give(member, 'ACC', 'frozen:window', 7n)
    await give(member, 'ACC', 'deposited', 11n)
    const amounts = async (filter: object) =>
      (await member.call('wallet/entries', { unit: 'ACC', ...filter })).list.map(({ bucket, amount }) => `${bucket} ${amount}`)
    expect(await amounts({ bucket: 'frozen' })).toEqual(['frozen 0.007', 'frozen 0.005'])
    expect(await amounts({ bucket: 'frozen', frozen_for: 'referral' })).toEqual(['frozen 0.005'])
    expect(await amounts({ bucket: 'deposited' })).toEqual(['deposited 0.011'])
    expect(await amounts({ bucket: 'in_flight' })).toEqual([])
  })

  test('AST-01 AST-10 says what the member may not do: send below RM, anything that leaves while frozen', async () => {
    const member = await shop.member()
    const blockers = async () => {
      const { send_blocker, recharge_blocker } = await member.call('asset_area/wallet', {})
      return [send_blocker, recharge_blocker]
    }
    expect(await blockers()).toEqual(['rm_only', null])
    await shop.db.updateTable('member').set({ grade: 5 }).where('id', '=', member.member_id).execute()
    expect(await blockers()).toEqual([null, null])
    await shop.db.updateTable('member').set({ is_frozen: true }).where('id', '=', member.member_id).execute()
    expect(await blockers()).toEqual(['frozen', 'frozen'])
  })

  test('AST-01 AST-15 is refused where the area is closed', async () => {
    const closed = await openTestShop({ settings: { 'asset_area.is_on': false } })
    const member = await closed.member()
    for (const call of [() => member.call('asset_area/wallet', {}), () => member.call('asset_area/prices', { unit: 'ACC', days: 30 })])
      expect(await refusalOf(call() as Promise<unknown>)).toMatchObject({ reason: 'asset_area.closed' })
  })
})

describe('AST-01 the chart of prices', () => {
  test('AST-01 has the price of each day up to today, and the next day’s when it has begun', async () => {
    const own = await openTestShop()
    const member = await own.member()
    const today = () => dayIn('Asia/Shanghai', own.site.shared.now())
    const last = async () => (await member.call('asset_area/prices', { unit: 'AAA', days: 90 })).list.at(-1)
    await publishPrice(own, 'AAA', '1.60')
    const { list } = await member.call('asset_area/prices', { unit: 'AAA', days: 90 })
    expect([list.length, list.at(-1)]).toEqual([90, { day: today(), price: '1.00' }])
    await own.advance({ days: 1 })
    expect(await last()).toEqual({ day: today(), price: '1.60' })
  })
})
