import type { Occasion, reward as contract, TaskKind } from '@longmall/contract/reward.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { plus } from '../../kernel/time/clock.ts'
import type { TestShop } from '../../../test/harness.ts'

interface RuleOptions {
  occasion: Occasion
  /** Cents. */
  threshold?: number
  is_each?: boolean
  day_number?: number
  longcoin?: number
  /** Cents. */
  red_packet?: number
  coupon_id?: number
  sku_id?: number
  game_id?: number
  chances?: number
  total?: number
  starts_at?: string
  ends_at?: string
}

/** A rule that is in force for a week, since an hour ago. */
export async function makeRule(shop: TestShop, { threshold = 0, red_packet = 0, ...options }: RuleOptions): Promise<number> {
  const now = shop.site.shared.now()
  const { id } = await shop.db
    .insertInto('reward_rule')
    .values({
      starts_at: plus(now, { hours: -1 }),
      ends_at: plus(now, { days: 7 }),
      ...options,
      threshold: BigInt(threshold),
      red_packet: BigInt(red_packet),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db.insertInto('reward_rule_text').values({ rule_id: id, language: 'en-us', name: 'A rule' }).execute()
  return id
}

interface TaskOptions {
  kind: TaskKind
  period?: 'once' | 'daily'
  goal?: number
  longcoin?: number
  coupon_id?: number
  game_id?: number
  chances?: number
}

/** A task to be done once, for ten coins, unless specified otherwise. */
export async function makeTask(shop: TestShop, options: TaskOptions): Promise<number> {
  const { id } = await shop.db
    .insertInto('reward_task')
    .values({ period: 'once', goal: 1, longcoin: 10, ...options, created_at: shop.site.shared.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db.insertInto('reward_task_text').values({ task_id: id, language: 'en-us', name: 'A task' }).execute()
  return id
}

/** A rule as an operator fills it in. */
export const ruleForm = (fields: Partial<InputOf<typeof contract.save_rule>> = {}): InputOf<typeof contract.save_rule> => ({
  occasion: 'consume',
  threshold: '10.00',
  is_each: true,
  longcoin: 5,
  chances: 0,
  first_day: '2026-01-01',
  last_day: '2036-12-31',
  is_on: true,
  position: 0,
  texts: [{ language: 'en-us', name: 'Five coins for each ten dollars' }],
  ...fields,
})

/** A task as an operator fills it in. */
export const taskForm = (fields: Partial<InputOf<typeof contract.save_task>> = {}): InputOf<typeof contract.save_task> => ({
  kind: 'browse',
  period: 'daily',
  goal: 3,
  longcoin: 5,
  chances: 0,
  is_on: true,
  position: 0,
  texts: [{ language: 'en-us', name: 'Look around', note: '' }],
  ...fields,
})
