import * as z from 'zod/mini'
import {
  CoinAddress,
  CoinAmount,
  CoinWay,
  CoinWithdrawalNo,
  CoinWithdrawalState,
  ReviewedCoinWithdrawal,
} from './coin-withdrawal-shapes.ts'
import { Count, Id, Integer, Many, Money, OptionalText, PageInput, PageOf, Pattern, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { PricedUnit } from './unit-price.ts'

const Version = Integer(1, 1_000_000)
const view = { who: 'staff', permission: 'coin_withdrawal.view' } as const
const review = { who: 'staff', permission: 'coin_withdrawal.review' } as const
const payOut = { who: 'staff', permission: 'coin_withdrawal.pay' } as const
const redeem = { who: 'staff', permission: 'coin_withdrawal.redeem' } as const

/** Twelve digits, as they are shown under the QR code. */
export const RedemptionCode = Pattern(/^\d{12}$/, 12, 'coin_withdrawal.code_form')
const Redemption = { coin_withdrawal_no: CoinWithdrawalNo, redemption_code: RedemptionCode }
const codeRefusals = [
  'coin_withdrawal.code_invalid',
  'coin_withdrawal.code_used',
  'coin_withdrawal.code_expired',
  'coin_withdrawal.code_closed',
  'coin_withdrawal.member_frozen',
  'coin_withdrawal.member_in_cooldown',
] as const

export const coinWithdrawalStaff = {
  list_requests: operation({
    path: 'coin_withdrawal/list_requests',
    kind: 'query',
    access: view,
    summary: 'Coin withdrawals of all members, those that were requested first by default',
    input: z.object({
      state: z.optional(CoinWithdrawalState),
      way: z.optional(CoinWay),
      unit: z.optional(PricedUnit),
      member_id: z.optional(Id),
      coin_withdrawal_no: z.optional(CoinWithdrawalNo),
      sort: Sorted('created_at', 'worth', 'due_day'),
      ...PageInput,
    }),
    output: PageOf(ReviewedCoinWithdrawal),
  }),
  view_request: operation({
    path: 'coin_withdrawal/view_request',
    kind: 'query',
    access: view,
    summary: 'One coin withdrawal of any member',
    refusals: ['coin_withdrawal.not_found'],
    input: z.object({ request_id: Id }),
    output: ReviewedCoinWithdrawal,
  }),
  totals: operation({
    path: 'coin_withdrawal/totals',
    kind: 'query',
    access: view,
    summary: 'What is frozen and in flight, by unit, way and state, with its number and worth today',
    input: z.object({}),
    output: z.object({
      list: Rows(z.object({ unit: PricedUnit, way: CoinWay, state: CoinWithdrawalState, count: Count, amount: CoinAmount, worth: Money })),
    }),
  }),
  approve: operation({
    path: 'coin_withdrawal/approve',
    kind: 'command',
    access: review,
    summary: 'Approves coin withdrawals, all or none; from a worth per member and window on a second operator must approve too',
    refusals: [
      'coin_withdrawal.not_found',
      'coin_withdrawal.decided',
      'coin_withdrawal.same_operator',
      'coin_withdrawal.member_frozen',
      'coin_withdrawal.member_in_cooldown',
      'staff.too_new',
    ],
    input: z.object({ list: Many(z.object({ request_id: Id, version: Version }), 100) }),
    output: z.object({ list: Rows(ReviewedCoinWithdrawal) }),
  }),
  refuse: operation({
    path: 'coin_withdrawal/refuse',
    kind: 'command',
    access: review,
    summary: 'Refuses a coin withdrawal that was not sent; the whole amount is available again',
    refusals: ['coin_withdrawal.not_found', 'coin_withdrawal.decided'],
    input: z.object({ request_id: Id, version: Version, reason: Text(200) }),
    output: ReviewedCoinWithdrawal,
  }),
  record_result: operation({
    path: 'coin_withdrawal/record_result',
    kind: 'command',
    access: payOut,
    summary:
      'The result of one that operators send by hand, or whose provider has not answered for long; repeating it changes nothing. That one was not sent takes two operators from the worth on that takes two to approve it',
    refusals: [
      'coin_withdrawal.not_found',
      'coin_withdrawal.failure_reported',
      'coin_withdrawal.not_sending',
      'coin_withdrawal.decided',
      'coin_withdrawal.provider_reports',
      'staff.too_new',
    ],
    input: z.object({
      request_id: Id,
      /** `failed`: known for sure not to have been sent; all of it is available again. */
      outcome: z.enum(['done', 'failed']),
      /** The network's or the exchange's own name of it; `done` requires it. */
      reference: OptionalText(200),
      /** Told to the member; `failed` requires it. */
      reason: OptionalText(200),
    }),
    output: ReviewedCoinWithdrawal,
  }),
  check_code: operation({
    path: 'coin_withdrawal/check_code',
    kind: 'query',
    access: redeem,
    summary: 'What a code hands over, before it is handed over',
    refusals: codeRefusals,
    input: z.object(Redemption),
    output: z.object({
      coin_withdrawal_no: CoinWithdrawalNo,
      member_id: Id,
      unit: PricedUnit,
      amount: CoinAmount,
      fee: CoinAmount,
      net: CoinAmount,
      worth: Money,
      expires_at: Timestamp,
    }),
  }),
  redeem_code: operation({
    path: 'coin_withdrawal/redeem_code',
    kind: 'command',
    access: redeem,
    summary: 'Redeems a code once: the coins are handed over at the desk',
    refusals: [...codeRefusals, 'coin_withdrawal.same_operator', 'store.not_found', 'staff.too_new'],
    input: z.object({
      ...Redemption,
      /** The store of the desk. */
      branch_id: z.optional(Id),
    }),
    output: ReviewedCoinWithdrawal,
  }),
  list_member_addresses: operation({
    path: 'coin_withdrawal/list_member_addresses',
    kind: 'query',
    access: view,
    summary: 'A member’s address book, the newest first',
    input: z.object({ member_id: Id }),
    output: z.object({ list: Rows(CoinAddress) }),
  }),
}
