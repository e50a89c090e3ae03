import * as z from 'zod/mini'
import {
  Address,
  Amount,
  Count,
  Day,
  Flag,
  Id,
  Integer,
  Money,
  OptionalText,
  PageInput,
  PageOf,
  Pattern,
  Rows,
  Secret,
  Sorted,
  Text,
  Timestamp,
  Token,
} from './fields.ts'
import { operation } from './operation.ts'
import { OperatorName } from './operator-name.ts'
import { paymentDays } from './payment-days.ts'
import { PricedUnit } from './unit-price.ts'
import { unitScale, type UnitCode } from './units.ts'

export const PaymentState = z.enum(['open', 'pending', 'paid', 'failed', 'cancelled', 'closed', 'refunded'])
/** `host`: in the host app, where the shop runs in one (012); `browser`: from there in a browser of the phone's own (016). */
export const PaymentMethod = z.enum(['balance', 'usds', 'usdp', 'sandbox', 'stripe', 'paypal', 'host', 'browser'])

const Unit = z.enum(Object.keys(unitScale) as UnitCode[])
/** Any unit's decimal string: three decimals at most. */
const AnyAmount = Amount('ACC')

/** What a payment was paid with, in the order paid: `balance` of a bucket, `coin:USDS`, `provider:stripe`. */
export const PaidPart = z.object({
  source: Text(40),
  bucket: z.nullable(z.enum(['non_withdrawable', 'withdrawable'])),
  unit: Unit,
  amount: AnyAmount,
  refunded: AnyAmount,
})

export const Payment = z.object({
  payment_id: Id,
  state: PaymentState,
  /** `order`, `order_balance`, `recharge`, …; `subject` is the opener’s own name for what is paid. */
  purpose: Text(40),
  subject: OptionalText(80),
  amount: Money,
  /** Of it from the balance. */
  balance_part: Money,
  /** `reason`: why not, in the caller’s language; `available`: what of a coin there is, and `rate` what one is worth; null for what is no coin. */
  methods: Rows(
    z.object({
      method: PaymentMethod,
      is_usable: Flag,
      reason: z.nullable(Text(100)),
      available: z.nullable(AnyAmount),
      rate: z.nullable(Money),
    }),
  ),
  /** May the balance pay a part beside another method? */
  accepts_balance: Flag,
  balance: Money,
  valid_until: z.nullable(Timestamp),
  paid_at: z.nullable(Timestamp),
  /** The last attempt's outcome, or none yet. */
  last_outcome: z.nullable(z.enum(['success', 'fail', 'cancel', 'pending'])),
  paid_with: Rows(PaidPart),
})
export type Payment = z.output<typeof Payment>

/** A payment as operators see it, with its attempts, the newest first. */
export const StaffPayment = z.object({
  payment_id: Id,
  payment_no: Text(40),
  member_id: Id,
  state: PaymentState,
  purpose: Text(40),
  subject: OptionalText(80),
  amount: Money,
  method: z.nullable(Text(20)),
  created_at: Timestamp,
  paid_at: z.nullable(Timestamp),
  refunded: Money,
  attempts: Rows(
    z.object({
      provider: Text(20),
      reference: Text(60),
      remote_id: z.nullable(Text(200)),
      amount: Money,
      state: z.enum(['pending', 'success', 'fail', 'cancel', 'refunding', 'refunded']),
      created_at: Timestamp,
      outcome_at: z.nullable(Timestamp),
    }),
  ),
})

/** What an operator must see: an amount other than requested, forged notices, a provider that does not respond, a failed refund. */
export const PaymentAlert = z.object({
  alert_id: Id,
  kind: z.enum(['wrong_amount', 'forged_notice', 'silent_provider', 'refund_not_sent']),
  payment_id: z.nullable(Id),
  payment_no: z.nullable(Text(40)),
  provider: Text(20),
  subject: Text(100),
  details: z.record(Text(40), OptionalText(300)),
  /** Number of occurrences. */
  occurrences: Count,
  first_at: Timestamp,
  last_at: Timestamp,
  resolved_at: z.nullable(Timestamp),
  resolved_by: z.nullable(Id),
  resolved_by_name: z.nullable(OperatorName),
  note: z.nullable(OptionalText(500)),
  version: Integer(1, 1_000_000),
})

/** What ACC and AAA are moved for with the payment password. */
export const coinGrantPurposes = ['deposit', 'conversion', 'coin_transfer', 'coin_withdrawal'] as const
export type CoinGrantPurpose = (typeof coinGrantPurposes)[number]

/** 6 digits, stored separately from the login password. */
export const PaymentPassword = Pattern(/^\d{6}$/, 6)

export const payment = {
  ...paymentDays,
  grant: operation({
    path: 'payment/grant',
    kind: 'non_transactional',
    access: { who: 'member', owns: 'payment' },
    rate: 'code',
    summary: 'Verifies the payment password once: a grant for one payment, coins to spend or a withdrawal, 5 minutes, one use',
    refusals: [
      'identity.payment_password_unset',
      'identity.wrong_payment_password',
      'identity.payment_locked',
      'identity.payment_reset_needed',
      'payment.not_payable',
    ],
    input: z.object({
      payment_password: PaymentPassword,
      /** A payment by default, named by `payment_id`; else `amount` is required: longcoin, money, or of ACC and AAA the named unit. */
      purpose: z.optional(z.enum(['payment', 'longcoin', 'withdrawal', ...coinGrantPurposes])),
      payment_id: z.optional(Id),
      amount: z.optional(AnyAmount),
      /** What a grant for ACC or AAA moves, and of a coin transfer the payee. */
      unit: z.optional(PricedUnit),
      payee_id: z.optional(Id),
    }),
    output: z.object({ grant: Token, expires_at: Timestamp }),
  }),
  view: operation({
    path: 'payment/view',
    kind: 'query',
    access: { who: 'member', owns: 'payment' },
    summary: 'What is to be paid, how it can be paid, and what came of it',
    input: z.object({ payment_id: Id }),
    output: Payment,
  }),
  pay: operation({
    path: 'payment/pay',
    kind: 'command',
    access: { who: 'member', owns: 'payment' },
    summary: 'Pays from the balance, in coins, at a provider, or from both; balance and coins need a payment grant',
    refusals: [
      'payment.not_payable',
      'payment.grant_required',
      'payment.grant_invalid',
      'wallet.insufficient',
      'payment.method_unknown',
      'payment.rm_only',
      'payment.coins_changed',
    ],
    input: z.object({
      payment_id: Id,
      method: PaymentMethod,
      use_balance: z.optional(Flag),
      /** The number of coins that the shopper was shown: another one is refused. */
      coins: z.optional(AnyAmount),
      grant: z.optional(Token),
    }),
    output: z.object({ state: PaymentState, redirect_url: z.nullable(Address) }),
  }),
  notice: operation({
    path: 'payment/notice',
    rate: 'notice',
    sealed: 'never',
    open_when_closed: true,
    kind: 'non_transactional',
    access: { who: 'all' },
    summary: 'A provider’s signed notice; the same one again changes nothing',
    refusals: ['payment.notice_forged', 'payment.notice_unknown'],
    input: z.object({ provider: Text(20), body: Secret(2, 4000), signature: Pattern(/^[0-9a-f]{64}$/, 64) }),
    output: z.object({ state: PaymentState }),
  }),
  list: operation({
    path: 'payment/list',
    kind: 'query',
    access: { who: 'staff', permission: 'payment.view' },
    summary: 'Payments with their attempts, the newest first',
    input: z.object({
      state: z.optional(PaymentState),
      payment_no: z.optional(Text(40)),
      reference: z.optional(Text(60)),
      member_id: z.optional(Id),
      /** Of attempts at it, and of the day on which they came out. */
      provider: z.optional(Text(20)),
      day: z.optional(Day),
      sort: Sorted('created_at', 'amount'),
      ...PageInput,
    }),
    output: PageOf(StaffPayment),
  }),
  alerts: operation({
    path: 'payment/alerts',
    kind: 'query',
    access: { who: 'staff', permission: 'payment.view' },
    summary: 'Payment alerts for operators, the newest first',
    input: z.object({
      is_resolved: z.optional(Flag),
      provider: z.optional(Text(20)),
      day: z.optional(Day),
      sort: Sorted('last_at'),
      ...PageInput,
    }),
    output: PageOf(PaymentAlert),
  }),
  reconcile_now: operation({
    path: 'payment/reconcile_now',
    kind: 'non_transactional',
    access: { who: 'staff', permission: 'payment.reconcile' },
    summary: 'Queries the providers for a payment’s attempts now',
    refusals: ['call.resource_not_found', 'call.unavailable'],
    input: z.object({ payment_id: Id }),
    /** `answered`: how many of its attempts are known by now that were not before. */
    output: z.object({ state: PaymentState, resolved_attempts: Count }),
  }),
  resolve_alert: operation({
    path: 'payment/resolve_alert',
    kind: 'command',
    access: { who: 'staff', permission: 'payment.reconcile' },
    summary: 'Closes an alert with a note of what was done',
    refusals: ['call.resource_not_found', 'payment.alert_resolved'],
    input: z.object({ alert_id: Id, version: Integer(1, 1_000_000), note: Text(500) }),
    output: PaymentAlert,
  }),
  refund_wrong_amount: operation({
    path: 'payment/refund_wrong_amount',
    kind: 'command',
    access: { who: 'staff', permission: 'payment.reconcile' },
    summary: 'Refunds an amount other than requested that a provider collected, and closes its alert; the payment can be paid again',
    refusals: ['call.resource_not_found', 'payment.alert_resolved', 'payment.refund_exceeds_remaining'],
    input: z.object({ alert_id: Id, version: Integer(1, 1_000_000), note: Text(500) }),
    output: PaymentAlert,
  }),
}
