import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { giveThings, type Giving } from '../give-things.ts'
import type { RunningRule } from '../queries.ts'

export interface Occurrence {
  member_id: number
  /** What happened, by which it is given once: `member 7`, `recharge 3`, `order 12`, `day 2026-11-22`. */
  subject: string
  /** Cents by which it was earned, refunds not taken off; 0 where it is not for an amount. */
  basis: bigint
  /** How many times over the rule gives for it. */
  times: number
  /** What its transfers say: their kind, what they belong to, why goods are given. */
  about: Pick<Giving, 'kind' | 'subject' | 'gift'>
}

/**
 * Gives what a rule gives, once for what happened, as often as there is left of it (PRM-15). Answers how many times over; 0, and
 * nothing written, when it was given before or none is left.
 */
export async function giveByRule(context: Context, rule: RunningRule, occurrence: Occurrence): Promise<number> {
  const { member_id, subject, about, basis } = occurrence
  const { rule_id, longcoin, threshold, is_each } = rule
  const times = await takeTotal(context, rule, occurrence)
  if (times === 0) return 0
  await sql`
    insert into reward_given (rule_id, member_id, subject, basis, threshold, is_each, times, longcoin, given_at)
    values (${rule_id}, ${member_id}, ${subject}, ${basis}, ${threshold}, ${is_each}, ${times}, ${longcoin * times}, ${context.now})`.execute(
    context.db,
  )
  await giveThings(context, rule, { ...about, member_id, times, key: `${rule_id} ${member_id} ${subject}`, reason: subject })
  return times
}

/** How often there is still what a rule gives, up to what is wanted. Only one with a total is held: all others meet at no row. */
async function takeTotal({ db }: Context, { rule_id, total }: RunningRule, { member_id, subject, times }: Occurrence): Promise<number> {
  const isGiven = async () =>
    (await sql`select from reward_given where rule_id = ${rule_id} and member_id = ${member_id} and subject = ${subject}`.execute(db)).rows
      .length > 0
  if (total === null) return (await isGiven()) ? 0 : times
  await sql`select from reward_rule where id = ${rule_id} for update`.execute(db)
  if (await isGiven()) return 0
  const { rows } = await sql<{ taken: number }>`
    with before as (select given from reward_rule where id = ${rule_id})
    update reward_rule r set given = least(r.total, r.given + ${times}) from before where r.id = ${rule_id} returning r.given - before.given as taken`.execute(
    db,
  )
  return rows[0]!.taken
}
