import * as z from 'zod/mini'
import { Picture } from './catalogue.ts'
import { Count, Flag, Id, Many, Money, OptionalText, Quantity, Rows, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { exclusiveLineKinds, Pricing, Warehouse } from './pricing-facts.ts'

export { Warehouse }

/** One rule evaluated on some lines (ORD-03, R-15): codes and figures, translated when shown. */
export const TraceEntry = z.object({
  stage: z.enum(['unit_price', 'combo', 'full_reduction', 'coupon', 'freight', 'longcoin']),
  rule: Text(60),
  line_ids: Rows(Id),
  applied: Flag,
  saved: Money,
  reason: Text(60),
  missing: z.nullable(z.object({ amount: z.nullable(Money), quantity: z.nullable(Count) })),
})
export type TraceEntry = z.output<typeof TraceEntry>

const LineKind = z.enum(['discount', 'topic', ...exclusiveLineKinds])
export const PricedLine = z.object({
  line_id: Id,
  sku_id: Id,
  quantity: Quantity,
  list_price: Money,
  unit_price: Money,
  goods_total: Money,
  reductions: Rows(z.object({ source: Text(60), amount: Money })),
  total: Money,
  /** The promotion whose stock it uses: the discount or topic of its price, or the one of the page it is ordered from. */
  promotion: z.optional(z.nullable(z.object({ kind: LineKind, promotion_id: Id }))),
})
export type PricedLine = z.output<typeof PricedLine>

export const Totals = z.object({ list_total: Money, goods_total: Money, reduction_total: Money, freight_total: Money, total: Money })
export type Totals = z.output<typeof Totals>

export const CartLine = z.object({
  line_id: Id,
  goods_id: Id,
  sku_id: Id,
  goods_name: Text(200),
  sku_name: OptionalText(200),
  picture: z.nullable(Picture),
  warehouse: Warehouse,
  quantity: Quantity,
  selected: Flag,
  list_price: Money,
  unit_price: Money,
  /** The maximum quantity of the line: stock and purchase limit. */
  max_quantity: Count,
  max_reason: z.nullable(z.enum(['stock', 'limit'])),
  /** The discount or topic that set its unit price; null when none did. */
  promotion: z.nullable(z.object({ kind: LineKind, promotion_id: Id })),
})
export type CartLine = z.output<typeof CartLine>

export const InvalidLine = z.object({
  line_id: Id,
  goods_id: Id,
  sku_id: Id,
  goods_name: Text(200),
  sku_name: OptionalText(200),
  picture: z.nullable(Picture),
  quantity: Quantity,
  reason: z.enum(['unlisted', 'sold_out']),
})

/** A promotion that the prices or the trace of a cart name, by its rule: "discount:7", "combo:5", "full_reduction:12". */
export const NamedRule = z.object({ rule: Text(60), name: OptionalText(200), ends_at: Timestamp })
export type NamedRule = z.output<typeof NamedRule>

/** Goods beside those of the lines: a present that a full reduction may give, or a part of a combo. */
export const RelatedGoods = z.object({
  sku_id: Id,
  goods_id: Id,
  goods_name: Text(200),
  sku_name: OptionalText(200),
  picture: z.nullable(Picture),
})
export type RelatedGoods = z.output<typeof RelatedGoods>

/** An exclusive promotion in which the goods of a line cost less, on a page of its own. A bargain's price is made by friends, and coins are no money: these are not compared. */
export const comparedKinds = ['flash_sale', 'group_buy', 'team_buy', 'presale'] as const
export const CheaperPromotion = z.object({ line_id: Id, promotion_id: Id, kind: z.enum(comparedKinds), price: Money, ends_at: Timestamp })
export type CheaperPromotion = z.output<typeof CheaperPromotion>

export const Cart = z.object({
  groups: Rows(z.object({ warehouse: Warehouse, lines: Rows(CartLine) })),
  invalid: Rows(InvalidLine),
  /** Of the selected lines, without freight. */
  totals: Totals,
  /** Selected lines that can be ordered. */
  selected_count: Count,
  /** All lines, unavailable ones too: the badge of the tab bar, as in `cart/count`. */
  goods_count: Count,
  trace: Rows(TraceEntry),
  /** Presents that the selected lines bring, by the rule that gives them. */
  gifts: Rows(z.object({ source: Text(60), sku_id: Id, quantity: Quantity })),
  /** Sets that the selected lines make, and their quantities. */
  combos: Rows(z.object({ promotion_id: Id, sets: Count, saved: Money, lines: Rows(z.object({ line_id: Id, quantity: Count })) })),
  /** Every line that can be ordered, selected or not, and what its price depends on: enough to calculate it in the browser. */
  pricing: Pricing,
  rules: Rows(NamedRule),
  related_goods: Rows(RelatedGoods),
  cheaper_promotions: Rows(CheaperPromotion),
})
export type Cart = z.output<typeof Cart>

/** Changes of a merge, to be shown to the member. */
export const CartChange = z.object({
  goods_name: Text(200),
  sku_name: OptionalText(200),
  requested_quantity: Count,
  merged_quantity: Count,
  reason: z.enum(['stock', 'limit', 'unlisted', 'full']),
})
export type CartChange = z.output<typeof CartChange>

const optional = { who: 'optional' } as const
const LineIds = Many(Id, 200)
const limits = ['cart.unlisted', 'cart.sold_out', 'cart.purchase_limit', 'cart.full'] as const

export const cart = {
  view: operation({
    path: 'cart/view',
    kind: 'query',
    access: optional,
    summary: 'The cart by warehouse, priced',
    input: z.object({}),
    output: Cart,
  }),
  count: operation({
    path: 'cart/count',
    kind: 'query',
    access: optional,
    summary: 'Number of goods in the cart, for the badge',
    input: z.object({}),
    output: z.object({ count: Count }),
  }),
  add: operation({
    path: 'cart/add',
    kind: 'command',
    access: optional,
    summary: 'Adds a SKU to the cart, or increases its line',
    refusals: [...limits, 'order.not_purchasable_here'],
    input: z.object({ sku_id: Id, quantity: Quantity }),
    output: z.object({ count: Count }),
  }),
  change_quantity: operation({
    path: 'cart/change_quantity',
    kind: 'command',
    access: optional,
    summary: 'Sets the quantity of a line',
    refusals: ['cart.line_not_found', ...limits],
    input: z.object({ line_id: Id, quantity: Quantity }),
    output: Cart,
  }),
  change_sku: operation({
    path: 'cart/change_sku',
    kind: 'command',
    access: optional,
    summary: 'Changes a line to another SKU of the same goods; merges with a line that has it already',
    refusals: ['cart.line_not_found', 'cart.sku_mismatch', ...limits],
    input: z.object({ line_id: Id, sku_id: Id, quantity: Quantity }),
    output: Cart,
  }),
  select: operation({
    path: 'cart/select',
    kind: 'command',
    access: optional,
    summary: 'Selects or unselects lines; all of a warehouse, or all, when none is named',
    input: z.object({ line_ids: z.optional(LineIds), warehouse: z.optional(Warehouse), selected: Flag }),
    output: Cart,
  }),
  remove: operation({
    path: 'cart/remove',
    kind: 'command',
    access: optional,
    summary: 'Removes lines',
    input: z.object({ line_ids: LineIds }),
    output: Cart,
  }),
  clear_invalid: operation({
    path: 'cart/clear_invalid',
    kind: 'command',
    access: optional,
    summary: 'Removes every line that cannot be ordered',
    input: z.object({}),
    output: Cart,
  }),
  merge: operation({
    path: 'cart/merge',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Merges the visitor’s cart into the member’s: adds quantities within stock and limits, returns the changes',
    input: z.object({}),
    output: z.object({ changes: Rows(CartChange), count: Count }),
  }),
}
