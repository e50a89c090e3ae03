import fc from 'fast-check'
import { expect } from 'vitest'
import { decidePayment, type Choice } from '../../src/payment/sandbox/decide-payment.ts'
import { command, target } from './command.ts'
import { startAttempt, decideAtBank, isPayable, openPayment, spendable } from './money.ts'
import type { Stage } from './stage.ts'
import type { Payment, PaymentAttempt, World } from './world.ts'

const decimal = (cents: number) => (cents / 100).toFixed(2)
const payable = (world: World) => world.payments.filter((one) => isPayable(world, one))
const referenceOf = (address: string) => /sandbox-bank\/([^?]+)/.exec(address)![1]!
const now = fc.constantFrom<Choice | 'nothing'>(
  'succeed',
  'succeed',
  'succeed',
  'fail',
  'cancel',
  'twice',
  'slow',
  'late',
  'silent',
  'wrong',
  'forged',
  'nothing',
)
const afterwards = fc.constantFrom<Choice>('succeed', 'succeed', 'fail', 'cancel', 'twice', 'late')

async function decideAttempt({ shop, world }: Stage, payment: Payment, attempt: PaymentAttempt, choice: Choice | 'nothing'): Promise<void> {
  if (choice === 'nothing') return
  await decidePayment(shop.site, attempt.reference, choice)
  if (choice === 'wrong') attempt.bank = 'wrong'
  else if (choice !== 'forged') decideAtBank(world, payment, attempt, choice)
}

async function payAtBank(stage: Stage, payment: Payment, useBalance: boolean, choice: Choice | 'nothing'): Promise<void> {
  const grant = useBalance ? { use_balance: true, grant: await stage.grantFor('payment', String(payment.id), payment.amount) } : {}
  const { redirect_url } = await stage.call('payment/pay', { payment_id: payment.id, method: 'sandbox', ...grant })
  const attempt = startAttempt(stage.world, payment, { useBalance, reference: redirect_url ? referenceOf(redirect_url) : '' })
  expect(redirect_url === null).toBe(attempt === null)
  if (attempt) await decideAttempt(stage, payment, attempt, choice)
}

const payFromBalance = command(
  'pay from the balance',
  { which: fc.nat() },
  {
    can: (world, { which }) =>
      target(
        payable(world).filter(({ purpose }) => purpose !== 'recharge'),
        which,
      ),
    async run(stage, payment) {
      const grant = await stage.grantFor('payment', String(payment.id), payment.amount)
      const paying = stage.call('payment/pay', { payment_id: payment.id, method: 'balance', grant })
      if (spendable(stage.world, payment) < payment.amount) return expect(await stage.refusalOf(paying)).toBe('wallet.insufficient')
      expect(await paying).toMatchObject({ state: 'paid' })
      startAttempt(stage.world, payment, { useBalance: true, reference: '' })
    },
  },
)

const payAtTheBank = command(
  'pay at the bank',
  { which: fc.nat(), choice: now },
  {
    can: (world, { which }) => target(payable(world), which),
    run: (stage, payment, { choice }) => payAtBank(stage, payment, false, choice),
  },
)

const payFromBoth = command(
  'pay from both',
  { which: fc.nat(), choice: now },
  {
    can: (world, { which }) =>
      target(
        payable(world).filter(({ purpose }) => purpose !== 'recharge'),
        which,
      ),
    run: (stage, payment, { choice }) => payAtBank(stage, payment, true, choice),
  },
)

const undecided = ({ payments }: World) =>
  payments.flatMap((payment) => payment.attempts.filter(({ bank }) => bank === 'waiting').map((attempt) => ({ payment, attempt })))

const bankDecides = command(
  'the bank is told later',
  { which: fc.nat(), choice: afterwards },
  {
    can: (world, { which }) => target(undecided(world), which),
    run: (stage, { payment, attempt }, { choice }) => decideAttempt(stage, payment, attempt, choice),
  },
)

const payClosed = command(
  'pay what is closed or paid',
  { which: fc.nat() },
  {
    can: (world, { which }) =>
      target(
        world.payments.filter((one) => !isPayable(world, one)),
        which,
      ),
    async run({ call, refusalOf }, { id }) {
      expect(await refusalOf(call('payment/pay', { payment_id: id, method: 'sandbox' }))).toBe('payment.not_payable')
    },
  },
)

const recharge = command(
  'recharge',
  { cents: fc.integer({ min: 100, max: 3000 }) },
  {
    can: (world) => (world.payments.filter(({ purpose }) => purpose === 'recharge').length < 2 ? world : undefined),
    async run({ world, call }, _, { cents }) {
      const { payment_id } = await call('recharge/create', { unit: 'MONEY', amount: decimal(cents) })
      openPayment(world, { id: payment_id, purpose: 'recharge', amount: cents })
    },
  },
)

const withdraw = command(
  'ask for a withdrawal',
  { share: fc.integer({ min: 1, max: 10 }) },
  {
    can: (world) => (world.money.withdrawable >= 200 ? world : undefined),
    async run({ world, call, grantFor, withdrawal_account_id }, _, { share }) {
      const amount = Math.max(100, Math.floor((world.money.withdrawable * share) / 10))
      const grant = await grantFor('withdrawal', '', amount)
      const { withdrawal_id, due_from, fee } = await call('withdrawal/apply', { amount: decimal(amount), withdrawal_account_id, grant })
      expect(fee).toBe(decimal(Math.ceil((amount * 20) / 1000)))
      world.move('withdrawable', 'frozen', amount)
      world.withdrawals.push({ id: withdrawal_id, amount, fee: Math.round(Number(fee) * 100), due_from, state: 'applied' })
    },
  },
)

const applied = ({ withdrawals }: World) => withdrawals.filter(({ state }) => state === 'applied')

const refuseWithdrawal = command(
  'refuse a withdrawal',
  { which: fc.nat() },
  {
    can: (world, { which }) => target(applied(world), which),
    async run({ world, call, operator }, one) {
      await call('withdrawal/refuse', { withdrawal_id: one.id, version: 1, reason: 'Not today' }, operator)
      world.move('frozen', 'withdrawable', one.amount)
      one.state = 'refused'
    },
  },
)

const payWithdrawal = command(
  'pay a withdrawal out',
  { which: fc.nat(), isReturned: fc.boolean() },
  {
    can: (world, { which }) => target(applied(world), which),
    async run({ world, shop, pass, call, operator }, one, { isReturned }) {
      await call('withdrawal/approve', { list: [{ withdrawal_id: one.id, version: 1 }] }, operator)
      const wait = Math.ceil((Date.parse(one.due_from) - Date.parse(shop.site.shared.now())) / 60_000)
      if (wait >= 0) await pass(wait + 1)
      // Its working day may be over by now: the batch goes out on the next.
      for (let attempt = 0; ; attempt++) {
        const isSent = await operator.call('withdrawal/make_batch', {}).then(
          () => true,
          () => false,
        )
        if (isSent || attempt > 100) break
        await pass(60)
      }
      const outcome = isReturned ? 'returned' : 'paid'
      const payout = {
        withdrawal_id: one.id,
        outcome,
        payout_reference: `P-${one.id}`,
        reason: isReturned ? 'No such account' : '',
      } as const
      // The bank says everything twice.
      for (let n = 0; n < 2; n++) await call('withdrawal/record_payout', payout, operator)
      if (isReturned) world.move('frozen', 'withdrawable', one.amount)
      else {
        world.move('frozen', 'payout', one.amount - one.fee)
        world.move('frozen', 'fees', one.fee)
      }
      one.state = isReturned ? 'refused' : 'paid'
    },
  },
)

export const moneyCommands = [
  { weight: 4, arbitrary: payFromBalance },
  { weight: 8, arbitrary: payAtTheBank },
  { weight: 6, arbitrary: payFromBoth },
  { weight: 4, arbitrary: bankDecides },
  { weight: 1, arbitrary: payClosed },
  { weight: 1, arbitrary: recharge },
  { weight: 2, arbitrary: withdraw },
  { weight: 2, arbitrary: refuseWithdrawal },
  { weight: 3, arbitrary: payWithdrawal },
]
