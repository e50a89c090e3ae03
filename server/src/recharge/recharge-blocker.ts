import type { Context, MemberActor } from '../kernel/context.ts'
import { isFrozenByWindow } from '../member/window/window-state.ts'

/** Why the caller may not recharge: frozen by an operator, or by the AM window until RM (AST-03); null when they may. */
export async function rechargeBlocker(context: Context<MemberActor>): Promise<'frozen' | 'window_frozen' | null> {
  if (context.actor.is_frozen) return 'frozen'
  return (await isFrozenByWindow(context, context.actor.member_id)) ? 'window_frozen' : null
}
