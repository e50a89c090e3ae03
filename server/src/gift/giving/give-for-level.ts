import type { Context } from '../../kernel/context.ts'
import { giveByRule } from './give-by-rule.ts'
import { activeRules } from './active-rules.ts'

/**
 * Answers `member.level_reached` in its transaction: the upgrade gift packages of every level on the way, each once in a
 * member's life, since grades never fall.
 */
export async function giveForLevel(
  context: Context,
  { member_id, before, grade }: { member_id: number; before: number; grade: number },
): Promise<void> {
  for (const rule of await activeRules(context, 'level'))
    if (before < rule.grade && rule.grade <= grade)
      await giveByRule(context, rule, [{ member_id, key: `level:${rule.rule_id}:${member_id}` }])
}
