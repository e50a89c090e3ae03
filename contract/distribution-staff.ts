import * as z from 'zod/mini'
import {
  BindingWay,
  CommissionGeneration,
  CommissionMode,
  CommissionState,
  GoodsCommission,
  GoodsPromise,
  LevelConditions,
  Ppm,
  Rates,
  StaffDistributor,
} from './distribution-shapes.ts'
import {
  Count,
  Day,
  Flag,
  Id,
  Integer,
  Language,
  Many,
  Money,
  OptionalText,
  PageInput,
  PageOf,
  Rows,
  Sorted,
  Text,
  Timestamp,
} from './fields.ts'
import { operation } from './operation.ts'
import { OperatorName } from './operator-name.ts'

const Version = Integer(1, 1_000_000)
const view = { who: 'staff', permission: 'distribution.view' } as const
const change = { who: 'staff', permission: 'distribution.change' } as const
const review = { who: 'staff', permission: 'distribution.review' } as const

export const distributorApplicationStates = ['applied', 'approved', 'refused'] as const

export const StaffDistributorApplication = z.object({
  application_id: Id,
  member_id: Id,
  account: Text(16),
  name: Text(50),
  mobile: Text(40),
  note: OptionalText(500),
  state: z.enum(distributorApplicationStates),
  applied_at: Timestamp,
  decided_at: z.nullable(Timestamp),
  decided_by_name: z.nullable(OperatorName),
  refusal_reason: z.nullable(Text(200)),
  version: Version,
})
export type StaffDistributorApplication = z.output<typeof StaffDistributorApplication>

const LevelEdited = {
  position: Integer(0, 10_000),
  rates: Rates,
  conditions: LevelConditions,
  texts: Many(z.object({ language: Language, name: Text(40) }), 5),
}
export const StaffDistributorLevel = z.object({ level_id: Id, is_first: Flag, distributors: Count, version: Version, ...LevelEdited })
export type StaffDistributorLevel = z.output<typeof StaffDistributorLevel>

/** A commission as operators see it. */
export const StaffCommission = z.object({
  commission_id: Id,
  order_id: Id,
  order_no: Text(40),
  buyer_id: Id,
  distributor_id: Id,
  distributor_account: Text(16),
  generation: CommissionGeneration,
  goods_name: Text(200),
  base: Money,
  rate_ppm: Ppm,
  commission: Money,
  clawed_back: Money,
  state: CommissionState,
  ordered_at: Timestamp,
  available_at: z.nullable(Timestamp),
})
export type StaffCommission = z.output<typeof StaffCommission>

const Binding = z.object({
  distributor_id: Id,
  distributor_account: Text(16),
  way: BindingWay,
  bound_at: Timestamp,
  ended_at: z.nullable(Timestamp),
  reason: z.nullable(Text(200)),
})

export const distributionStaff = {
  list_applications: operation({
    path: 'distribution/list_applications',
    kind: 'query',
    access: view,
    summary: 'Applications to become a distributor, the last one first by default',
    input: z.object({
      state: z.optional(z.enum(distributorApplicationStates)),
      search: z.optional(Text(254)),
      sort: Sorted('applied_at'),
      ...PageInput,
    }),
    output: PageOf(StaffDistributorApplication),
  }),
  decide_application: operation({
    path: 'distribution/decide_application',
    kind: 'command',
    access: review,
    summary: 'Approves or refuses an application; the member is notified',
    refusals: ['distribution.application_not_found', 'distribution.decided'],
    input: z.object({ application_id: Id, version: Version, is_approved: Flag, reason: OptionalText(200) }),
    output: StaffDistributorApplication,
  }),
  list_distributors: operation({
    path: 'distribution/list_distributors',
    kind: 'query',
    access: view,
    summary: 'Distributors with their figures; by account, code, level or state',
    input: z.object({
      search: z.optional(Text(254)),
      state: z.optional(z.enum(['active', 'stopped'])),
      level_id: z.optional(Id),
      sort: Sorted('approved_at', 'members', 'sales', 'available_total'),
      ...PageInput,
    }),
    output: PageOf(StaffDistributor),
  }),
  view_distributor: operation({
    path: 'distribution/view_distributor',
    kind: 'query',
    access: view,
    summary: 'One distributor: figures, upline, and the history of bindings',
    refusals: ['distribution.distributor_not_found'],
    input: z.object({ member_id: Id }),
    output: z.object({ ...StaffDistributor.shape, application: z.nullable(StaffDistributorApplication), bindings: Rows(Binding) }),
  }),
  change_distributor: operation({
    path: 'distribution/change_distributor',
    kind: 'command',
    access: change,
    summary: 'Sets level and state of a distributor; a stopped one earns nothing more and keeps what is available',
    refusals: ['distribution.distributor_not_found', 'distribution.level_not_found', 'distribution.changed'],
    input: z.object({
      member_id: Id,
      version: Version,
      level_id: z.optional(Id),
      is_level_fixed: z.optional(Flag),
      state: z.optional(z.enum(['active', 'stopped'])),
      reason: Text(200),
    }),
    output: StaffDistributor,
  }),
  bindings: operation({
    path: 'distribution/bindings',
    kind: 'query',
    access: view,
    summary: 'To whom a member is and was bound, the newest first',
    input: z.object({ member_id: Id }),
    output: z.object({ list: Rows(Binding) }),
  }),
  rebind: operation({
    path: 'distribution/rebind',
    kind: 'command',
    access: review,
    summary: 'Binds a member to another distributor, or to nobody, with a reason; orders made before stay where they are',
    refusals: ['distribution.distributor_not_found', 'distribution.own_code', 'distribution.loop', 'member.not_found'],
    input: z.object({ member_id: Id, distributor_id: z.nullable(Id), reason: Text(200) }),
    output: z.object({ list: Rows(Binding) }),
  }),
  list_levels: operation({
    path: 'distribution/list_levels',
    kind: 'query',
    access: view,
    summary: 'Levels of distributors as operators edit them, the lowest first',
    input: z.object({}),
    output: z.object({ list: Rows(StaffDistributorLevel) }),
  }),
  save_level: operation({
    path: 'distribution/save_level',
    kind: 'command',
    access: change,
    summary: 'Makes or edits a level; refused where some goods would promise more than their margin',
    refusals: ['distribution.level_not_found', 'distribution.changed', 'distribution.too_many_levels', 'distribution.exceeds_margin'],
    input: z.object({ level_id: z.optional(Id), version: z.optional(Version), ...LevelEdited }),
    output: StaffDistributorLevel,
  }),
  remove_level: operation({
    path: 'distribution/remove_level',
    kind: 'command',
    access: change,
    summary: 'Removes a level that no distributor has; the first one stays',
    refusals: ['distribution.level_not_found', 'distribution.changed', 'distribution.level_used'],
    input: z.object({ level_id: Id, version: Version }),
    output: z.object({}),
  }),
  list_goods: operation({
    path: 'distribution/list_goods',
    kind: 'query',
    access: view,
    summary: 'Goods with their commission and what selling them promises',
    input: z.object({ search: z.optional(Text(60)), mode: z.optional(CommissionMode), sort: Sorted('goods_id'), ...PageInput }),
    output: PageOf(GoodsCommission),
  }),
  preview_goods: operation({
    path: 'distribution/preview_goods',
    kind: 'query',
    access: view,
    summary: 'What selling goods would promise with this commission, beside its margin',
    refusals: ['catalogue.goods_not_found'],
    input: z.object({ goods_id: Id, mode: CommissionMode, rates: z.optional(Rates), own_margin_ppm: z.optional(Ppm) }),
    output: GoodsPromise,
  }),
  save_goods: operation({
    path: 'distribution/save_goods',
    kind: 'command',
    access: change,
    summary: 'Sets the commission of goods; refused where commission, mall and sharing awards promise more than the margin',
    refusals: ['catalogue.goods_not_found', 'distribution.changed', 'distribution.exceeds_margin'],
    input: z.object({
      goods_id: Id,
      version: Integer(0, 1_000_000),
      mode: CommissionMode,
      rates: z.optional(Rates),
      own_margin_ppm: z.optional(Ppm),
    }),
    output: GoodsCommission,
  }),
  list_commissions: operation({
    path: 'distribution/list_commissions',
    kind: 'query',
    access: view,
    summary: 'Commissions line by line, the newest first by default',
    input: z.object({
      state: z.optional(CommissionState),
      distributor_id: z.optional(Id),
      buyer_id: z.optional(Id),
      order_no: z.optional(Text(40)),
      sort: Sorted('ordered_at', 'commission'),
      ...PageInput,
    }),
    output: PageOf(StaffCommission),
  }),
  figures: operation({
    path: 'distribution/figures',
    kind: 'query',
    access: view,
    summary: 'Totals of all distributors and of a range of days',
    input: z.object({ from: Day, until: Day }),
    output: z.object({
      distributors: Count,
      applications: Count,
      pending: Money,
      frozen: Money,
      available_total: Money,
      withdrawn: Money,
      debt: Money,
      orders: Count,
      sales: Money,
      commission: Money,
      days: Rows(z.object({ day: Day, orders: Count, sales: Money, commission: Money })),
    }),
  }),
  ranking: operation({
    path: 'distribution/ranking',
    kind: 'query',
    access: view,
    summary: 'Distributors by sales or commission of a range of days, at most 100',
    input: z.object({ from: Day, until: Day, by: z.enum(['sales', 'commission', 'orders', 'members']) }),
    output: z.object({
      list: Rows(
        z.object({
          member_id: Id,
          account: Text(16),
          nickname: Text(40),
          level_name: Text(40),
          orders: Count,
          sales: Money,
          commission: Money,
          members: Count,
        }),
      ),
    }),
  }),
}
