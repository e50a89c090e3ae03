import { decideOutcome, type Outcome } from '../../src/payment/rules.ts'
import { balancePaid, closeOrders, orderPaid } from './orders.ts'
import { day, type Payment, type PaymentAttempt, type World } from './world.ts'

export const isPayable = (world: World, { state, until }: Payment): boolean =>
  ['open', 'pending', 'failed', 'cancelled'].includes(state) && world.now < until

export const partOf = ({ part }: Payment): number => part.non + part.withdrawable

/** What the balance could give to a payment: what it holds, and what it gave beside an open try. */
export const spendable = ({ money }: World, payment: Payment): number => money.non + money.withdrawable + partOf(payment)

export function returnPart(world: World, payment: Payment): void {
  world.move('escrow', 'non', payment.part.non)
  world.move('escrow', 'withdrawable', payment.part.withdrawable)
  payment.part = { non: 0, withdrawable: 0 }
}

/** Begins to pay: the whole or a part from the balance, the rest at the bank. Null when the balance pays the whole. */
export function startAttempt(
  world: World,
  payment: Payment,
  { useBalance, reference }: { useBalance: boolean; reference: string },
): PaymentAttempt | null {
  for (const one of payment.attempts) if (one.state === 'pending') one.state = 'cancel'
  returnPart(world, payment)
  const part = useBalance ? Math.min(world.money.non + world.money.withdrawable, payment.amount) : 0
  const non = Math.min(part, world.money.non)
  payment.part = { non, withdrawable: part - non }
  world.move('non', 'escrow', non)
  world.move('withdrawable', 'escrow', part - non)
  if (part === payment.amount) {
    markPaid(world, payment, null)
    return null
  }
  const attempt: PaymentAttempt = { reference, amount: payment.amount - part, state: 'pending', bank: 'waiting', returned: 0 }
  payment.attempts.push(attempt)
  payment.state = 'pending'
  return attempt
}

/** The bank's customer chooses; what the shop is notified of, and when. */
export function decideAtBank(world: World, payment: Payment, attempt: PaymentAttempt, choice: string): void {
  attempt.bank = choice
  const later = (minutes: number) =>
    world.setTimer(`bank ${attempt.reference}`, world.now + minutes, () => receiveOutcome(world, payment, attempt, 'success'))
  if (choice === 'succeed' || choice === 'twice') receiveOutcome(world, payment, attempt, 'success')
  else if (choice === 'fail' || choice === 'cancel') receiveOutcome(world, payment, attempt, choice)
  else if (choice === 'slow') later(5 / 60)
  else if (choice === 'late') later(Math.max(payment.until - world.now + 1, 0))
  // Paid in silence: heard of when the shop asks, of an attempt as old as this within minutes.
  else if (choice === 'silent') later(3)
}

/** The bank's word on a try. */
export function receiveOutcome(world: World, payment: Payment, attempt: PaymentAttempt, outcome: Outcome): void {
  const isAlone = attempt.state !== 'pending'
  const isWhole = attempt.amount + (isAlone ? 0 : partOf(payment)) === payment.amount
  const decision = decideOutcome({ payment: payment.state, attempt: attempt.state, outcome, isAmountRight: true, isWhole })
  if (decision === 'pay' || decision === 'pay_after_close') {
    attempt.state = 'success'
    world.move('bank', 'escrow', attempt.amount)
    if (isAlone) returnPart(world, payment)
    markPaid(world, payment, attempt)
  } else if (decision === 'fail') {
    attempt.state = outcome === 'cancel' ? 'cancel' : 'fail'
    payment.state = outcome === 'cancel' ? 'cancelled' : 'failed'
    returnPart(world, payment)
    if (outcome === 'fail' && payment.purpose === 'order')
      for (const order of payment.orders) if (order.state === 'unpaid') order.state = 'payment_failed'
  } else if (decision === 'end_attempt') attempt.state = outcome === 'cancel' ? 'cancel' : 'fail'
  else if (decision === 'return') {
    attempt.state = 'refunding'
    attempt.returned += attempt.amount
  }
}

function markPaid(world: World, payment: Payment, attempt: PaymentAttempt | null): void {
  const { non, withdrawable } = payment.part
  const sources = [
    { from: 'non' as const, amount: non, refunded: 0 },
    { from: 'withdrawable' as const, amount: withdrawable, refunded: 0 },
    ...(attempt ? [{ from: attempt, amount: attempt.amount, refunded: 0 }] : []),
  ]
  payment.sources = sources.filter(({ amount }) => amount > 0)
  payment.part = { non: 0, withdrawable: 0 }
  payment.state = 'paid'
  if (payment.purpose === 'order') orderPaid(world, payment)
  else if (payment.purpose === 'order_balance') balancePaid(world, payment)
  else world.move('escrow', 'non', payment.amount)
}

export const unrefundedOf = ({ sources }: Payment): number => sources.reduce((sum, one) => sum + one.amount - one.refunded, 0)

/** Gives cents of a payment back, in the reverse order of how they were paid. */
export function refund(world: World, payment: Payment, cents: number): void {
  let rest = cents
  for (const source of payment.sources.toReversed()) {
    const part = Math.min(rest, source.amount - source.refunded)
    source.refunded += part
    rest -= part
    if (typeof source.from === 'string') world.move('escrow', source.from, part)
    else {
      world.move('escrow', 'bank', part)
      source.from.returned += part
    }
  }
  if (rest !== 0) throw new Error(`payment ${payment.id} would give ${rest} more back than was paid`)
  if (unrefundedOf(payment) > 0) return
  payment.state = 'refunded'
  for (const { from } of payment.sources) if (typeof from !== 'string') from.state = 'refunding'
}

/** Closes a payment that is not paid; false when it is. */
export function closePayment(world: World, payment: Payment): boolean {
  if (payment.state === 'paid' || payment.state === 'refunded' || payment.state === 'closed') return false
  payment.state = 'closed'
  returnPart(world, payment)
  return true
}

/** A payment that waits for its money, and closes in its time. */
export function openPayment(world: World, fields: Pick<Payment, 'id' | 'purpose' | 'amount'> & Partial<Payment>): Payment {
  const minutes = fields.purpose === 'order_balance' ? 7 * day : 30
  const payment: Payment = {
    state: 'open',
    until: world.now + minutes,
    part: { non: 0, withdrawable: 0 },
    attempts: [],
    sources: [],
    orders: [],
    coupon: null,
    coins: 0,
    ...fields,
  }
  world.payments.push(payment)
  const close = () => (payment.purpose === 'order' ? closeOrders(world, payment) : closePayment(world, payment))
  if (payment.purpose !== 'order_balance') world.setTimer(`close ${payment.id}`, payment.until, close)
  return payment
}
