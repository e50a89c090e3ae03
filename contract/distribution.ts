import * as z from 'zod/mini'
import { Mobile } from './code.ts'
import {
  ApplyCondition,
  BillKind,
  BindingWay,
  CommissionGeneration,
  CommissionOrder,
  CommissionOrderDetail,
  CommissionState,
  DistributorLevel,
  DistributorState,
  EarningGoods,
  LevelConditions,
  PromoteCode,
  Rates,
} from './distribution-shapes.ts'
import { distributionStaff } from './distribution-staff.ts'
import { Address, Count, Flag, Id, Money, OptionalText, PageInput, PageOf, Rows, SignedMoney, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'

export * from './distribution-shapes.ts'

const member = { who: 'member' } as const
/** The add-on `fenxiao` is off; the caller is no distributor (never was, or is not yet). */
const own = ['call.feature_off', 'distribution.not_distributor'] as const
const boundByCode = [
  'distribution.code_unknown',
  'distribution.own_code',
  'distribution.loop',
  'distribution.protected',
  'distribution.bound_before',
] as const

export const distribution = {
  status: operation({
    path: 'distribution/status',
    kind: 'query',
    access: member,
    summary: 'Is the caller a distributor, and if not: what is asked before applying and how far it is',
    refusals: ['call.feature_off'],
    input: z.object({}),
    output: z.object({
      state: DistributorState,
      condition: ApplyCondition,
      is_met: Flag,
      /** Of `amount`; else null. */
      amount: z.nullable(z.object({ needed: Money, reached: Money })),
      /** Of `goods`: any one of them; else empty. */
      goods: Rows(z.object({ goods_id: Id, goods_name: Text(200) })),
      /** Without review an application is approved at once. */
      needs_review: Flag,
      application: z.nullable(
        z.object({
          name: Text(50),
          mobile: Text(40),
          note: OptionalText(500),
          applied_at: Timestamp,
          refusal_reason: z.nullable(Text(200)),
        }),
      ),
      /** Whom the caller is bound to; masked. */
      bound_to: z.nullable(Text(64)),
    }),
  }),
  apply: operation({
    path: 'distribution/apply',
    kind: 'command',
    access: member,
    summary: 'Applies to become a distributor; approved at once where no review is set',
    refusals: [
      'call.feature_off',
      'distribution.already_applied',
      'distribution.already_distributor',
      'distribution.condition_not_met',
      'distribution.frozen',
      ...boundByCode,
    ],
    input: z.object({
      name: Text(50),
      mobile: Mobile,
      note: OptionalText(500),
      /** Of whoever invited the caller; binds as `bind` does. */
      promote_code: z.optional(PromoteCode),
    }),
    output: z.object({ state: DistributorState }),
  }),
  index: operation({
    path: 'distribution/index',
    kind: 'query',
    access: member,
    summary: 'Totals of a distributor: today, pending, frozen, withdrawable, withdrawn, and what is owed',
    refusals: own,
    input: z.object({}),
    output: z.object({
      state: DistributorState,
      level: z.pick(DistributorLevel, { level_id: true, name: true, rates: true }),
      promote_code: PromoteCode,
      /** Commission of orders paid today. */
      today: Money,
      today_orders: Count,
      pending: Money,
      frozen: Money,
      /** Can be withdrawn as commission now: what became available and is still in the withdrawable balance. */
      withdrawable: Money,
      withdrawn: Money,
      /** All that ever became available, claw-backs left out. */
      total: Money,
      /** Clawed back after it was spent; netted from what becomes available next. */
      debt: Money,
      members: z.object({ first: Count, second: Count, third: Count }),
      orders: Count,
    }),
  }),
  goods: operation({
    path: 'distribution/goods',
    kind: 'query',
    access: member,
    summary: 'Goods that pay commission, with what one earns of each; the highest earnings first, or by sales or price',
    refusals: own,
    input: z.object({
      search: z.optional(Text(60)),
      category_id: z.optional(Id),
      /** These goods alone: what their page shows a distributor. */
      goods_id: z.optional(Id),
      sort: z.optional(z.enum(['earnings', 'sales', 'price_up', 'price_down'])),
      ...PageInput,
    }),
    output: PageOf(EarningGoods),
  }),
  follow: operation({
    path: 'distribution/follow',
    kind: 'command',
    access: member,
    summary: 'Follows goods, or no longer',
    refusals: [...own, 'catalogue.goods_not_found', 'distribution.too_many_followed'],
    input: z.object({ goods_id: Id, is_followed: Flag }),
    output: z.object({ is_followed: Flag }),
  }),
  followed: operation({
    path: 'distribution/followed',
    kind: 'query',
    access: member,
    summary: 'Goods that the caller follows, the last one first; those that earn nothing now with 0',
    refusals: own,
    input: z.object({ ...PageInput }),
    output: PageOf(EarningGoods),
  }),
  orders: operation({
    path: 'distribution/orders',
    kind: 'query',
    access: member,
    summary: 'Orders that pay the caller commission, the newest first',
    refusals: own,
    input: z.object({ state: z.optional(CommissionState), generation: z.optional(CommissionGeneration), ...PageInput }),
    output: PageOf(CommissionOrder),
  }),
  order: operation({
    path: 'distribution/order',
    kind: 'query',
    access: member,
    summary: 'One order that pays the caller commission, line by line',
    refusals: [...own, 'distribution.order_not_found'],
    input: z.object({ commission_order_id: Id }),
    output: CommissionOrderDetail,
  }),
  team: operation({
    path: 'distribution/team',
    kind: 'query',
    access: member,
    summary: 'Members bound to the caller in a generation, the newest first',
    refusals: own,
    input: z.object({ generation: CommissionGeneration, ...PageInput }),
    output: PageOf(
      z.object({
        /** Masked, except in generation 1. */
        name: Text(64),
        avatar: z.nullable(Address),
        is_distributor: Flag,
        bound_at: Timestamp,
        /** Paid orders since then, and the caller’s commission of them that was not clawed back. */
        orders: Count,
        commission: Money,
      }),
    ),
  }),
  bill: operation({
    path: 'distribution/bill',
    kind: 'query',
    access: member,
    summary: 'Commission in and out, the newest first',
    refusals: own,
    input: z.object({ kind: z.optional(BillKind), ...PageInput }),
    output: PageOf(
      z.object({
        kind: BillKind,
        amount: SignedMoney,
        at: Timestamp,
        /** The order, or the withdrawal. */
        order_id: z.nullable(Id),
        withdrawal_id: z.nullable(Id),
        number: Text(40),
      }),
    ),
  }),
  levels: operation({
    path: 'distribution/levels',
    kind: 'query',
    access: member,
    summary: 'All levels with rates and conditions, the caller’s own and its progress',
    refusals: own,
    input: z.object({}),
    output: z.object({ level_id: Id, is_fixed: Flag, reached: LevelConditions, levels: Rows(DistributorLevel) }),
  }),
  promote_code: operation({
    path: 'distribution/promote_code',
    kind: 'query',
    access: member,
    summary: 'The caller’s code and link',
    refusals: own,
    input: z.object({}),
    output: z.object({ promote_code: PromoteCode, address: Address, name: Text(64), avatar: z.nullable(Address), rates: Rates }),
  }),
  bind: operation({
    path: 'distribution/bind',
    kind: 'command',
    access: member,
    summary: 'Binds the caller to a distributor by code or by the link that brought the visit; by the setting the first or the last wins',
    refusals: ['call.feature_off', ...boundByCode],
    input: z.object({
      promote_code: z.optional(PromoteCode),
      /** Whose link it was; one that is no distributor’s binds nobody and refuses nothing. */
      source_member: z.optional(Id),
      way: z.enum(['code', 'link', 'poster']),
    }),
    output: z.object({ is_bound: Flag, way: z.nullable(BindingWay), distributor_name: z.nullable(Text(64)) }),
  }),
  ...distributionStaff,
}
