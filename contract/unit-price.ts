import * as z from 'zod/mini'
import { Day, Flag, Id, Integer, PageInput, PageOf, Pattern, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { OperatorName } from './operator-name.ts'
import { coinPriceForm } from './unit-price-scale.ts'

/** Coins whose price operators set day by day; the others have one rate (`payment.coin_rate_cents`). */
export const pricedUnits = ['ACC', 'AAA'] as const
export const PricedUnit = z.enum(pricedUnits)
export type PricedUnit = z.output<typeof PricedUnit>

/** A price of one whole coin in the shop's currency, above 0, with at most six decimals: "1.2345". */
export const CoinPrice = Pattern(coinPriceForm, 13, 'unit_price.format')

export const priceRequestStates = ['requested', 'approved', 'refused', 'withdrawn'] as const
export const PriceRequestState = z.enum(priceRequestStates)
export type PriceRequestState = z.output<typeof PriceRequestState>

/** A requested price, which another operator decides. */
export const PriceRequest = z.object({
  request_id: Id,
  unit: PricedUnit,
  price: CoinPrice,
  /** The price of the day before, with which it was compared when it was requested, or decided. */
  base_price: CoinPrice,
  /** Its change from that price in per mille; negative where it falls. */
  change_permille: Integer(-1000, 1_000_000_000),
  is_jump: Flag,
  /** The day of the store's zone from which it applies; a later one where it was approved after that day had begun. */
  starts_on: Day,
  reason: Text(500),
  state: PriceRequestState,
  is_own: Flag,
  requested_by_name: OperatorName,
  requested_at: Timestamp,
  /** Where no other operator may approve it: when it is published by itself, on the real clock. */
  effective_at: z.nullable(Timestamp),
  decided_by_name: z.nullable(OperatorName),
  decided_at: z.nullable(Timestamp),
  version: Integer(1, 1_000_000),
})
export type PriceRequest = z.output<typeof PriceRequest>

/** A published price: it applies from a day of the store's zone until the next one's day, and never changes. */
export const PublishedPrice = z.object({
  price_id: Id,
  unit: PricedUnit,
  price: CoinPrice,
  starts_on: Day,
  /** Another price was published for the same day before that day began. */
  is_replaced: Flag,
  /** Null for the first price, which no operator requested. */
  published_at: z.nullable(Timestamp),
  reason: z.nullable(Text(500)),
  requested_by_name: z.nullable(OperatorName),
  approved_by_name: z.nullable(OperatorName),
})
export type PublishedPrice = z.output<typeof PublishedPrice>

const view = { who: 'staff', permission: 'unit_price.view' } as const
const request = { who: 'staff', permission: 'unit_price.request_price' } as const
const approve = { who: 'staff', permission: 'unit_price.approve_price' } as const
const Decision = { request_id: Id, version: Integer(1, 1_000_000) }
const decisionRefusals = ['unit_price.request_not_found', 'unit_price.request_decided'] as const

export const unitPrice = {
  current: operation({
    path: 'unit_price/current',
    kind: 'query',
    access: view,
    summary: 'Today’s price of each coin and the published ones of days to come, the first and last day from which a new one can apply',
    input: z.object({}),
    output: z.object({
      today: Day,
      first_day: Day,
      last_day: Day,
      /** A larger change than this must be confirmed. */
      jump_percent: Integer(1, 1000),
      list: Rows(
        z.object({
          unit: PricedUnit,
          price: CoinPrice,
          since: Day,
          upcoming: Rows(z.object({ price: CoinPrice, starts_on: Day })),
        }),
      ),
    }),
  }),
  history: operation({
    path: 'unit_price/history',
    kind: 'query',
    access: view,
    summary: 'The price of a coin on each of the last days, today’s the last, for a chart',
    input: z.object({ unit: PricedUnit, days: Integer(1, 365) }),
    output: z.object({ list: Rows(z.object({ day: Day, price: CoinPrice })) }),
  }),
  list: operation({
    path: 'unit_price/list',
    kind: 'query',
    access: view,
    summary: 'The published prices of a coin, the latest day first; each applies until the next',
    input: z.object({ unit: PricedUnit, sort: Sorted('starts_on', 'price'), ...PageInput }),
    output: PageOf(PublishedPrice),
  }),
  requests: operation({
    path: 'unit_price/requests',
    kind: 'query',
    access: view,
    summary: 'Requested prices, the newest first',
    input: z.object({
      state: z.optional(PriceRequestState),
      unit: z.optional(PricedUnit),
      sort: Sorted('requested_at', 'decided_at'),
      ...PageInput,
    }),
    output: PageOf(PriceRequest),
  }),
  request: operation({
    path: 'unit_price/request',
    kind: 'command',
    access: request,
    summary: 'Requests a price of a coin from a day on; another operator decides, and before the shop is opened it is published at once',
    refusals: ['unit_price.day_begun', 'unit_price.day_too_late', 'unit_price.jump'],
    input: z.object({
      unit: PricedUnit,
      price: CoinPrice,
      starts_on: Day,
      reason: Text(500),
      /** Confirms a change that is larger than the setting. */
      is_jump_confirmed: z.optional(Flag),
    }),
    output: PriceRequest,
  }),
  approve: operation({
    path: 'unit_price/approve',
    kind: 'command',
    access: approve,
    summary: 'Approves a price that another operator requested, and publishes it from its day on, tomorrow at the earliest',
    refusals: [...decisionRefusals, 'unit_price.own_request', 'unit_price.jump', 'staff.too_new'],
    input: z.object({ ...Decision, is_jump_confirmed: z.optional(Flag) }),
    output: PriceRequest,
  }),
  refuse: operation({
    path: 'unit_price/refuse',
    kind: 'command',
    access: approve,
    summary: 'Refuses a price that another operator requested',
    refusals: [...decisionRefusals, 'unit_price.own_request'],
    input: z.object(Decision),
    output: PriceRequest,
  }),
  withdraw: operation({
    path: 'unit_price/withdraw',
    kind: 'command',
    access: request,
    summary: 'Withdraws a price that the caller requested',
    refusals: [...decisionRefusals, 'unit_price.not_own_request'],
    input: z.object(Decision),
    output: PriceRequest,
  }),
}
