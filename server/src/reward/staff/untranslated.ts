import { sql } from 'kysely'
import { untranslatedIn } from '../../kernel/untranslated.ts'

/** Rules of rewards without a name in a language; with `only_shown` those that are on and not over. */
export const untranslatedRules = untranslatedIn({
  table: 'reward_rule',
  texts: 'reward_rule_text',
  of: 'rule_id',
  isShown: (now) => sql`t.is_on and t.ends_at > ${now}`,
  kind: sql`t.occasion`,
})

/** Tasks without a name in a language; with `only_shown` those that are on. */
export const untranslatedTasks = untranslatedIn({
  table: 'reward_task',
  texts: 'reward_task_text',
  of: 'task_id',
  isShown: () => sql`t.is_on`,
  kind: sql`t.kind`,
})
