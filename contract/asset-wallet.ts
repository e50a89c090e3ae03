import * as z from 'zod/mini'
import { Amount, Count, Day, Flag, Rows } from './fields.ts'
import { operation } from './operation.ts'
import { CoinPrice, PricedUnit } from './unit-price.ts'

/** Units of the wallet of coins, in the order in which they are shown. */
export const coinUnits = ['ACC', 'AAA', 'USDA', 'USDS', 'USDP', 'LONGCOIN'] as const
export const CoinUnit = z.enum(coinUnits)
export type CoinUnit = z.output<typeof CoinUnit>

/** What a coin is frozen for. */
export const coinFreezes = ['referral', 'window', 'transfer_out', 'scan_code'] as const
export const CoinFreeze = z.enum(coinFreezes)
export type CoinFreeze = z.output<typeof CoinFreeze>

/** Days that the chart of prices can show. */
export const priceRanges = [30, 90, 365] as const

const AnyAmount = Amount('ACC', true)

/** All that a member has of a unit, by where it is; the parts sum to `total`. */
export const CoinBalance = z.object({
  unit: CoinUnit,
  decimals: Count,
  /** Of one whole unit today, in the shop's currency; null where no rate is set. */
  price: z.nullable(CoinPrice),
  total: AnyAmount,
  /** Of `total`, what is less than a cent left out. */
  worth: z.nullable(Amount('MONEY')),
  /** Can be used now. */
  available: AnyAmount,
  /** Of what is in `available` on the ledger: set aside for a purchase that is not finished. */
  on_hold: AnyAmount,
  frozen: Rows(z.object({ reason: CoinFreeze, amount: AnyAmount })),
  deposited: AnyAmount,
  pledged: AnyAmount,
  /** Sent out; its arrival is not known yet. */
  in_flight: AnyAmount,
})
export type CoinBalance = z.output<typeof CoinBalance>

export const CoinWallet = z.object({
  day: Day,
  /** Of all units that have a price, at the prices of the day. */
  worth: Amount('MONEY'),
  units: Rows(CoinBalance),
  /** Why the caller may not send coins: only RM and above, or frozen by an operator; null when they may. */
  send_blocker: z.nullable(z.enum(['rm_only', 'frozen'])),
  /** Why the caller may not recharge, as when they do. */
  recharge_blocker: z.nullable(z.enum(['frozen', 'window_frozen'])),
  /** Was there never anything of any unit? */
  is_empty: Flag,
})
export type CoinWallet = z.output<typeof CoinWallet>

export const assetWallet = {
  wallet: operation({
    path: 'asset_area/wallet',
    kind: 'query',
    access: { who: 'member' },
    summary: 'What the caller has of each coin and where: available, frozen by reason, deposited, pledged, in flight; with its worth today',
    refusals: ['asset_area.closed', 'asset_area.closed_in_country'],
    input: z.object({}),
    output: CoinWallet,
  }),
  prices: operation({
    path: 'asset_area/prices',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The price of a coin on each of the last days, today’s the last',
    refusals: ['asset_area.closed', 'asset_area.closed_in_country'],
    input: z.object({ unit: PricedUnit, days: z.union(priceRanges.map((days) => z.literal(days))) }),
    output: z.object({ unit: PricedUnit, list: Rows(z.object({ day: Day, price: CoinPrice })) }),
  }),
}
