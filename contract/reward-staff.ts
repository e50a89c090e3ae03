import * as z from 'zod/mini'
import { Count, Day, Flag, Id, Integer, Language, Many, Money, OptionalText, PageInput, PageOf, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'

export const occasions = ['register', 'recharge', 'consume', 'signin'] as const
export const Occasion = z.enum(occasions)
export type Occasion = z.output<typeof Occasion>
export const taskKinds = ['profile', 'address', 'order', 'signin', 'browse', 'favourite', 'review', 'draw', 'invite'] as const
export const TaskKind = z.enum(taskKinds)
export type TaskKind = z.output<typeof TaskKind>
export const taskPeriods = ['once', 'daily'] as const
export const TaskPeriod = z.enum(taskPeriods)
export const ruleStates = ['upcoming', 'running', 'off', 'ended'] as const
/** `off`: switched off before its end. */
export const RuleState = z.enum(ruleStates)
export type RuleState = z.output<typeof RuleState>
const Version = Integer(1, 1_000_000)
const Coins = Integer(0, 1_000_000)

const RuleParts = {
  /** Of a recharge or an order: the amount from which on; `is_each`: as often as it fits in. */
  threshold: Money,
  day_number: Integer(1, 366),
  money: Money,
  coupon_id: Id,
  sku_id: Id,
  game_id: Id,
  total: Integer(0, 10_000_000),
}
const RuleEdited = {
  occasion: Occasion,
  is_each: Flag,
  longcoin: Coins,
  chances: Integer(0, 1000),
  /** Days are the store’s, the last one to its end. */
  first_day: Day,
  last_day: Day,
  is_on: Flag,
  position: Integer(0, 10_000),
  texts: Many(z.object({ language: Language, name: Text(80) }), 5),
}
const TaskParts = { coupon_id: Id, game_id: Id }
const TaskEdited = {
  kind: TaskKind,
  period: TaskPeriod,
  goal: Integer(1, 100),
  longcoin: Coins,
  chances: Integer(0, 1000),
  is_on: Flag,
  position: Integer(0, 10_000),
  texts: Many(z.object({ language: Language, name: Text(80), note: OptionalText(200) }), 5),
}
const nullable = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, z.nullable(one)])) as {
    [Name in keyof Shape]: z.ZodMiniNullable<Shape[Name]>
  }

/** The reward, in the caller’s language; 0, "0.00" and null for no such part. */
export const RewardSummary = z.object({
  longcoin: Count,
  money: Money,
  coupon_name: z.nullable(Text(80)),
  goods_name: z.nullable(Text(200)),
  game_name: z.nullable(Text(80)),
  game_kind: z.nullable(z.enum(['wheel', 'scratch', 'egg'])),
  chances: Count,
})
export type RewardSummary = z.output<typeof RewardSummary>

/** A rule as operators edit it. */
export const StaffRule = z.object({
  rule_id: Id,
  version: Version,
  state: RuleState,
  ...RuleEdited,
  ...nullable(RuleParts),
  /** Number of grants; null in a list without a total, since counting is slow. */
  granted: z.nullable(Count),
})
export type StaffRule = z.output<typeof StaffRule>
export const ListedRule = z.extend(StaffRule, { reward: RewardSummary })
export type ListedRule = z.output<typeof ListedRule>
/** A task as operators edit it. */
export const StaffTask = z.object({ task_id: Id, version: Version, ...TaskEdited, ...nullable(TaskParts) })
export type StaffTask = z.output<typeof StaffTask>
export const ListedTask = z.extend(StaffTask, { reward: RewardSummary })
export type ListedTask = z.output<typeof ListedTask>

/** A grant of a rule to a member. */
export const GivenReward = z.object({
  grant_id: Id,
  rule_id: Id,
  occasion: Occasion,
  rule_name: Text(80),
  member_id: Id,
  nickname: Text(40),
  /** What happened: `order 12`, `recharge 3`, `member 7`, `day 2026-11-22`. */
  subject: Text(40),
  times: Count,
  longcoin: Count,
  clawed_back: Count,
  granted_at: Timestamp,
})
export type GivenReward = z.output<typeof GivenReward>

const view = { who: 'staff', permission: 'reward.view' } as const
const change = { who: 'staff', permission: 'reward.change' } as const

export const rewardStaff = {
  list_rules: operation({
    path: 'reward/list_rules',
    kind: 'query',
    access: view,
    summary: 'Rules of rewards as operators edit them, the newest first',
    input: z.object({
      occasion: z.optional(Occasion),
      state: z.optional(RuleState),
      is_on: z.optional(Flag),
      sort: Sorted('rule_id', 'name', 'starts_at', 'granted'),
      ...PageInput,
    }),
    output: PageOf(ListedRule),
  }),
  rule_view: operation({
    path: 'reward/rule_view',
    kind: 'query',
    access: view,
    summary: 'One rule as operators edit it, in all languages',
    refusals: ['reward.rule_not_found'],
    input: z.object({ rule_id: Id }),
    output: StaffRule,
  }),
  save_rule: operation({
    path: 'reward/save_rule',
    kind: 'command',
    access: change,
    summary: 'Creates or edits a rule; grants do not change. English is required',
    refusals: [
      'reward.rule_not_found',
      'reward.changed',
      'reward.english_required',
      'reward.empty_reward',
      'reward.item_unknown',
      'reward.total_below_granted',
    ],
    input: z.object({ rule_id: z.optional(Id), version: z.optional(Version), ...RuleEdited, ...z.partial(z.object(RuleParts)).shape }),
    output: StaffRule,
  }),
  switch_rule: operation({
    path: 'reward/switch_rule',
    kind: 'command',
    access: change,
    summary: 'Switches a rule on or off',
    refusals: ['reward.rule_not_found', 'reward.changed'],
    input: z.object({ rule_id: Id, version: Version, is_on: Flag }),
    output: StaffRule,
  }),
  rule_figures: operation({
    path: 'reward/rule_figures',
    kind: 'query',
    access: view,
    summary: 'Figures of a rule: grants, members, cost, clawbacks',
    refusals: ['reward.rule_not_found'],
    input: z.object({ rule_id: Id }),
    output: z.object({
      granted: Count,
      members: Count,
      longcoin: Count,
      clawed_back: Count,
      money: Money,
      coupons: Count,
      gifts: Count,
      chances: Count,
    }),
  }),
  grants: operation({
    path: 'reward/grants',
    kind: 'query',
    access: view,
    summary: 'Grants to members, the last one first, by rule and member',
    input: z.object({ rule_id: z.optional(Id), member_id: z.optional(Id), sort: Sorted('granted_at', 'longcoin'), ...PageInput }),
    output: PageOf(GivenReward),
  }),
  list_tasks: operation({
    path: 'reward/list_tasks',
    kind: 'query',
    access: view,
    summary: 'Tasks as operators edit them, in their order',
    input: z.object({
      kind: z.optional(TaskKind),
      period: z.optional(TaskPeriod),
      is_on: z.optional(Flag),
      sort: Sorted('position', 'task_id', 'name', 'goal'),
      ...PageInput,
    }),
    output: PageOf(ListedTask),
  }),
  task_view: operation({
    path: 'reward/task_view',
    kind: 'query',
    access: view,
    summary: 'One task as operators edit it, in all languages',
    refusals: ['reward.task_not_found'],
    input: z.object({ task_id: Id }),
    output: StaffTask,
  }),
  save_task: operation({
    path: 'reward/save_task',
    kind: 'command',
    access: change,
    summary: 'Creates or edits a task. English is required',
    refusals: ['reward.task_not_found', 'reward.changed', 'reward.english_required', 'reward.empty_reward', 'reward.item_unknown'],
    input: z.object({ task_id: z.optional(Id), version: z.optional(Version), ...TaskEdited, ...z.partial(z.object(TaskParts)).shape }),
    output: StaffTask,
  }),
  switch_task: operation({
    path: 'reward/switch_task',
    kind: 'command',
    access: change,
    summary: 'Switches a task on or off',
    refusals: ['reward.task_not_found', 'reward.changed'],
    input: z.object({ task_id: Id, version: Version, is_on: Flag }),
    output: StaffTask,
  }),
  task_figures: operation({
    path: 'reward/task_figures',
    kind: 'query',
    access: view,
    summary: 'Figures of a task: who began it, how often it was completed and claimed, and its rewards as of now',
    refusals: ['reward.task_not_found'],
    input: z.object({ task_id: Id }),
    output: z.object({
      members: Count,
      done: Count,
      claimed: Count,
      claimed_today: Count,
      longcoin: Count,
      coupons: Count,
      chances: Count,
    }),
  }),
}
