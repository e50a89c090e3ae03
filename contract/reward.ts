import * as z from 'zod/mini'
import { Count, Day, Flag, Id, Money, OptionalText, Pattern, Rows, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { RewardSummary, Occasion, rewardStaff, TaskKind, TaskPeriod } from './reward-staff.ts'

export * from './reward-staff.ts'

/** `2026-11` */
const Month = Pattern(/^\d{4}-(0[1-9]|1[0-2])$/, 7)

/** A day of the sign-in cycle: its reward, and its state for the caller. */
export const SignInDay = z.object({
  day_number: Count,
  state: z.enum(['done', 'today', 'ahead']),
  rewards: Rows(RewardSummary),
  /** Remaining grants; null for no limit. */
  remaining: z.nullable(Count),
})
export type SignInDay = z.output<typeof SignInDay>

export const SignInView = z.object({
  today: Day,
  is_signed: Flag,
  /** Days without a gap, up to the last one that still counts. */
  streak: Count,
  /** Longcoin that sign-in has brought in all, and what there is to spend. */
  cumulative: Count,
  longcoin: Count,
  round: Rows(SignInDay),
  /** The bonus of a streak. */
  streak_rewards: Rows(z.object({ day_number: Count, rewards: Rows(RewardSummary), remaining: z.nullable(Count) })),
  month: Month,
  /** Days of the month on which the caller signed in. */
  days: Rows(Day),
})
export type SignInView = z.output<typeof SignInView>

export const Task = z.object({
  task_id: Id,
  kind: TaskKind,
  period: TaskPeriod,
  task_name: Text(80),
  note: OptionalText(200),
  goal: Count,
  done: Count,
  /** `waiting`: claimed, and given when the orders it counted can no longer be returned. */
  state: z.enum(['open', 'claimable', 'pending', 'claimed']),
  reward: RewardSummary,
})
export type Task = z.output<typeof Task>

/** Rewards of an occasion, public. */
export const RewardOffer = z.object({
  rule_id: Id,
  rule_name: Text(80),
  threshold: Money,
  is_each: Flag,
  reward: RewardSummary,
  ends_at: Timestamp,
})
export type RewardOffer = z.output<typeof RewardOffer>

const member = { who: 'member' } as const

export const reward = {
  offers: operation({
    path: 'reward/offers',
    kind: 'query',
    access: { who: 'all' },
    summary: 'Current rewards of registering, recharging or buying; none while that add-on is off',
    input: z.object({ occasion: Occasion }),
    output: z.object({ list: Rows(RewardOffer) }),
  }),
  sign_in_view: operation({
    path: 'reward/sign_in_view',
    kind: 'query',
    access: member,
    summary: 'The caller’s sign-in: today, the streak, coins, the reward of each day, and the days of a month',
    refusals: ['call.feature_off'],
    input: z.object({ month: z.optional(Month) }),
    output: SignInView,
  }),
  sign_in: operation({
    path: 'reward/sign_in',
    kind: 'command',
    access: member,
    summary: 'Signs in for today, once a day of the store’s zone',
    refusals: ['reward.already_signed_in', 'call.feature_off'],
    input: z.object({}),
    output: z.object({ streak: Count, longcoin: Count, rewards: Rows(RewardSummary) }),
  }),
  tasks: operation({
    path: 'reward/tasks',
    kind: 'query',
    access: member,
    summary: 'Tasks with the caller’s progress, those to be claimed first',
    input: z.object({}),
    output: z.object({ list: Rows(Task), longcoin: Count }),
  }),
  claim_task: operation({
    path: 'reward/claim_task',
    kind: 'command',
    access: member,
    summary: 'Claims the reward of a finished task, once; of a daily one once a day',
    refusals: ['reward.task_not_found', 'reward.task_not_done', 'reward.task_already_claimed'],
    input: z.object({ task_id: Id }),
    output: z.object({
      reward: RewardSummary,
      /** It comes when the orders that the task counted can no longer be returned. */
      is_pending: Flag,
    }),
  }),
  ...rewardStaff,
}
