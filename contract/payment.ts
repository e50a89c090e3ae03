import * as z from 'zod/mini'
import { Address, Flag, Id, Money, Pattern, Rows, Secret, Text, Timestamp, Token } from './fields.ts'
import { operation } from './operation.ts'

export const PaymentState = z.enum(['open', 'pending', 'paid', 'failed', 'cancelled', 'closed', 'refunded'])
/** `host`: in the host app, where the shop runs in one. */
export const PaymentMethod = z.enum(['balance', 'sandbox', 'host'])

export const Payment = z.object({
  payment_id: Id,
  state: PaymentState,
  amount: Money,
  /** Of it from the balance. */
  balance_part: Money,
  /** `reason`: why not, in the caller’s language. */
  methods: Rows(z.object({ method: PaymentMethod, is_usable: Flag, reason: z.nullable(Text(60)) })),
  balance: Money,
  valid_until: z.nullable(Timestamp),
  paid_at: z.nullable(Timestamp),
  /** What came of the last try: none yet, or its outcome. */
  last_outcome: z.nullable(z.enum(['success', 'fail', 'cancel', 'pending'])),
})
export type Payment = z.output<typeof Payment>

/** 6 digits, kept apart from the login password. */
export const PaymentPassword = Pattern(/^\d{6}$/, 6)

export const payment = {
  grant: operation({
    path: 'payment/grant',
    kind: 'steps',
    access: { who: 'member', owns: 'payment' },
    rate: 'code',
    summary: 'Verifies the payment password once: a grant for one payment and session, 5 minutes, one use',
    refusals: [
      'identity.payment_password_unset',
      'identity.wrong_payment_password',
      'identity.payment_locked',
      'identity.payment_reset_needed',
      'payment.not_payable',
    ],
    input: z.object({ payment_password: PaymentPassword, payment_id: Id }),
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
    summary: 'Pays from the balance, or the rest of it at a provider; the balance needs a payment grant',
    refusals: ['payment.not_payable', 'payment.grant_needed', 'payment.grant_invalid', 'wallet.insufficient', 'payment.method_unknown'],
    input: z.object({ payment_id: Id, method: PaymentMethod, use_balance: z.optional(Flag), grant: z.optional(Token) }),
    output: z.object({ state: PaymentState, redirect_url: z.nullable(Address) }),
  }),
  notice: operation({
    path: 'payment/notice',
    rate: 'notice',
    sealed: 'never',
    open_when_closed: true,
    kind: 'command',
    access: { who: 'all' },
    summary: 'A provider’s signed notice; the same one again changes nothing',
    refusals: ['payment.notice_forged', 'payment.notice_unknown'],
    input: z.object({ provider: Text(20), body: Secret(2, 4000), signature: Pattern(/^[0-9a-f]{64}$/, 64) }),
    output: z.object({ state: PaymentState }),
  }),
}
