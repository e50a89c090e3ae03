import * as z from 'zod/mini'
import {
  CoinAddress,
  CoinAmount,
  CoinNetwork,
  CoinWay,
  CoinWithdrawal,
  CoinWithdrawalNo,
  CoinWithdrawalState,
  ExchangeAccount,
  ExchangeName,
} from './coin-withdrawal-shapes.ts'
import { coinWithdrawalStaff, RedemptionCode } from './coin-withdrawal-staff.ts'
import { Count, Day, Flag, Id, Integer, Money, PageInput, PageOf, Rows, Text, Timestamp, Token } from './fields.ts'
import { PaymentPassword } from './identity.ts'
import { operation } from './operation.ts'
import { CoinPrice, PricedUnit } from './unit-price.ts'

export * from './coin-withdrawal-shapes.ts'
export * from './coin-withdrawal-staff.ts'

/** Why a member may not withdraw coins at all, in the order in which they are told. */
export const coinWithdrawalBlockers = ['rm_only', 'frozen', 'contact_cooldown'] as const

/** When a request of now is reviewed, and at the earliest sent. */
const Schedule = { due_day: Day, due_from: Timestamp, due_until: Timestamp, send_from: Timestamp }
const areaRefusals = ['asset_area.closed', 'asset_area.closed_in_country'] as const
const own = { who: 'member', owns: 'coin_withdrawal' } as const
const ownAddress = { who: 'member', owns: 'coin_address' } as const

export const coinWithdrawal = {
  ...coinWithdrawalStaff,
  terms: operation({
    path: 'coin_withdrawal/terms',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Ways, units and networks of coin withdrawals, fee, waits and limits, or why they are not possible',
    refusals: areaRefusals,
    input: z.object({}),
    output: z.object({
      /** Those that the shop offers; a cash withdrawal is one of money and not among them. */
      ways: Rows(CoinWay),
      networks: Rows(CoinNetwork),
      units: Rows(z.object({ unit: PricedUnit, available: CoinAmount, minimum: CoinAmount, price: CoinPrice })),
      /** The fee in millionths of the amount, rounded up to the smallest part. */
      fee_ppm: Integer(0, 1_000_000),
      ...Schedule,
      /** How long a code can be used. */
      code_hours: Integer(1, 8760),
      /** How long a new address waits until it can be used. */
      address_wait_hours: Integer(0, 8760),
      max_addresses: Integer(1, 100),
      address_count: Count,
      refusal: z.nullable(z.object({ reason: z.enum(coinWithdrawalBlockers), text: Text(200) })),
    }),
  }),
  quote: operation({
    path: 'coin_withdrawal/quote',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Fee, what arrives, worth and days of an amount, before it is requested',
    refusals: [...areaRefusals, 'coin_withdrawal.way_closed', 'coin_withdrawal.unit_closed', 'call.wrong_fields'],
    input: z.object({ way: CoinWay, unit: PricedUnit, amount: CoinAmount }),
    output: z.object({
      amount: CoinAmount,
      fee: CoinAmount,
      net: CoinAmount,
      price: CoinPrice,
      worth: Money,
      ...Schedule,
      /** A code must be approved by an operator before it is shown: it is worth too much for the clerk alone. */
      is_reviewed: Flag,
    }),
  }),
  request: operation({
    path: 'coin_withdrawal/request',
    kind: 'command',
    access: { who: 'member', owns: 'coin_address' },
    summary: 'Requests a coin withdrawal with a payment grant for its amount; the amount is frozen at once',
    refusals: [
      ...areaRefusals,
      'asset_area.terms_not_agreed',
      'payment.grant_required',
      'payment.grant_invalid',
      'coin_withdrawal.rm_only',
      'coin_withdrawal.frozen',
      'coin_withdrawal.contact_cooldown',
      'coin_withdrawal.way_closed',
      'coin_withdrawal.unit_closed',
      'coin_withdrawal.network_closed',
      'coin_withdrawal.address_not_found',
      'coin_withdrawal.address_waiting',
      'wallet.insufficient',
      'call.wrong_fields',
    ],
    input: z.object({
      way: CoinWay,
      unit: PricedUnit,
      amount: CoinAmount,
      /** Required by `address` (a wallet) and `transfer_out` (an exchange account); none for a code. */
      coin_address_id: z.optional(Id),
      /** Of purpose `coin_withdrawal`, for the unit and amount. */
      grant: z.optional(Token),
    }),
    output: CoinWithdrawal,
  }),
  cancel: operation({
    path: 'coin_withdrawal/cancel',
    kind: 'command',
    access: own,
    summary: 'Cancels a coin withdrawal that was not sent or handed over; the whole amount is available again',
    refusals: ['coin_withdrawal.not_found', 'coin_withdrawal.decided'],
    input: z.object({ coin_withdrawal_id: Id }),
    output: CoinWithdrawal,
  }),
  list: operation({
    path: 'coin_withdrawal/list',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s coin withdrawals, the newest first',
    input: z.object({ state: z.optional(CoinWithdrawalState), way: z.optional(CoinWay), unit: z.optional(PricedUnit), ...PageInput }),
    output: PageOf(CoinWithdrawal),
  }),
  view: operation({
    path: 'coin_withdrawal/view',
    kind: 'query',
    access: own,
    summary: 'One coin withdrawal and its timeline',
    refusals: ['coin_withdrawal.not_found'],
    input: z.object({ coin_withdrawal_id: Id }),
    output: CoinWithdrawal,
  }),
  code: operation({
    path: 'coin_withdrawal/code',
    kind: 'query',
    access: own,
    summary: 'The code of this moment for the desk; it changes every 30 seconds',
    refusals: ['coin_withdrawal.not_found', 'coin_withdrawal.code_closed', 'coin_withdrawal.code_used', 'coin_withdrawal.code_expired'],
    input: z.object({ coin_withdrawal_id: Id }),
    output: z.object({
      coin_withdrawal_no: CoinWithdrawalNo,
      redemption_code: RedemptionCode,
      /** What the QR code holds: number and code, `X2026112712345678901-123456789012`. */
      qr_text: Text(80),
      /** When to ask for the next one; this one is taken for one more step after it. */
      next_at: Timestamp,
      expires_at: Timestamp,
    }),
  }),
  list_addresses: operation({
    path: 'coin_withdrawal/list_addresses',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s address book, the newest first',
    input: z.object({}),
    output: z.object({ list: Rows(CoinAddress) }),
  }),
  check_address: operation({
    path: 'coin_withdrawal/check_address',
    kind: 'query',
    access: { who: 'member' },
    summary: 'A wallet address with its checksum, as it would be stored; before the payment password is asked for',
    refusals: [...areaRefusals, 'coin_withdrawal.network_closed', 'call.wrong_fields'],
    input: z.object({ network: CoinNetwork, wallet_address: Text(120) }),
    output: z.object({ wallet_address: Text(120) }),
  }),
  add_address: operation({
    path: 'coin_withdrawal/add_address',
    kind: 'non_transactional',
    access: { who: 'member' },
    rate: 'code',
    summary: 'Adds a wallet address or an exchange account with the payment password; it can be used after a wait',
    refusals: [
      ...areaRefusals,
      'coin_withdrawal.network_closed',
      'coin_withdrawal.too_many_addresses',
      'coin_withdrawal.address_exists',
      'identity.payment_password_unset',
      'identity.wrong_payment_password',
      'identity.payment_locked',
      'identity.payment_reset_needed',
      'call.wrong_fields',
    ],
    input: z.object({
      payment_password: PaymentPassword,
      kind: z.enum(['wallet', 'exchange']),
      label: Text(50),
      /** A wallet's. */
      network: z.optional(CoinNetwork),
      wallet_address: z.optional(Text(120)),
      /** An exchange's, or another shop's with the member's ID there. */
      exchange: z.optional(ExchangeName),
      account: z.optional(ExchangeAccount),
    }),
    output: CoinAddress,
  }),
  remove_address: operation({
    path: 'coin_withdrawal/remove_address',
    kind: 'command',
    access: ownAddress,
    summary: 'Deletes an address; existing withdrawals keep where they go',
    refusals: ['coin_withdrawal.address_not_found'],
    input: z.object({ coin_address_id: Id }),
    output: z.object({}),
  }),
}
