import * as z from 'zod/mini'
import { Amount, Day, Id, OptionalText, PageInput, PageOf, Sorted, Text, Timestamp, Token } from './fields.ts'
import { operation } from './operation.ts'
import { PricedUnit } from './unit-price.ts'

// ACC and AAA have the same three decimals.
const CoinAmount = Amount('ACC')

export const transferDirections = ['in', 'out'] as const
export const TransferDirection = z.enum(transferDirections)
export type TransferDirection = z.output<typeof TransferDirection>

/** A transfer as one of its two members sees it; it is never returned. */
export const CoinTransfer = z.object({
  coin_transfer_id: Id,
  coin_transfer_no: Text(40),
  direction: TransferDirection,
  /** The other member, the name masked. */
  counterpart_id: Id,
  counterpart_name: Text(40),
  unit: PricedUnit,
  amount: CoinAmount,
  remark: OptionalText(200),
  created_at: Timestamp,
})
export type CoinTransfer = z.output<typeof CoinTransfer>

/** The same as operators see it. */
export const TransferBetweenMembers = z.object({
  coin_transfer_id: Id,
  coin_transfer_no: Text(40),
  payer_id: Id,
  payer_account: Text(16),
  payee_id: Id,
  payee_account: Text(16),
  unit: PricedUnit,
  amount: CoinAmount,
  remark: OptionalText(200),
  created_at: Timestamp,
})
export type TransferBetweenMembers = z.output<typeof TransferBetweenMembers>

const areaRefusals = ['asset_area.closed', 'asset_area.closed_in_country'] as const
const payerRefusals = ['coin_transfer.rm_only', 'coin_transfer.frozen', 'coin_transfer.contact_cooldown'] as const

export const coinTransfer = {
  overview: operation({
    path: 'coin_transfer/overview',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Coins that members transfer, what the caller has of them, and why the caller may not transfer at all',
    refusals: areaRefusals,
    input: z.object({}),
    output: z.object({
      units: z.array(z.object({ unit: PricedUnit, available: CoinAmount })),
      refusal: z.nullable(z.object({ reason: z.enum(['rm_only', 'frozen', 'contact_cooldown']), text: Text(200) })),
      /** The caller’s own ID, by which others transfer to them. */
      member_id: Id,
    }),
  }),
  payee: operation({
    path: 'coin_transfer/payee',
    kind: 'query',
    access: { who: 'member' },
    rate: 'code',
    summary: 'The masked name of a member who is to be paid; what is wrong with the ID is refused at its field',
    refusals: [...areaRefusals, ...payerRefusals],
    input: z.object({ payee_id: Id }),
    output: z.object({ payee_id: Id, name: Text(40) }),
  }),
  make: operation({
    path: 'coin_transfer/make',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Transfers coins to another member at once and for good, with a payment grant for unit, amount and payee',
    refusals: [...areaRefusals, ...payerRefusals, 'asset_area.terms_not_agreed', 'payment.grant_required', 'payment.grant_invalid'],
    input: z.object({ payee_id: Id, unit: PricedUnit, amount: CoinAmount, remark: OptionalText(200), grant: z.optional(Token) }),
    output: CoinTransfer,
  }),
  list: operation({
    path: 'coin_transfer/list',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Transfers from and to the caller, the newest first',
    input: z.object({ direction: z.optional(TransferDirection), ...PageInput }),
    output: PageOf(CoinTransfer),
  }),
  view: operation({
    path: 'coin_transfer/view',
    kind: 'query',
    access: { who: 'member', owns: 'coin_transfer' },
    summary: 'One transfer from or to the caller',
    refusals: ['coin_transfer.not_found'],
    input: z.object({ coin_transfer_id: Id }),
    output: CoinTransfer,
  }),
  list_transfers: operation({
    path: 'coin_transfer/list_transfers',
    kind: 'query',
    access: { who: 'staff', permission: 'coin_transfer.view' },
    summary: 'Transfers between all members, the newest first, by number, member on either side, coin and days',
    input: z.object({
      coin_transfer_no: z.optional(Text(40)),
      payer_id: z.optional(Id),
      payee_id: z.optional(Id),
      unit: z.optional(PricedUnit),
      from_day: z.optional(Day),
      until_day: z.optional(Day),
      sort: Sorted('created_at', 'amount'),
      ...PageInput,
    }),
    output: PageOf(TransferBetweenMembers),
  }),
}
