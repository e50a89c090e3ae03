import * as z from 'zod/mini'
import { Picture } from './catalogue.ts'
import { Count, Flag, Id, Integer, Money, OptionalText, Quantity, Rows, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { PromotionState } from './promotion-shapes.ts'

/** A session of the flash sale: from its first instant to the first that no longer counts, by the store clock. */
export const SeckillSession = z.object({
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
export type SeckillSession = z.output<typeof SeckillSession>

/** A SKU at its flash price. */
export const SeckillItem = z.object({
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
export type SeckillItem = z.output<typeof SeckillItem>

/** How a SKU sells, at most a second old. */
export const SeckillLive = z.object({ sku_id: Id, left: z.nullable(Count), sold_percent: z.nullable(Integer(0, 100)) })
export type SeckillLive = z.output<typeof SeckillLive>

/** Whose turn it is: a pass to order with until it ends, a place in the line, or no piece left. */
export const SeckillTurn = z.object({
  state: z.enum(['pass', 'waiting', 'sold_out']),
  /** Of a pass: what the order carries, for so many pieces, until then. */
  seckill_pass: z.nullable(Text(200)),
  quantity: z.nullable(Quantity),
  expires_at: z.nullable(Timestamp),
  /** Of a place in the line: from 1, the longest it can last, and how many milliseconds later to ask again. */
  place: z.nullable(Count),
  estimate_seconds: z.nullable(Count),
  ask_after: z.nullable(Count),
  /** Of too few: pieces that nobody has ordered yet. */
  left: z.nullable(Count),
})
export type SeckillTurn = z.output<typeof SeckillTurn>

const Session = { promotion_id: Id }
const all = { who: 'all' } as const
const member = { who: 'member' } as const

export const seckill = {
  sessions: operation({
    path: 'seckill/sessions',
    kind: 'query',
    access: all,
    cache: 'catalogue',
    summary: 'Sessions of the flash sale in order of time: those just over, the running ones, and what comes next',
    refusals: ['call.feature_off'],
    input: z.object({}),
    output: z.object({ list: Rows(SeckillSession) }),
  }),
  items: operation({
    path: 'seckill/items',
    kind: 'query',
    access: all,
    cache: 'catalogue',
    summary: 'What a session sells',
    refusals: ['promotion.not_found', 'call.feature_off'],
    input: z.object(Session),
    output: z.object({ session: SeckillSession, list: Rows(SeckillItem) }),
  }),
  live: operation({
    path: 'seckill/live',
    kind: 'query',
    access: all,
    summary: 'How the goods of a session sell, at most a second old',
    refusals: ['promotion.not_found', 'call.feature_off'],
    input: z.object(Session),
    output: z.object({ list: Rows(SeckillLive) }),
  }),
  enter: operation({
    path: 'seckill/enter',
    kind: 'steps',
    burst: true,
    access: member,
    summary: 'Asks for pieces of a running session, and again while waiting: first come, first served, one turn a member',
    refusals: ['promotion.not_found', 'promotion.not_started', 'promotion.ended', 'promotion.limit', 'call.feature_off'],
    input: z.object({ promotion_id: Id, sku_id: Id, quantity: z.optional(Quantity) }),
    output: SeckillTurn,
  }),
  leave: operation({
    path: 'seckill/leave',
    kind: 'steps',
    access: member,
    summary: 'Gives a pass or a place in the line back, for the next one',
    input: z.object({ promotion_id: Id, sku_id: Id }),
    output: z.object({}),
  }),
}
