import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'
import { desksOfClerk, type Desk } from '../store/desks.ts'

/** The stores of the caller, at least one. Refuses `redemption.not_clerk`, for a frozen one too. */
export async function clerkDesks(context: Context<MemberActor>): Promise<Desk[]> {
  const { member_id, is_frozen } = context.actor
  const desks = is_frozen ? [] : await desksOfClerk(context, member_id)
  if (desks.length === 0) throw new Refusal('redemption.not_clerk')
  return desks
}

/** One of the caller's stores where one is named, else all. A wrong field for another's. */
export function chooseDesks(desks: readonly Desk[], branch_id: number | undefined): readonly Desk[] {
  if (branch_id === undefined) return desks
  const chosen = desks.filter((desk) => desk.branch_id === branch_id)
  if (chosen.length === 0) throw wrongField('branch_id', 'field.choice')
  return chosen
}
