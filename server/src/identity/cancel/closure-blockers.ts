import type { Context, MemberActor } from '../../kernel/context.ts'
import type { ClosureBlocker } from '../../kernel/account-closure.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** All that keeps the caller's account from being cancelled, in the caller's language (IDN-13). */
export async function viewClosureBlockers(context: Context<MemberActor>): Promise<{ list: ClosureBlocker[] }> {
  const list: ClosureBlocker[] = []
  for (const { findBlocker } of context.site.accountClosureSteps) {
    const found = await findBlocker(context, context.actor.member_id)
    if (found) list.push(found)
  }
  return { list }
}

/** Refuses `identity.closure_blocked` {text, list} while something is in the way. */
export async function refuseClosureBlockers(context: Context<MemberActor>): Promise<void> {
  const { list } = await viewClosureBlockers(context)
  if (list.length === 0) return
  const text = new Intl.ListFormat(context.language, { style: 'narrow', type: 'unit' }).format(list.map((one) => one.text))
  throw new Refusal('identity.closure_blocked', { text, list })
}
