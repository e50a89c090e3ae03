import type { reward as contract, SignInDay, SignInView } from '@longmall/contract/reward.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { requireAddon } from '../../kernel/addons.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { balanceOf } from '../../wallet/balances.ts'
import { runningRules, showRewards, today, type RunningRule } from '../queries.ts'
import { dayInRound } from '../rules.ts'
import { rewardSettings } from '../settings.ts'

interface Row {
  streak: number
  is_signed: boolean
  cumulative: number
  days: string[]
}

/** The caller's sign-in (WAL-07): whether today is done, the days without a gap, coins, what each day gives, a month's days. */
export async function viewSignIn(context: Context<MemberActor>, { month }: InputOf<typeof contract.sign_in_view>): Promise<SignInView> {
  requireAddon(context, 'membersignin')
  const { actor, setting } = context
  const day = today(context)
  const shown = month ?? day.slice(0, 7)
  const round = setting(rewardSettings.sign_in_round)
  const { streak, is_signed, cumulative, days } = await readDays(context, day, shown)
  const rules = await runningRules(context, 'signin')
  const todayInRound = dayInRound(is_signed ? streak : streak + 1, round)
  const numbers = Array.from({ length: round }, (_, n) => n + 1)
  const beyondRound = [...new Set(rules.map(({ day_number }) => day_number!))].filter((number) => number > round)
  const stateOf = (number: number): SignInDay['state'] =>
    number < todayInRound || (number === todayInRound && is_signed) ? 'done' : number === todayInRound ? 'today' : 'ahead'
  return {
    today: day,
    is_signed,
    streak,
    cumulative,
    longcoin: Number(await balanceOf(context, { member: actor.member_id, unit: 'LONGCOIN', purpose: 'available' })),
    round: (await dayFacts(context, rules, numbers)).map((facts) => ({ ...facts, state: stateOf(facts.day_number) })),
    streak_rewards: await dayFacts(context, rules, beyondRound),
    month: shown,
    days,
  }
}

async function dayFacts(context: Context, rules: readonly RunningRule[], numbers: readonly number[]) {
  const gives = await showRewards(context, rules)
  return numbers.map((day_number) => {
    const own = rules.map((rule, n) => ({ rule, reward: gives[n]! })).filter(({ rule }) => rule.day_number === day_number)
    const lefts = own.flatMap(({ rule: { total, granted } }) => (total === null ? [] : [total - granted]))
    return { day_number, rewards: own.map((one) => one.reward), remaining: lefts.length ? Math.min(...lefts) : null }
  })
}

/** Days without a gap up to today or, while today is not signed, up to yesterday; what they brought; the days of a month. */
async function readDays({ db, actor }: Context<MemberActor>, day: string, month: string): Promise<Row> {
  const { rows } = await sql<Row>`
    select coalesce((select streak from signin where member_id = ${actor.member_id} and day >= ${day}::date - 1 order by day desc limit 1), 0) as streak,
      exists (select from signin where member_id = ${actor.member_id} and day = ${day}) as is_signed,
      coalesce((select sum(longcoin) from signin where member_id = ${actor.member_id}), 0)::int as cumulative,
      array(select s.day::text from signin s where s.member_id = ${actor.member_id} and s.day >= ${`${month}-01`}::date
        and s.day < ${`${month}-01`}::date + interval '1 month' order by s.day) as days`.execute(db)
  return rows[0]!
}
