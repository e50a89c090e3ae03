import type { CoinWay, CoinWithdrawal, CoinWithdrawalState } from '@longmall/contract/coin-withdrawal.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestShop, type Refused } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { balanceOf } from '../wallet/balances.ts'
import { sumOpenCoinWithdrawals } from './sum-open-coin-withdrawals.ts'
import { feeOf, stateAfter } from './rules.ts'
import { coinsOf, makeCoinMember } from './test/coins.ts'

const shop = await openTestShop({ settings: { 'coin_withdrawal.second_approval_from_cents': 5_000 } })
const operators = [await staffClient(shop, 'finance'), await staffClient(shop, 'finance')] as const
const start = 200_000n

interface Known {
  made: CoinWithdrawal
  amount: bigint
  state: CoinWithdrawalState
}
type Step =
  | { kind: 'request'; amount: bigint; way: CoinWay }
  | { kind: 'approve' | 'refuse' | 'cancel' | 'redeem' | 'done' | 'failed'; which: number; by: 0 | 1 }
  | { kind: 'wait'; hours: number }

const which = { which: fc.nat(3), by: fc.constantFrom(0 as const, 1 as const) }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('request' as const),
    amount: fc.bigInt({ min: 10_000n, max: 90_000n }),
    way: fc.constantFrom<CoinWay>('address', 'transfer_out', 'scan_code'),
  }),
  fc.record({ kind: fc.constantFrom('approve' as const, 'approve' as const, 'refuse' as const, 'cancel' as const), ...which }),
  fc.record({ kind: fc.constantFrom('redeem' as const, 'done' as const, 'failed' as const), ...which }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 25, 73) }),
)

const isDone = (call: Promise<unknown>) =>
  call.then(
    () => true,
    (error: Refused) => {
      expect(error.reason).toMatch(/^(coin_withdrawal|call\.wrong_fields)/)
      return false
    },
  )

test('AST-10 R-24 whatever is requested, approved, sent, handed over and waited for in whatever order, each coin is in one place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const client = await makeCoinMember(shop, start)
      const { fees, outside } = await houseSums()
      const known: Known[] = []
      for (const one of steps) {
        await run(client, known, one)
        await follow(client, known)
      }
      const sum = (states: readonly CoinWithdrawalState[], isCode?: boolean) =>
        known.reduce((all, { made, state, amount }) => {
          const isCounted = states.includes(state) && (isCode === undefined || (made.way === 'scan_code') === isCode)
          return isCounted ? all + amount : all
        }, 0n)
      const open = ['requested', 'approved', 'ready'] as const
      expect(await coinsOf(shop, client.member_id)).toEqual({
        available: start - sum([...open, 'sending', 'done']),
        frozen: sum(open, false),
        code: sum(open, true),
        in_flight: sum(['sending']),
      })
      const dues = known.filter(({ state }) => state === 'done').reduce((all, { amount }) => all + feeOf(amount, 20_000), 0n)
      const after = await houseSums()
      expect([after.fees - fees, after.outside - outside]).toEqual([dues, sum(['done']) - dues])
      // What this member leaves open is settled, so that the next one begins with nothing of it.
      for (const one of known) await settle(one)
      expect(await sumOpenCoinWithdrawals(shop.systemContext())).toEqual([])
    }),
    { numRuns: 12 },
  )
})

async function houseSums() {
  const read = (account: 'fees' | 'clearing:coin_payout' | 'clearing:coin_desk') =>
    balanceOf(shop.systemContext(), { house: account, unit: 'ACC' })
  return { fees: await read('fees'), outside: (await read('clearing:coin_payout')) + (await read('clearing:coin_desk')) }
}

type Member = Awaited<ReturnType<typeof makeCoinMember>>

async function run(client: Member, known: Known[], one: Step): Promise<void> {
  if (one.kind === 'wait') return void (await shop.advance({ hours: one.hours }))
  if (one.kind === 'request') {
    const free = (await coinsOf(shop, client.member_id)).available
    let made: CoinWithdrawal | undefined
    expect(await isDone(client.request(one.amount, one.way).then((is) => (made = is)))).toBe(one.amount <= free)
    if (made) known.push({ made, amount: one.amount, state: made.state })
    return
  }
  const target = known[one.which]
  if (!target) return
  const before = target.state
  await isDone(act(client, target.made, one.kind, operators[one.by]))
  const { state } = await client.call('coin_withdrawal/view', { coin_withdrawal_id: target.made.coin_withdrawal_id })
  const events = { approve: 'approve', refuse: 'refuse', cancel: 'cancel', redeem: 'redeem', done: 'sent', failed: 'not_sent' } as const
  expect([before, stateAfter(before, events[one.kind], target.made.way)]).toContain(state)
  target.state = state
}

async function act(
  client: Member,
  { coin_withdrawal_id }: CoinWithdrawal,
  kind: string,
  operator: (typeof operators)[number],
): Promise<unknown> {
  const request_id = coin_withdrawal_id
  const { version } = await operator.call('coin_withdrawal/view_request', { request_id })
  if (kind === 'approve') return operator.call('coin_withdrawal/approve', { list: [{ request_id, version }] })
  if (kind === 'refuse') return operator.call('coin_withdrawal/refuse', { request_id, version, reason: 'No' })
  if (kind === 'cancel') return client.call('coin_withdrawal/cancel', { coin_withdrawal_id })
  if (kind === 'done' || kind === 'failed')
    return operator.call('coin_withdrawal/record_result', { request_id, outcome: kind, reference: 'TX', reason: 'No' })
  const { coin_withdrawal_no, redemption_code } = await client.call('coin_withdrawal/code', { coin_withdrawal_id })
  return operator.call('coin_withdrawal/redeem_code', { coin_withdrawal_no, redemption_code })
}

/** What time alone did: sent what was approved, ended codes. */
async function follow(client: Member, known: Known[]): Promise<void> {
  for (const one of known) {
    const { state } = await client.call('coin_withdrawal/view', { coin_withdrawal_id: one.made.coin_withdrawal_id })
    if (state !== one.state) expect([one.state, state]).toEqual(one.state === 'ready' ? ['ready', 'expired'] : ['approved', 'sending'])
    one.state = state
  }
}

async function settle({ made, state }: Known): Promise<void> {
  const request_id = made.coin_withdrawal_id
  if (state === 'sending')
    await operators[0].call('coin_withdrawal/record_result', { request_id, outcome: 'failed', reference: '', reason: 'No' })
  else if (['requested', 'approved', 'ready'].includes(state)) {
    const { version } = await operators[0].call('coin_withdrawal/view_request', { request_id })
    await operators[0].call('coin_withdrawal/refuse', { request_id, version, reason: 'No' })
  }
}
