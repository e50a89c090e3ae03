import { sql } from 'kysely'
import { ownerOfAgentCode } from '../../identity/agents/owner-of-code.ts'
import type { Context } from '../../kernel/context.ts'

/**
 * Gives a newcomer the node in the sponsor tree, in the transaction of the registration. The sponsor is who was named; where
 * nobody was, the member who owns the dealer's or regional agent's code. Again without effect.
 */
export async function bindNewcomer(
  context: Context,
  { member_id, referrer_id }: { member_id: number; referrer_id: number | null },
): Promise<void> {
  const sponsor_id = referrer_id ?? (await ownerOfAgentCode(context, member_id))
  await sql`select bind_sponsor(${member_id}, ${sponsor_id}, ${context.now})`.execute(context.db)
}
