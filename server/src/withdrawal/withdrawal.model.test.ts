import type { WithdrawalState } from '@longmall/contract/withdrawal.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestShop, type Refused } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { moneyOf } from '../wallet/balances.ts'
import { feeOf } from './rules.ts'
import { advanceTo, makeWithdrawingMember } from './test/withdrawals.ts'

const shop = await openTestShop({
  settings: { 'withdrawal.second_approval_from_cents': 5_000, 'withdrawal.second_approval_window_hours': 8760 },
})
const [first, second] = [await staffClient(shop, 'finance'), await staffClient(shop, 'finance')]
const start = 20_000n

interface ModelWithdrawal {
  id: number
  amount: bigint
  due_from: string
  state: WithdrawalState
  isSent: boolean
  approvals: number
  needsSecond: boolean
}
type Step =
  | { kind: 'apply'; amount: bigint }
  | { kind: 'approve' | 'refuse' | 'paid' | 'returned' | 'unknown'; which: number; by: 0 | 1 }
  | { kind: 'batch' }

const which = { which: fc.nat(3), by: fc.constantFrom(0 as const, 1 as const) }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('apply' as const), amount: fc.bigInt({ min: 100n, max: 12_000n }) }),
  fc.record({ kind: fc.constantFrom('approve' as const, 'approve' as const, 'refuse' as const), ...which }),
  fc.record({ kind: fc.constantFrom('paid' as const, 'returned' as const, 'unknown' as const), ...which }),
  fc.constant({ kind: 'batch' as const }),
)

const isDone = (call: Promise<unknown>) =>
  call.then(
    () => true,
    (error: Refused) => {
      expect(error.reason).toMatch(/^(withdrawal|wallet)\./)
      return false
    },
  )

test('R-24 whatever is asked, approved, refused, sent and answered in whatever order, each cent is in one place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const client = await makeWithdrawingMember(shop, start)
      const withdrawals: ModelWithdrawal[] = []
      for (const one of steps) await run(client, withdrawals, one)
      const sum = (states: readonly WithdrawalState[]) =>
        withdrawals.reduce((all, { state, amount }) => all + (states.includes(state) ? amount : 0n), 0n)
      const open = sum(['applied', 'approved', 'payout_unknown'])
      const left = start - open - sum(['paid'])
      expect(await moneyOf(shop.systemContext(), client.member_id)).toEqual({
        total: left,
        withdrawable: left,
        non_withdrawable: 0n,
        frozen: open,
      })
      const { list } = await client.call('withdrawal/list', { page_size: 50 })
      expect(list.map(({ withdrawal_id, state }) => [withdrawal_id, state])).toEqual(
        withdrawals.toReversed().map(({ id, state }) => [id, state]),
      )
      await settle(withdrawals)
    }),
    { numRuns: 30 },
  )
})

async function run(client: Awaited<ReturnType<typeof makeWithdrawingMember>>, withdrawals: ModelWithdrawal[], one: Step): Promise<void> {
  if (one.kind === 'apply') return applyFor(client, withdrawals, one.amount)
  if (one.kind === 'batch') return sendOut(withdrawals)
  const target = withdrawals[one.which]
  if (!target) return
  const { id: withdrawal_id } = target
  const operator = one.by === 0 ? first : second
  const { list } = await operator.call('withdrawal/list_withdrawals', { member_id: client.member_id, page_size: 50 })
  const shown = list.find((row) => row.withdrawal_id === withdrawal_id)!
  if (one.kind === 'approve') {
    const may = target.state === 'applied' && !(target.approvals === 1 && shown.first_approved_by === operator.staff_id)
    expect(await isDone(operator.call('withdrawal/approve', { list: [{ withdrawal_id, version: shown.version }] }))).toBe(may)
    if (may) target.approvals++
    const approved = withdrawals.filter((one) => ['approved', 'paid', 'payout_unknown'].includes(one.state))
    const sum = approved.reduce((all, one) => all + one.amount, target.amount)
    if (may) target.needsSecond ||= sum >= 5_000n
    if (may && target.approvals === (target.needsSecond ? 2 : 1)) target.state = 'approved'
  } else if (one.kind === 'refuse') {
    const may = !target.isSent && (target.state === 'applied' || target.state === 'approved')
    expect(await isDone(operator.call('withdrawal/refuse', { withdrawal_id, version: shown.version, reason: 'No' }))).toBe(may)
    if (may) target.state = 'refused'
  } else {
    const after = ({ paid: 'paid', returned: 'refused', unknown: 'payout_unknown' } as const)[one.kind]
    const may = target.isSent && (target.state === 'approved' || target.state === 'payout_unknown' || target.state === after)
    const answer = { withdrawal_id, outcome: one.kind, payout_reference: 'B', reason: '' }
    expect(await isDone(operator.call('withdrawal/record_payout', answer))).toBe(may)
    if (may) target.state = after
  }
}

async function applyFor(
  client: Awaited<ReturnType<typeof makeWithdrawingMember>>,
  withdrawals: ModelWithdrawal[],
  amount: bigint,
): Promise<void> {
  const free = start - withdrawals.reduce((all, { state, amount: taken }) => all + (state === 'refused' ? 0n : taken), 0n)
  let made: Awaited<ReturnType<typeof client.apply>> | undefined
  expect(await isDone(client.apply(amount).then((one) => (made = one)))).toBe(amount <= free)
  if (!made) return
  expect(made.fee).toBe((Number(feeOf(amount, 20)) / 100).toFixed(2))
  withdrawals.push({
    id: made.withdrawal_id,
    amount,
    due_from: made.due_from,
    state: 'applied',
    isSent: false,
    approvals: 0,
    needsSecond: amount >= 5_000n,
  })
}

/** Waits until the last approved one is due, and sends all of them out. */
async function sendOut(withdrawals: ModelWithdrawal[]): Promise<void> {
  const ready = withdrawals.filter(({ state, isSent }) => state === 'approved' && !isSent)
  if (ready.length === 0) return
  await advanceTo(
    shop,
    ready
      .map(({ due_from }) => due_from)
      .toSorted()
      .at(-1)!,
    60,
  )
  // The clock may stand after hours by now; then nothing goes out.
  const isSent = await isDone(first.call('withdrawal/make_batch', {}))
  for (const one of ready) one.isSent = isSent
}

/** So that what one sequence leaves approved is not sent out by the next one. */
async function settle(withdrawals: ModelWithdrawal[]): Promise<void> {
  for (const { id: withdrawal_id, state, isSent } of withdrawals) {
    if (state !== 'approved' || isSent) continue
    const { list } = await first.call('withdrawal/list_withdrawals', { state: 'approved', page_size: 50 })
    const row = list.find((one) => one.withdrawal_id === withdrawal_id)
    if (row) await first.call('withdrawal/refuse', { withdrawal_id, version: row.version, reason: 'No' })
  }
}
