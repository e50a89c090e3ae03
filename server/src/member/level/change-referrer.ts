import type { Context } from '../../kernel/context.ts'
import { raiseByReferrals } from './raise-by-referrals.ts'

/** The referrer of a member is the sponsor in force: the ladder counts referrals by it. */
export async function changeReferrer(
  { db }: Context,
  { member_id, sponsor_id }: { member_id: number; sponsor_id: number | null },
): Promise<void> {
  await db.updateTable('member').set({ referrer_id: sponsor_id }).where('id', '=', member_id).execute()
}

/** After the commit: the new sponsor may have enough referrals for the next grade. */
export async function evaluateSponsor(context: Context, { sponsor_id }: { sponsor_id: number | null }): Promise<void> {
  if (sponsor_id !== null) await raiseByReferrals(context, sponsor_id)
}
