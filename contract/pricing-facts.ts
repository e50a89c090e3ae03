import * as z from 'zod/mini'
import { Count, Flag, Id, Integer, Money, Rows, Text, Timestamp } from './fields.ts'

// All that prices depend on, so that the browser can calculate with the same engine as the server, before the server responds.

export const Warehouse = z.enum(['domestic', 'overseas'])
const Scope = z.object({ goods_ids: Rows(Id), category_ids: Rows(Id) })
const Permille = Integer(0, 1000)
const Left = z.nullable(Count)

export const exclusiveLineKinds = ['flash_sale', 'group_buy', 'team_buy', 'bargain', 'presale', 'point', 'gift'] as const

const PricingLine = z.object({
  line_id: Id,
  sku_id: Id,
  goods: z.object({ goods_id: Id, category_ids: Rows(Id), level_discount: Flag }),
  list_price: Money,
  quantity: Count,
  weight_grams: Count,
  warehouse: Warehouse,
  freight_template_id: z.nullable(Id),
  promotion: z.nullable(
    z.object({
      promotion_id: Id,
      kind: z.enum(exclusiveLineKinds),
      price: Money,
      allows_coupon: Flag,
      longcoin: Count,
      min_quantity: Count,
    }),
  ),
})
export type PricingLine = z.output<typeof PricingLine>

const Reduction = z.object({
  id: Id,
  scope: Scope,
  by: z.enum(['amount', 'quantity']),
  /** Reached by an amount or a quantity; of the rest, what the effect needs. */
  steps: Rows(
    z.object({
      amount: z.nullable(Money),
      quantity: z.nullable(Count),
      effect: z.enum(['money', 'percentage', 'free_freight', 'gift']),
      money_off: z.nullable(Money),
      permille_off: z.nullable(Permille),
      gift: z.nullable(z.object({ sku_id: Id, quantity: Count, remaining: Left })),
    }),
  ),
})

const Coupon = z.object({
  member_coupon_id: Id,
  effect: z.enum(['money', 'percentage', 'free_freight']),
  money_off: z.nullable(Money),
  permille_off: z.nullable(Permille),
  max_off: z.nullable(Money),
  threshold: Money,
  scope: Scope,
  ends_at: Timestamp,
})

const FreightTemplate = z.object({
  id: Id,
  kind: z.enum(['free', 'quantity', 'weight']),
  rows: Rows(
    z.object({
      regions: Rows(Text(40)),
      first_units: Count,
      first_price: Money,
      additional_units: Count,
      additional_price: Money,
      free_from_amount: z.nullable(Money),
      deliverable: Flag,
    }),
  ),
})

/** Lines and facts as the price engine takes them, of this caller alone; amounts as decimals. */
export const Pricing = z.object({
  lines: Rows(PricingLine),
  /** A piece of each part of a combo that is not among the lines: what the rest of a set would cost. */
  addable: Rows(PricingLine),
  facts: z.object({
    grade: Integer(-1, 99),
    grade_discount_permille: Count,
    grade_free_freight: Flag,
    reductions: Rows(Reduction),
    freight_templates: Rows(FreightTemplate),
    region: z.nullable(Text(40)),
    offers: Rows(
      z.object({ promotion_id: Id, kind: z.enum(['discount', 'topic']), sku_id: Id, price: Money, remaining: Left, remaining_limit: Left }),
    ),
    combos: Rows(z.object({ promotion_id: Id, price: Money, parts: Rows(z.object({ sku_id: Id, quantity: Count })), remaining: Left })),
  }),
  /** Those that the member may use now. */
  coupons: Rows(Coupon),
  /** What of the member's coins may be offset; null where none may be. */
  longcoin: z.nullable(z.object({ balance: Count, per_dollar: Count, max_permille: Permille })),
})
export type Pricing = z.output<typeof Pricing>
