import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { fullGrade } from '../../member/level/rules.ts'
import { postLines, type LineRow } from '../../wallet/batch/post-lines.ts'

/**
 * Answers `member.level_reached` in its transaction: what the AM window froze, and the new RM has available now, settles debts of refunded awards
 * first, like every award that follows.
 */
export async function settleReleased(
  context: Context,
  { member_id, before, grade }: { member_id: number; before: number; grade: number },
): Promise<void> {
  if (before >= fullGrade || grade < fullGrade) return
  await postLines(
    context,
    { kind: 'award.debt_settled', key: `window ${member_id}`, topic: 'award', reason: 'AM window released' },
    sql<LineRow>`select * from award_window_debts(${member_id})`,
  )
}
