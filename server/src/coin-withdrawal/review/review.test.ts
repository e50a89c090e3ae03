import { randomBytes } from 'node:crypto'
import type { CoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { outcomeOf } from '../../identity/test/accounts.ts'
import { plus } from '../../kernel/time/clock.ts'
import { publishPrice } from '../../unit-price/test/publish-price.ts'
import { countPendingCoinWithdrawals } from '../count-pending-coin-withdrawals.ts'
import { coinsOf, giveCoins, grantCoins, makeCoinMember, shown } from '../test/coins.ts'

const shop = await openTestShop()
const [ann, bob] = [await staffClient(shop, 'finance'), await staffClient(shop, 'finance')]
const viewed = ({ coin_withdrawal_id: request_id }: CoinWithdrawal) => ann.call('coin_withdrawal/view_request', { request_id })

describe('maker and checker', () => {
  test('AST-10 below a worth of $1,000 one operator approves, from it on a second, different one', async () => {
    const client = await makeCoinMember(shop, 5_000_000n)
    const small = await client.request(999_999n)
    expect((await ann.call('coin_withdrawal/approve', shown([small]))).list).toMatchObject([
      { state: 'requested', requires_second_approval: true, approved_in_window: '0.00', worth: '1000.00' },
    ])
    const other = await makeCoinMember(shop, 5_000_000n)
    const [below, above] = [await other.request(999_990n), await other.request(1_000_000n)]
    expect((await ann.call('coin_withdrawal/approve', shown([below]))).list).toMatchObject([
      { state: 'approved', requires_second_approval: false },
    ])
    expect((await ann.call('coin_withdrawal/approve', shown([above]))).list).toMatchObject([
      { state: 'requested', first_approved_by: ann.staff_id },
    ])
    expect(await outcomeOf(ann.call('coin_withdrawal/approve', shown([above], 2)))).toBe('coin_withdrawal.same_operator')
    expect((await bob.call('coin_withdrawal/approve', shown([above], 2))).list).toMatchObject([
      { state: 'approved', first_approved_by: ann.staff_id, approved_by: bob.staff_id },
    ])
  })

  test('AST-10 two below the bound within 24 hours are one above it, over units and ways, one after the other and at once', async () => {
    const client = await makeCoinMember(shop, 5_000_000n)
    await giveCoins(shop, client.member_id, 5_000_000n, 'AAA')
    const first = await client.request(600_000n)
    const second = await client.call('coin_withdrawal/request', {
      way: 'transfer_out',
      unit: 'AAA',
      amount: '600',
      coin_address_id: client.addresses.transfer_out,
      grant: await grantCoins(shop, client, 600_000n, 'AAA'),
    })
    const outcomes = await Promise.all([ann, bob].map((one, n) => one.call('coin_withdrawal/approve', shown([[first, second][n]!]))))
    const states = outcomes.map(({ list }) => list[0]!.state).toSorted()
    expect(states).toEqual(['approved', 'requested'])
    const waiting = outcomes.map(({ list }) => list[0]!).find(({ state }) => state === 'requested')!
    expect(waiting).toMatchObject({ requires_second_approval: true, approved_in_window: '600.00' })
    // A day later the first one is out of the window, for a new request.
    await shop.advance({ hours: 25 })
    const third = await client.request(600_000n)
    expect((await viewed(third)).approved_in_window).toBe('0.00')
  })

  test('AST-10 the worth is that of the price on the day of the approval', async () => {
    const priced = await openTestShop()
    const operator = await staffClient(priced, 'finance')
    const client = await makeCoinMember(priced, 5_000_000n)
    const made = await client.request(600_000n)
    expect(made).toMatchObject({ worth: '600.00', price: '1.00' })
    await publishPrice(priced, 'ACC', '2.00')
    await priced.advance({ days: 2 })
    const [row] = (await operator.call('coin_withdrawal/approve', shown([made]))).list
    expect(row).toMatchObject({ worth: '600.00', requires_second_approval: true, state: 'requested' })
  })

  test('AST-10 two operators at once: one approval counts', async () => {
    const client = await makeCoinMember(shop, 5_000_000n)
    for (const amount of [20_000n, 2_000_000n]) {
      const made = await client.request(amount)
      const outcomes = await Promise.all([ann, bob].map((one) => outcomeOf(one.call('coin_withdrawal/approve', shown([made])))))
      expect(outcomes.toSorted()).toEqual(['coin_withdrawal.decided', 'done'])
    }
  })

  test('AST-10 all or none: one that changed meanwhile leaves the others as they were', async () => {
    const client = await makeCoinMember(shop)
    const [one, two] = [await client.request(20_000n), await client.request(20_000n)]
    await client.call('coin_withdrawal/cancel', { coin_withdrawal_id: two.coin_withdrawal_id })
    expect(await outcomeOf(ann.call('coin_withdrawal/approve', shown([one, two])))).toBe('coin_withdrawal.decided')
    expect((await viewed(one)).state).toBe('requested')
    expect(await outcomeOf(ann.call('coin_withdrawal/approve', { list: [{ request_id: 2147483647, version: 1 }] }))).toBe(
      'coin_withdrawal.not_found',
    )
  })

  test('AST-10 refused and approved at the same moment: one of the two', async () => {
    for (let n = 0; n < 5; n++) {
      const client = await makeCoinMember(shop, 20_000n)
      const made = await client.request(20_000n)
      const outcomes = await Promise.all([
        outcomeOf(ann.call('coin_withdrawal/approve', shown([made]))),
        outcomeOf(bob.call('coin_withdrawal/refuse', { request_id: made.coin_withdrawal_id, version: 1, reason: 'No' })),
        outcomeOf(client.call('coin_withdrawal/cancel', { coin_withdrawal_id: made.coin_withdrawal_id })),
      ])
      const { available, frozen } = await coinsOf(shop, client.member_id)
      const isApproved = (await viewed(made)).state === 'approved'
      expect([available, frozen]).toEqual(isApproved ? [0n, 20_000n] : [20_000n, 0n])
      expect(outcomes.filter((one) => one === 'done').length).toBeGreaterThan(0)
    }
  })

  test('AST-10 nothing is approved of a member who is frozen or whose contact is new', async () => {
    const client = await makeCoinMember(shop)
    const made = await client.request(20_000n)
    await shop.db.updateTable('member').set({ is_frozen: true }).where('id', '=', client.member_id).execute()
    expect((await viewed(made)).payout_blocker).toBe('frozen')
    expect(await outcomeOf(ann.call('coin_withdrawal/approve', shown([made])))).toBe('coin_withdrawal.member_frozen')
    await shop.db.updateTable('member').set({ is_frozen: false }).where('id', '=', client.member_id).execute()
    const bound_at = shop.site.shared.now()
    await shop.db
      .insertInto('contact_binding')
      .values({
        member_id: client.member_id,
        kind: 'email',
        old_value: 'a@mail.example',
        new_value: 'b@mail.example',
        bound_at,
        token_hash: randomBytes(32),
        undo_until: plus(bound_at, { hours: 72 }),
      })
      .execute()
    expect(await outcomeOf(ann.call('coin_withdrawal/approve', shown([made])))).toBe('coin_withdrawal.member_in_cooldown')
    expect(await outcomeOf(client.request(20_000n))).toBe('coin_withdrawal.contact_cooldown')
  })
})

describe('what operators see', () => {
  test('AST-10 lists by state, way, unit, member and number, the totals equal to the ledger, and the count of what waits', async () => {
    const seen = await openTestShop()
    const finance = await staffClient(seen, 'finance')
    const client = await makeCoinMember(seen)
    const made = [await client.request(20_000n), await client.request(30_000n, 'transfer_out'), await client.request(40_000n, 'scan_code')]
    await finance.call('coin_withdrawal/approve', shown([made[0]!]))
    const numbers = async (filter: object) =>
      (await finance.call('coin_withdrawal/list_requests', filter)).list.map(({ coin_withdrawal_no }) => coin_withdrawal_no)
    const all = made.map(({ coin_withdrawal_no }) => coin_withdrawal_no)
    expect(await numbers({})).toEqual(all)
    expect(await numbers({ sort: '-worth' })).toEqual(all.toReversed())
    expect(await numbers({ state: 'requested' })).toEqual([all[1]])
    expect(await numbers({ way: 'scan_code', unit: 'ACC', member_id: client.member_id })).toEqual([all[2]])
    expect(await numbers({ unit: 'AAA' })).toEqual([])
    expect(await numbers({ coin_withdrawal_no: all[0] })).toEqual([all[0]])
    expect((await finance.call('coin_withdrawal/totals', {})).list).toEqual([
      { unit: 'ACC', way: 'address', state: 'approved', count: 1, amount: '20.000', worth: '20.00' },
      { unit: 'ACC', way: 'scan_code', state: 'ready', count: 1, amount: '40.000', worth: '40.00' },
      { unit: 'ACC', way: 'transfer_out', state: 'requested', count: 1, amount: '30.000', worth: '30.00' },
    ])
    expect(await coinsOf(seen, client.member_id)).toMatchObject({ frozen: 50_000n, code: 40_000n })
    expect(await countPendingCoinWithdrawals(seen.systemContext(), 100)).toBe(1)
    await seen.advance({ hours: 73 })
    expect(await countPendingCoinWithdrawals(seen.systemContext(), 100)).toBe(2)
    const { list } = await finance.call('coin_withdrawal/list_member_addresses', { member_id: client.member_id })
    expect(list.map(({ kind }) => kind)).toEqual(['exchange', 'wallet'])
  })
})
