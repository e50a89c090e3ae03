import * as z from 'zod/mini'
import { Picture } from './catalogue.ts'
import { Count, Flag, Id, Integer, Money, OptionalText, Quantity, Rows, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { PromotionState } from './promotion-shapes.ts'

/** A session of the flash sale: from its first instant to the first that no longer counts, by the store clock. */
export const FlashSaleSession = z.object({
  promotion_id: Id,
  name: Text(80),
  note: OptionalText(200),
  starts_at: Timestamp,
  ends_at: Timestamp,
  /** As of the answer; a screen's own clock turns it on. */
  state: PromotionState,
  allows_coupon: Flag,
  /** Pieces that one member may buy in it. */
  per_member: z.nullable(Count),
  /** How many goods it has. */
  goods_count: Count,
})
export type FlashSaleSession = z.output<typeof FlashSaleSession>

/** A SKU at its flash price. */
export const FlashSaleItem = z.object({
  promotion_id: Id,
  sku_id: Id,
  goods_id: Id,
  goods_name: Text(200),
  sku_name: OptionalText(200),
  picture: z.nullable(Picture),
  price: Money,
  list_price: Money,
  level_discount: Flag,
  /** Pieces set apart for it. */
  stock: z.nullable(Count),
})
export type FlashSaleItem = z.output<typeof FlashSaleItem>

/** How a SKU sells, at most a second old. */
export const FlashSaleLive = z.object({ sku_id: Id, remaining: z.nullable(Count), sold_percent: z.nullable(Integer(0, 100)) })
export type FlashSaleLive = z.output<typeof FlashSaleLive>

/** Whose turn it is: a pass to order with until it ends, a place in the line, or no piece left. */
export const FlashSaleTurn = z.object({
  state: z.enum(['pass', 'waiting', 'sold_out']),
  /** Of a pass: what the order sends, for which quantity, until when. */
  flash_sale_pass: z.nullable(Text(200)),
  quantity: z.nullable(Quantity),
  expires_at: z.nullable(Timestamp),
  /** Of a position in the queue: from 1, the longest wait, and after how many milliseconds to call again. */
  position: z.nullable(Count),
  estimate_seconds: z.nullable(Count),
  retry_after_ms: z.nullable(Count),
  /** Of too few: the quantity that is not ordered yet. */
  remaining: z.nullable(Count),
})
export type FlashSaleTurn = z.output<typeof FlashSaleTurn>

const Session = { promotion_id: Id }
const all = { who: 'all' } as const
const member = { who: 'member' } as const

export const flashSale = {
  sessions: operation({
    path: 'flash_sale/sessions',
    kind: 'query',
    access: all,
    cache: 'catalogue',
    summary: 'Sessions of the flash sale in order of time: recent, current and upcoming ones',
    refusals: ['call.feature_off'],
    input: z.object({}),
    output: z.object({ list: Rows(FlashSaleSession) }),
  }),
  items: operation({
    path: 'flash_sale/items',
    kind: 'query',
    access: all,
    cache: 'catalogue',
    summary: 'The goods of a session',
    refusals: ['promotion.not_found', 'call.feature_off'],
    input: z.object(Session),
    output: z.object({ session: FlashSaleSession, list: Rows(FlashSaleItem) }),
  }),
  live: operation({
    path: 'flash_sale/live',
    kind: 'query',
    access: all,
    summary: 'Remaining stock of a session’s goods, at most a second old',
    refusals: ['promotion.not_found', 'call.feature_off'],
    input: z.object(Session),
    output: z.object({ list: Rows(FlashSaleLive) }),
  }),
  enter: operation({
    path: 'flash_sale/enter',
    kind: 'non_transactional',
    burst: true,
    access: member,
    summary: 'Enters the queue of a running session, repeated while waiting: first come, first served, one turn per member',
    refusals: ['promotion.not_found', 'promotion.not_started', 'promotion.ended', 'promotion.limit_reached', 'call.feature_off'],
    input: z.object({ promotion_id: Id, sku_id: Id, quantity: z.optional(Quantity) }),
    output: FlashSaleTurn,
  }),
  leave: operation({
    path: 'flash_sale/leave',
    kind: 'non_transactional',
    access: member,
    summary: 'Releases a pass or a position in the queue',
    input: z.object({ promotion_id: Id, sku_id: Id }),
    output: z.object({}),
  }),
}
