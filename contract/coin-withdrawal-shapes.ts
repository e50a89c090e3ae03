import * as z from 'zod/mini'
import { Amount, Count, Day, Flag, Id, Integer, Money, OptionalText, Rows, Text, Timestamp } from './fields.ts'
import { OperatorName } from './operator-name.ts'
import { CoinPrice, PricedUnit } from './unit-price.ts'
import { WithdrawalStop } from './withdrawal.ts'

/**
 * Where coins go: on chain to a wallet address, to an exchange account or another shop's member by reference, or over the counter
 * against a rotating code. A cash withdrawal (code 22) is a withdrawal of money: `withdrawal/apply`.
 */
export const coinWays = ['address', 'transfer_out', 'scan_code'] as const
export const CoinWay = z.enum(coinWays)
export type CoinWay = z.output<typeof CoinWay>

export const coinNetworks = ['ethereum', 'tron', 'bitcoin'] as const
export const CoinNetwork = z.enum(coinNetworks)
export type CoinNetwork = z.output<typeof CoinNetwork>

/**
 * `requested`: waits for an operator. `approved`: waits until three days have passed since the request. `ready`: the code can be shown
 * at the desk. `sending`: given to the provider, its result not known yet; never treated as a failure. `done`: sent, or handed over.
 * In the last four all of it is available again: refused by an operator, not sent, cancelled by the member, code not used in time.
 */
export const coinWithdrawalStates = [
  'requested',
  'approved',
  'ready',
  'sending',
  'done',
  'refused',
  'failed',
  'cancelled',
  'expired',
] as const
export const CoinWithdrawalState = z.enum(coinWithdrawalStates)
export type CoinWithdrawalState = z.output<typeof CoinWithdrawalState>

/** Three decimals at most. */
export const CoinAmount = Amount('ACC')
export const CoinWithdrawalNo = Text(40)
export const ExchangeName = Text(60)
/** An account at an exchange, or a member's ID in another shop. */
export const ExchangeAccount = Text(100)

/** Where something goes, as of the request: `network` and `address` of a wallet, `exchange` and `account` else. */
export const CoinDestination = z.object({
  kind: z.enum(['wallet', 'exchange']),
  label: Text(50),
  network: z.nullable(CoinNetwork),
  address: z.nullable(Text(120)),
  exchange: z.nullable(ExchangeName),
  account: z.nullable(ExchangeAccount),
})
export type CoinDestination = z.output<typeof CoinDestination>

/** A destination of the address book. */
export const CoinAddress = z.object({
  coin_address_id: Id,
  ...CoinDestination.shape,
  /** A new one waits until then. */
  usable_from: Timestamp,
  is_usable: Flag,
  created_at: Timestamp,
})
export type CoinAddress = z.output<typeof CoinAddress>

export const CoinWithdrawal = z.object({
  coin_withdrawal_id: Id,
  coin_withdrawal_no: CoinWithdrawalNo,
  way: CoinWay,
  unit: PricedUnit,
  state: CoinWithdrawalState,
  /** What leaves the balance, the fee in it, and what arrives. */
  amount: CoinAmount,
  fee: CoinAmount,
  net: CoinAmount,
  /** The price of the day of the request, and what the amount was worth at it. */
  price: CoinPrice,
  worth: Money,
  /** Null for a code. */
  destination: z.nullable(CoinDestination),
  /** The working day on which an operator reviews it, and its hours. */
  due_day: Day,
  due_from: Timestamp,
  due_until: Timestamp,
  /** The earliest time at which it is sent, once approved; null for a code. */
  send_from: z.nullable(Timestamp),
  /** When a code that was not used gives everything back; null for the other ways. */
  expires_at: z.nullable(Timestamp),
  can_cancel: Flag,
  created_at: Timestamp,
  /** When it was done, or its coins were available again. */
  ended_at: z.nullable(Timestamp),
  /** The network's or the exchange's own name of what was sent. */
  reference: z.nullable(Text(200)),
  /** Why it was refused or not sent, by an operator. */
  reason: z.nullable(Text(200)),
  /** The states it has passed, the first one first. */
  timeline: Rows(z.object({ state: CoinWithdrawalState, at: Timestamp })),
})
export type CoinWithdrawal = z.output<typeof CoinWithdrawal>

/** The same as operators see it. */
export const ReviewedCoinWithdrawal = z.object({
  ...CoinWithdrawal.shape,
  version: Integer(1, 1_000_000),
  member_id: Id,
  /** A second operator must approve it (a code: one who does not hand it over), by what the member's are worth in the window. */
  requires_second_approval: Flag,
  /** The worth at today's price of what was approved for the member within the window, this one not counted. */
  approved_in_window: Money,
  /** It is neither approved nor sent nor handed over while this is set. */
  payout_blocker: z.nullable(WithdrawalStop),
  first_approved_by: z.nullable(Id),
  first_approved_by_name: z.nullable(OperatorName),
  approved_by: z.nullable(Id),
  approved_by_name: z.nullable(OperatorName),
  /** Who reported that it was not sent, which another operator confirms, and why. */
  failure_reported_by: z.nullable(Id),
  failure_reported_by_name: z.nullable(OperatorName),
  failure_reason: z.nullable(Text(200)),
  /** Who refused it, recorded its result or handed it over. */
  settled_by_name: z.nullable(OperatorName),
  /** Where it was handed over: the store's name. */
  store_name: z.nullable(Text(100)),
  /** Who sends it: `manual`, operators by hand; null until it is sent. */
  provider: z.nullable(Text(20)),
  /** The key under which the provider was asked; it never sends one key twice. */
  attempt_key: z.nullable(Text(60)),
  /** How often the provider was asked for the result, what it said last, and when it is asked again. */
  query_count: Count,
  last_answer: z.nullable(OptionalText(200)),
  query_at: z.nullable(Timestamp),
  /** May an operator record the result by hand now: it is sent by hand, or its provider has not answered for long. */
  can_record: Flag,
})
export type ReviewedCoinWithdrawal = z.output<typeof ReviewedCoinWithdrawal>
