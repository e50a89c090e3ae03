import * as z from 'zod/mini'
import { Amount, Day, Flag, Id, Integer, PageInput, PageOf, Pattern, Rows, Sorted, Text, Timestamp, Token, Uuid } from './fields.ts'
import { operation } from './operation.ts'
import { PricedUnit } from './unit-price.ts'

/** Amounts of ACC and AAA, which have the same decimals. */
const Coins = Amount('ACC')
/** Plan1 to Plan4. */
export const DepositPlan = Integer(1, 4)
/** Interest of the whole term in millionths of the principal: 15000 is 1.5 %. */
const Ppm = Integer(1, 10_000_000)
const Days = Integer(1, 3660)

/** What happens to the principal at expiry; the interest is always paid to what is available. */
export const principalArrangements = ['available', 'roll_over'] as const
export const PrincipalArrangement = z.enum(principalArrangements)
export type PrincipalArrangement = z.output<typeof PrincipalArrangement>

/** `open` until the daily run of the day before the expiry date has paid it; then the principal was `returned`, or continues in another deposit. */
export const depositStates = ['open', 'returned', 'rolled_over'] as const
export const DepositState = z.enum(depositStates)
export type DepositState = z.output<typeof DepositState>

const DepositNo = Pattern(/^D\d{18}$/, 19)

/** A term deposit as its certificate states it; its terms are those of the day it was opened and never change. */
export const Deposit = z.object({
  deposit_id: Id,
  /** The slip number. */
  deposit_no: DepositNo,
  /** The currency. */
  unit: PricedUnit,
  plan: DepositPlan,
  principal: Coins,
  interest_ppm: Ppm,
  days: Days,
  /** Days of the store's zone: the first that counts, and the one at whose beginning it is paid. */
  value_on: Day,
  due_on: Day,
  /** Paid at expiry, not before. */
  interest: Coins,
  on_expiry: PrincipalArrangement,
  /** Can the arrangement still be changed? Until the expiry date begins. */
  can_change: Flag,
  state: DepositState,
  opened_at: Timestamp,
  closed_at: z.nullable(Timestamp),
  /** The deposits that it continues, and that continues it, by their slip numbers. */
  rolled_from: z.nullable(z.object({ deposit_id: Id, deposit_no: DepositNo })),
  rolled_into: z.nullable(z.object({ deposit_id: Id, deposit_no: DepositNo })),
})
export type Deposit = z.output<typeof Deposit>

/** Terms of a plan in force, and what an amount would earn under them if it were deposited now. */
export const DepositOffer = z.object({
  plan: DepositPlan,
  interest_ppm: Ppm,
  days: Days,
  value_on: Day,
  due_on: Day,
  /** Null without an amount. */
  interest: z.nullable(Coins),
})
export type DepositOffer = z.output<typeof DepositOffer>

/** A deposit as operators see it. */
export const MemberDeposit = z.extend(z.omit(Deposit, { can_change: true, rolled_from: true, rolled_into: true }), { member_id: Id })
export type MemberDeposit = z.output<typeof MemberDeposit>

/** How a deposit moved the books: `carried` and `rolled_over` post nothing, the principal stays deposited. */
export const depositPostings = ['opened', 'carried', 'interest', 'returned', 'rolled_over'] as const
export const DepositPosting = z.enum(depositPostings)
export type DepositPosting = z.output<typeof DepositPosting>

const own = { who: 'member', owns: 'deposit' } as const
const area = ['asset_area.closed', 'asset_area.closed_in_country'] as const

export const deposit = {
  plans: operation({
    path: 'deposit/plans',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Plans on offer with their terms, what an amount would earn, and what the caller has available',
    refusals: area,
    input: z.object({ amount: z.optional(Coins) }),
    output: z.object({
      minimum: Coins,
      available: Rows(z.object({ unit: PricedUnit, amount: Coins })),
      plans: Rows(DepositOffer),
      /** Frozen by an operator: nothing can be deposited; then the message. */
      refusal: z.nullable(z.object({ reason: z.enum(['frozen']), text: Text(200) })),
    }),
  }),
  open: operation({
    path: 'deposit/open',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Deposits an amount for a term with a payment grant for it, under the terms that were shown',
    refusals: [
      ...area,
      'asset_area.terms_not_agreed',
      'payment.grant_required',
      'payment.grant_invalid',
      'deposit.frozen',
      'deposit.plan_off',
      'deposit.plan_changed',
      'deposit.below_minimum',
      'deposit.exceeds_available',
      'wallet.insufficient',
    ],
    input: z.object({
      unit: PricedUnit,
      amount: Coins,
      plan: DepositPlan,
      /** The terms as they were shown; others in force by now are refused. */
      interest_ppm: Ppm,
      days: Days,
      on_expiry: PrincipalArrangement,
      grant: z.optional(Token),
    }),
    output: Deposit,
  }),
  set_on_expiry: operation({
    path: 'deposit/set_on_expiry',
    kind: 'command',
    access: own,
    summary: 'Decides what happens to the principal at expiry, until the expiry date begins',
    refusals: ['deposit.not_found', 'deposit.expired'],
    input: z.object({ deposit_id: Id, on_expiry: PrincipalArrangement }),
    output: Deposit,
  }),
  list: operation({
    path: 'deposit/list',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s deposits, open or ended, the newest first',
    input: z.object({ is_open: Flag, ...PageInput }),
    output: PageOf(Deposit),
  }),
  view: operation({
    path: 'deposit/view',
    kind: 'query',
    access: own,
    summary: 'One deposit: its certificate, and the deposits that it was rolled over from and into',
    refusals: ['deposit.not_found'],
    input: z.object({ deposit_id: Id }),
    output: z.extend(Deposit, {
      /** From the first deposit to the one that continues it last, this one within. */
      history: Rows(z.pick(Deposit, { deposit_id: true, deposit_no: true, value_on: true, due_on: true, interest: true, state: true })),
    }),
  }),
  certificate: operation({
    path: 'deposit/certificate',
    kind: 'query',
    access: own,
    summary: 'The certificate of a deposit as a PDF in the caller’s language',
    refusals: ['deposit.not_found'],
    input: z.object({ deposit_id: Id }),
    output: z.object({ file_name: Text(80), pdf: Pattern(/^[A-Za-z0-9+/=]+$/, 8_000_000) }),
  }),
  list_deposits: operation({
    path: 'deposit/list_deposits',
    kind: 'query',
    access: { who: 'staff', permission: 'deposit.view' },
    summary: 'Deposits of all members, by expiry date',
    input: z.object({
      deposit_no: z.optional(Text(40)),
      member_id: z.optional(Id),
      unit: z.optional(PricedUnit),
      plan: z.optional(DepositPlan),
      state: z.optional(DepositState),
      /** Expiry dates, both ends included. */
      due_from: z.optional(Day),
      due_to: z.optional(Day),
      sort: Sorted('opened_at', 'principal', 'due_on'),
      ...PageInput,
    }),
    output: PageOf(MemberDeposit),
  }),
  view_deposit: operation({
    path: 'deposit/view_deposit',
    kind: 'query',
    access: { who: 'staff', permission: 'deposit.view' },
    summary: 'A deposit of any member, with the postings that moved its principal and its interest',
    refusals: ['deposit.not_found'],
    input: z.object({ deposit_id: Id }),
    output: z.extend(MemberDeposit, {
      rolled_from: Deposit.shape.rolled_from,
      rolled_into: Deposit.shape.rolled_into,
      /** In their order; of a run its number, where the ledger has one line for all deposits of the member that it paid. */
      postings: Rows(
        z.object({ kind: DepositPosting, amount: Coins, at: Timestamp, transfer_id: z.nullable(Uuid), run_id: z.nullable(Id) }),
      ),
    }),
  }),
}
