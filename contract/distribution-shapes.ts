import * as z from 'zod/mini'
import { GoodsCard, Picture } from './catalogue.ts'
import { Count, Flag, Id, Integer, Money, OptionalText, Pattern, Quantity, Rows, Text, Timestamp } from './fields.ts'

/** A share in millionths: 50000 is 5 %. */
export const Ppm = Integer(0, 1_000_000)
/** Rates of the generations 1, 2 and 3. */
export const Rates = z.object({ first: Ppm, second: Ppm, third: Ppm })
export type Rates = z.output<typeof Rates>
export const CommissionGeneration = Integer(1, 3)

/** Eight letters and digits that are not mistaken for each other; read without regard to case. */
export const PromoteCode = Pattern(/^[A-HJ-NP-Za-hj-np-z2-9]{8}$/, 8, 'distribution.code_form')

/** `none`: never applied; `stopped`: by an operator, so that nothing more is earned. */
export const distributorStates = ['none', 'applied', 'refused', 'active', 'stopped'] as const
export const DistributorState = z.enum(distributorStates)
export type DistributorState = z.output<typeof DistributorState>

/** What a member must have done before applying: nothing, one completed purchase, purchases of an amount, or one of certain goods. */
export const applyConditions = ['none', 'purchase', 'amount', 'goods'] as const
export const ApplyCondition = z.enum(applyConditions)
export type ApplyCondition = z.output<typeof ApplyCondition>

export const bindingWays = ['code', 'link', 'poster', 'operator'] as const
export const BindingWay = z.enum(bindingWays)
export type BindingWay = z.output<typeof BindingWay>

/**
 * `pending` from payment to receipt, `frozen` until the after-sale window has ended with no after-sale open, `available` from then on;
 * `void` when all of it was refunded before.
 */
export const commissionStates = ['pending', 'frozen', 'available', 'void'] as const
export const CommissionState = z.enum(commissionStates)
export type CommissionState = z.output<typeof CommissionState>

/** Conditions of a level, all of which must be met; 0 asks for nothing. */
export const LevelConditions = z.object({
  /** Orders, and their amount, that paid commission of generation 1 and were settled. */
  orders: Count,
  sales: Money,
  /** Members bound directly. */
  members: Count,
})
export type LevelConditions = z.output<typeof LevelConditions>

export const DistributorLevel = z.object({
  level_id: Id,
  name: Text(40),
  rates: Rates,
  conditions: LevelConditions,
  /** New distributors begin there. */
  is_first: Flag,
})
export type DistributorLevel = z.output<typeof DistributorLevel>

/** Goods, and what one unit of it at its price would earn the caller in generation 1. */
export const EarningGoods = z.object({ goods: GoodsCard, earns: Money, rate_ppm: Ppm, is_followed: Flag })
export type EarningGoods = z.output<typeof EarningGoods>

const OrderFacts = {
  order_id: Id,
  order_no: Text(40),
  generation: CommissionGeneration,
  /** Masked. */
  buyer_name: Text(64),
  state: CommissionState,
  /** What was paid for the goods after every reduction, what went back left out. */
  base: Money,
  /** The commission, what was clawed back left out. */
  commission: Money,
  clawed_back: Money,
  ordered_at: Timestamp,
  /** When it becomes available, as known now: after the receipt. */
  available_at: z.nullable(Timestamp),
}
/** An order that pays the caller commission. */
export const CommissionOrder = z.object({ ...OrderFacts, goods_count: Count, goods_name: Text(200), picture: z.nullable(Picture) })
export type CommissionOrder = z.output<typeof CommissionOrder>

export const CommissionOrderDetail = z.object({
  ...OrderFacts,
  lines: Rows(
    z.object({
      goods_id: Id,
      goods_name: Text(200),
      sku_name: OptionalText(200),
      picture: z.nullable(Picture),
      quantity: Quantity,
      refunded_quantity: Count,
      base: Money,
      rate_ppm: Ppm,
      /** By the rates of the goods, of the level, or scaled down to the margin that the goods may promise. */
      rule: z.enum(['goods', 'level', 'capped']),
      commission: Money,
      clawed_back: Money,
    }),
  ),
  /** Dates as far as they are reached. */
  events: Rows(
    z.object({
      event: z.enum(['ordered', 'paid', 'received', 'available', 'clawed_back', 'void']),
      at: Timestamp,
      amount: z.nullable(Money),
    }),
  ),
})
export type CommissionOrderDetail = z.output<typeof CommissionOrderDetail>

/** A line of the bill: what became available, was clawed back or netted, was withdrawn or came back from a refused withdrawal. */
export const billKinds = ['available', 'clawed_back', 'netted', 'withdrawn', 'returned'] as const
export const BillKind = z.enum(billKinds)
export type BillKind = z.output<typeof BillKind>

/** A distributor as operators see it. */
export const StaffDistributor = z.object({
  member_id: Id,
  account: Text(16),
  nickname: Text(40),
  promote_code: PromoteCode,
  state: z.enum(['active', 'stopped']),
  level_id: Id,
  level_name: Text(40),
  /** The level was set by an operator and does not rise by itself. */
  is_level_fixed: Flag,
  members: Count,
  orders: Count,
  sales: Money,
  pending: Money,
  frozen: Money,
  available_total: Money,
  withdrawn: Money,
  debt: Money,
  approved_at: Timestamp,
  version: Integer(1, 1_000_000),
})
export type StaffDistributor = z.output<typeof StaffDistributor>

/** What selling one goods promises at most, each a share of its price: commission of the highest level, mall and sharing awards. */
export const GoodsPromise = z.object({
  commission_ppm: Ppm,
  mall_ppm: Ppm,
  sharing_ppm: Ppm,
  total_ppm: Integer(0, 3_000_000),
  margin_ppm: Ppm,
})
export type GoodsPromise = z.output<typeof GoodsPromise>

export const commissionModes = ['level', 'own', 'none'] as const
/** By the distributor’s level, by rates of its own, or none. */
export const CommissionMode = z.enum(commissionModes)
export type CommissionMode = z.output<typeof CommissionMode>

export const GoodsCommission = z.object({
  goods_id: Id,
  goods_name: Text(200),
  mode: CommissionMode,
  /** Null unless `own`. */
  rates: z.nullable(Rates),
  /** Null: the setting. */
  own_margin_ppm: z.nullable(Ppm),
  promise: GoodsPromise,
  version: Integer(0, 1_000_000),
})
export type GoodsCommission = z.output<typeof GoodsCommission>
