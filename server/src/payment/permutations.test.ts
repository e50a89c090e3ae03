import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { openTestBank } from '../../test/payments.ts'
import { closePayment } from './close-payment.ts'
import { sendRefunds } from './provider/send-refunds.ts'
import { decideOutcome, isPayable, type Outcome, type PaymentState, type AttemptState } from './rules.ts'

/** What may happen to a payment of 100 whose balance holds 40: attempts begin, notices come, it is closed. */
type Step =
  | { kind: 'begin'; useBalance: boolean }
  | { kind: 'notice'; attempt: number; outcome: Outcome; isWrong: boolean }
  | { kind: 'close' }

const total = 100
const cash = 40
const outcome = fc.constantFrom<Outcome>('success', 'fail', 'cancel', 'pending')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('begin' as const), useBalance: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('notice' as const),
      attempt: fc.nat(3),
      outcome,
      isWrong: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'close' as const }) },
)

interface Modelled {
  state: PaymentState
  balancePart: number
  balance: number
  attempts: { amount: number; state: AttemptState }[]
  /** Money of the provider's that stayed. */
  retainedMoney: number
  paidCount: number
  alertCount: number
}

/** The payment as the decisions make it, without a database. */
function model(steps: readonly Step[]): Modelled {
  const it: Modelled = { state: 'open', balancePart: 0, balance: cash, attempts: [], retainedMoney: 0, paidCount: 0, alertCount: 0 }
  const reverseBalance = () => {
    it.balance += it.balancePart
    it.balancePart = 0
  }
  const begin = (useBalance: boolean) => {
    if (!isPayable({ state: it.state, valid_until: null }, '')) return
    for (const one of it.attempts) if (one.state === 'pending') one.state = 'cancel'
    reverseBalance()
    it.balancePart = useBalance ? it.balance : 0
    it.balance -= it.balancePart
    it.attempts.push({ amount: total - it.balancePart, state: 'pending' })
    it.state = 'pending'
  }
  const receiveOutcome = (attempt: Modelled['attempts'][number], reported: Outcome, isWrong: boolean) => {
    const isAlone = attempt.state !== 'pending'
    const isWhole = attempt.amount + (isAlone ? 0 : it.balancePart) === total
    const decision = decideOutcome({ payment: it.state, attempt: attempt.state, outcome: reported, isAmountRight: !isWrong, isWhole })
    if (decision === 'pay' || decision === 'pay_after_close') {
      attempt.state = 'success'
      if (isAlone) reverseBalance()
      it.retainedMoney += attempt.amount
      it.state = 'paid'
      it.paidCount++
    } else if (decision === 'fail') {
      attempt.state = reported === 'cancel' ? 'cancel' : 'fail'
      it.state = reported === 'cancel' ? 'cancelled' : 'failed'
      reverseBalance()
    } else if (decision === 'end_attempt') attempt.state = reported === 'cancel' ? 'cancel' : 'fail'
    else if (decision === 'return') attempt.state = 'refunding'
    else if (decision === 'look') it.alertCount++
  }
  for (const one of steps) {
    if (one.kind === 'begin') begin(one.useBalance)
    else if (one.kind === 'close') {
      if (it.state === 'paid' || it.state === 'closed') continue
      it.state = 'closed'
      reverseBalance()
    } else if (it.attempts[one.attempt]) receiveOutcome(it.attempts[one.attempt]!, one.outcome, one.isWrong)
  }
  return it
}

describe('R-25 notices doubled, reordered, late and wrong, between attempts and closing', () => {
  const runs = Number(process.env.PAYMENT_SEQUENCES ?? 5000)
  test(`ORD-08 in ${runs} sequences a payment is paid at most once, with exactly its amount, and nothing is made or lost`, () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), (steps) => {
        const it = model(steps)
        expect(it.paidCount).toBeLessThanOrEqual(1)
        expect(it.balance + it.balancePart).toBe(cash)
        expect(it.retainedMoney + (it.state === 'paid' ? it.balancePart : 0)).toBe(it.state === 'paid' ? total : 0)
        if (it.state !== 'paid' && it.state !== 'pending') expect(it.balancePart).toBe(0)
        // What was said to have succeeded is kept or on its way back; nothing hangs.
        const outcomeSequence = (n: number) =>
          steps.some(
            (one, at) =>
              one.kind === 'notice' && one.attempt === n && one.outcome === 'success' && !one.isWrong && begunBefore(steps, n, at),
          )
        it.attempts.forEach(({ state }, n) => outcomeSequence(n) && expect(['success', 'refunding']).toContain(state))
      }),
      { numRuns: runs },
    )
  })

  const begunBefore = (steps: readonly Step[], attempt: number, at: number) => model(steps.slice(0, at)).attempts.length > attempt

  test('ORD-08 in 50 sequences the database does what the decisions say', { timeout: 120_000 }, async () => {
    const shop = await openTestShop()
    const { payer, open, grant, referenceOf, notify, view, money, house } = openTestBank(shop)
    const samples = fc.sample(fc.array(step, { minLength: 3, maxLength: 12 }), 50)
    let expected = 0n
    for (const steps of samples) {
      const client = await payer({ withdrawable: BigInt(cash) })
      const payment_id = await open(client, BigInt(total))
      const attempts: { reference: string; amount: number }[] = []
      for (const [n, one] of steps.entries()) {
        if (one.kind === 'begin') {
          const balanceInput = one.useBalance ? { use_balance: true, grant: await grant(client, payment_id) } : {}
          const begun = await client.call('payment/pay', { payment_id, method: 'sandbox', ...balanceInput }).catch(() => null)
          if (begun) attempts.push({ reference: referenceOf(begun.redirect_url), amount: total - (one.useBalance ? cash : 0) })
        } else if (one.kind === 'close') await shop.systemContext().transaction((inner) => closePayment(inner, payment_id))
        else if (attempts[one.attempt]) {
          const { reference, amount } = attempts[one.attempt]!
          const reported = BigInt(one.isWrong ? amount - 1 : amount)
          // Each comes twice.
          await Promise.all([0, 1].map(() => notify(reference, one.outcome, reported, `${reference} ${n}`)))
        }
      }
      const right = model(steps)
      expect([(await view(client, payment_id)).state, Number((await money(client)).total)], JSON.stringify(steps)).toEqual([
        right.state,
        right.balance,
      ])
      const states = await shop.db
        .selectFrom('payment_attempt')
        .select('state')
        .where('payment_id', '=', payment_id)
        .orderBy('id')
        .execute()
      expect(states.map(({ state }) => state)).toEqual(right.attempts.map(({ state }) => state))
      expected += BigInt(right.retainedMoney + right.balancePart)
    }
    expect(await house('escrow')).toBe(expected)
    await sendRefunds(shop.site)
    const { rows: stuck } = { rows: await shop.db.selectFrom('payment_refund').select('id').where('state', '=', 'refunding').execute() }
    const failed = await shop.db.selectFrom('payment_alert').select('id').where('kind', '=', 'refund_not_sent').execute()
    // The bank's books know nothing of notices that it did not send: what it cannot give back is before the operators.
    expect(stuck.length).toBe(failed.length)
  })
})
