import * as z from 'zod/mini'
import { Amount, Day, Id, Integer, PageInput, PageOf, Pattern, Sorted, Text, Timestamp, Token } from './fields.ts'
import { operation } from './operation.ts'
import { CoinPrice, PricedUnit } from './unit-price.ts'

// ACC and AAA have the same three decimals.
const CoinAmount = Amount('ACC')

/** A quote as signed text. */
const SignedQuote = Pattern(/^[\w.-]{1,300}$/, 300)

/** Coins of the other kind for one whole coin, rounded down, with at most nine decimals: for display alone, amounts are computed of the prices. */
const Rate = Pattern(/^(0|[1-9]\d{0,14})(\.\d{1,9})?$/, 25)

/** What is converted into what, and on which terms. */
const Terms = {
  unit_from: PricedUnit,
  unit_to: PricedUnit,
  /** What is given, and the fee in it. */
  given: CoinAmount,
  fee: CoinAmount,
  received: CoinAmount,
  /** The fee in millionths of the amount given; rounded up, so never below the smallest unit. */
  fee_ppm: Integer(0, 1_000_000),
  /** What one whole coin cost in the shop's currency. */
  price_from: CoinPrice,
  price_to: CoinPrice,
  rate: Rate,
}

export const Conversion = z.object({ conversion_id: Id, conversion_no: Text(40), ...Terms, created_at: Timestamp })
export type Conversion = z.output<typeof Conversion>

/** Terms that are kept until `expires_at`, for the caller alone; `quote` is sent back to convert on them. */
export const ConversionQuote = z.object({ ...Terms, quote: SignedQuote, expires_at: Timestamp })
export type ConversionQuote = z.output<typeof ConversionQuote>

const areaRefusals = ['asset_area.closed', 'asset_area.closed_in_country'] as const

export const conversion = {
  overview: operation({
    path: 'conversion/overview',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Today’s rates between ACC and AAA, the fee, the least amount, and what the caller has of both',
    refusals: areaRefusals,
    input: z.object({}),
    output: z.object({
      fee_ppm: Integer(0, 1_000_000),
      minimum: CoinAmount,
      units: z.array(z.object({ unit: PricedUnit, price: CoinPrice, rate: Rate, available: CoinAmount })),
    }),
  }),
  quote: operation({
    path: 'conversion/quote',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Terms for converting an amount of one coin into the other, which are kept for a while',
    refusals: areaRefusals,
    input: z.object({ unit_from: PricedUnit, amount: CoinAmount }),
    output: ConversionQuote,
  }),
  make: operation({
    path: 'conversion/make',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Converts on the terms of a quote, with a payment grant for the amount given',
    refusals: [
      ...areaRefusals,
      'asset_area.terms_not_agreed',
      'conversion.quote_invalid',
      'conversion.quote_expired',
      'conversion.member_frozen',
      'payment.grant_required',
      'payment.grant_invalid',
      'conversion.insufficient',
    ],
    input: z.object({ quote: SignedQuote, grant: z.optional(Token) }),
    output: Conversion,
  }),
  list: operation({
    path: 'conversion/list',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s conversions, the newest first',
    input: z.object({ ...PageInput }),
    output: PageOf(Conversion),
  }),
  view: operation({
    path: 'conversion/view',
    kind: 'query',
    access: { who: 'member', owns: 'conversion' },
    summary: 'One conversion',
    refusals: ['conversion.not_found'],
    input: z.object({ conversion_id: Id }),
    output: Conversion,
  }),
  list_conversions: operation({
    path: 'conversion/list_conversions',
    kind: 'query',
    access: { who: 'staff', permission: 'conversion.view' },
    summary: 'Conversions of all members, the newest first, by number, member, coin given and days',
    input: z.object({
      conversion_no: z.optional(Text(40)),
      member_id: z.optional(Id),
      unit_from: z.optional(PricedUnit),
      from_day: z.optional(Day),
      until_day: z.optional(Day),
      sort: Sorted('created_at', 'given'),
      ...PageInput,
    }),
    output: PageOf(z.object({ ...Conversion.shape, member_id: Id })),
  }),
}
