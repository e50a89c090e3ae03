import * as z from 'zod/mini'
import { exportUnits } from './exports.ts'
import { Amount, Count, Day, Flag, Id, OptionalText, PageInput, PageOf, Pattern, Rows, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { CoinPrice } from './unit-price.ts'
import { SheetFormat, StartedWork } from './work.ts'

const Unit = z.enum(exportUnits)
/** Any unit's decimal string: three decimals at most. */
const AnyAmount = Amount('ACC', true)
const Purpose = Pattern(/^[a-z_]+(:[a-z_]+)?$/, 60)

/** The three numbers of a unit: members' balances and escrow; the external assets against them; the difference. */
const Sums = {
  liability: AnyAmount,
  /** What providers collected and the bank has not received; zero for a coin, which has no external account. */
  external_funds: AnyAmount,
  own_funds: AnyAmount,
}

/** An account of all members together, or of the house with the ledger's sign; `on_hold`: the part on hold. */
export const LiabilityPart = z.object({ purpose: Text(60), amount: AnyAmount, on_hold: AnyAmount })
export type LiabilityPart = z.output<typeof LiabilityPart>

/** The liability by what members can do with it; the four sum to it. */
const LiabilityByState = z.object({
  /** To spend, withdrawable or not. */
  available: AnyAmount,
  /** In a `frozen:…` account, until it is released. */
  frozen: AnyAmount,
  /** Pledged or deposited for a term. */
  bound: AnyAmount,
  /** Paid for orders that are not settled. */
  escrow: AnyAmount,
})
const MoneySums = z.object({ liability: Amount('MONEY', true), external_funds: Amount('MONEY', true), own_funds: Amount('MONEY', true) })

export const LiabilityUnit = z.object({
  unit: Unit,
  ...Sums,
  by_state: LiabilityByState,
  /** Of members' accounts. */
  on_hold: AnyAmount,
  /** Of one whole unit on the day, in the shop's currency; null where no rate is set. */
  price: z.nullable(CoinPrice),
  /** The three sums at this price. */
  worth: z.nullable(MoneySums),
  /** Is there an external account to compare it with? */
  has_external_account: Flag,
  members: Rows(LiabilityPart),
  house: Rows(LiabilityPart),
})
export type LiabilityUnit = z.output<typeof LiabilityUnit>

/** What members owe the shop of awards that were taken back after they had used them. */
export const MemberDebt = z.object({ unit: Unit, amount: AnyAmount, worth: z.nullable(Amount('MONEY')) })
export type MemberDebt = z.output<typeof MemberDebt>

/** Liabilities that are already being paid out, by the list that shows them. */
export const pendingMoneyKinds = [
  'withdrawal_applied',
  'withdrawal_approved',
  'withdrawal_payout_unknown',
  'after_sale',
  'provider_refund',
] as const
export const PendingMoney = z.object({ kind: z.enum(pendingMoneyKinds), count: Count, amount: Amount('MONEY') })
export type PendingMoney = z.output<typeof PendingMoney>

/** How far the ledger is sealed, and what the last look over it found. */
export const LedgerState = z.object({
  /** The last day whose head is anchored outside the database. */
  anchored_day: z.nullable(Day),
  snapshot_day: z.nullable(Day),
  seal_number: z.nullable(Count),
  sealed_at: z.nullable(Timestamp),
  is_fully_sealed: Flag,
  check: z.nullable(
    z.object({
      checked_at: Timestamp,
      staff_id: Id,
      entry_count: Count,
      sealed_count: Count,
      /** Null where nothing differs. */
      failed_check: z.nullable(Text(200)),
      first_difference: z.nullable(Text(1000)),
    }),
  ),
})
export type LedgerState = z.output<typeof LedgerState>

export const LiabilityDay = z.object({ day: Day, ...Sums })
export type LiabilityDay = z.output<typeof LiabilityDay>

/** One account of the book at an instant: of all members together, or of the house. */
export const LiabilityAccount = z.object({
  unit: Unit,
  owner: z.enum(['members', 'house']),
  purpose: Text(60),
  amount: AnyAmount,
  on_hold: AnyAmount,
  /** Of the amount at the price of the day; null where no rate is set. */
  worth: z.nullable(Amount('MONEY', true)),
  at: Timestamp,
})
export type LiabilityAccount = z.output<typeof LiabilityAccount>

/** What one member has of a bucket. */
export const LiabilityHolder = z.object({ member_id: Id, account: OptionalText(16), amount: AnyAmount, on_hold: AnyAmount })
export type LiabilityHolder = z.output<typeof LiabilityHolder>

const view = { who: 'staff', permission: 'finance.view' } as const
const Days = { first_day: Day, last_day: Day }

export const opsFinance = {
  liabilities: operation({
    path: 'ops/liabilities',
    kind: 'query',
    access: view,
    summary:
      'Liabilities to members by unit and bucket, the funds against them and their worth, now or at a past instant; debts of members, pending payouts and the state of the ledger, now',
    input: z.object({ at: z.optional(Timestamp) }),
    output: z.object({
      units: Rows(LiabilityUnit),
      /** Of all units that have a price. */
      total: MoneySums,
      debts: Rows(MemberDebt),
      pending: Rows(PendingMoney),
      ledger: LedgerState,
    }),
  }),
  liability_accounts: operation({
    path: 'ops/liability_accounts',
    kind: 'query',
    access: view,
    summary: 'The same by account in one list, of every unit or of one, now or at a past instant',
    input: z.object({ unit: z.optional(Unit), at: z.optional(Timestamp) }),
    output: z.object({ list: Rows(LiabilityAccount) }),
  }),
  liability_days: operation({
    path: 'ops/liability_days',
    kind: 'query',
    access: view,
    summary: 'The three sums of a unit at the end of each day of the store, up to 370 days',
    refusals: ['call.wrong_fields'],
    input: z.object({ unit: z.optional(Unit), ...Days }),
    output: z.object({ unit: Unit, days: Rows(LiabilityDay) }),
  }),
  liability_holders: operation({
    path: 'ops/liability_holders',
    kind: 'query',
    access: view,
    summary: 'Members who hold anything of a bucket, in the order in which they first did',
    input: z.object({ unit: Unit, purpose: Purpose, ...PageInput }),
    output: PageOf(LiabilityHolder),
  }),
  export_liabilities: operation({
    path: 'ops/export_liabilities',
    kind: 'command',
    access: { who: 'staff', permission: 'finance.export' },
    summary: 'Writes what moved and stood by day, unit and account to a file, as a long work; each day sums to zero',
    input: z.object({ unit: z.optional(Unit), ...Days, format: SheetFormat }),
    output: StartedWork,
  }),
  verify_ledger: operation({
    path: 'ops/verify_ledger',
    kind: 'command',
    access: { who: 'staff', permission: 'finance.verify' },
    summary: 'Verifies the whole ledger as a long work, as `ledger:verify` does, and stores the findings',
    input: z.object({}),
    output: StartedWork,
  }),
}
