import type { Context, MemberActor } from '../../kernel/context.ts'
import { maskName } from '../../kernel/security/mask-name.ts'
import { namesOfMembers } from '../../member/profile/names-of-members.ts'
import { recordDeskEvent } from '../../order/progress/record-order-event.ts'
import { nameOfStore } from '../../store/store-name.ts'

/** Writes a hand-over, or that it was undone, into the order's history, for its buyer, the desk and operators: where, and by whom (ORD-17). */
export async function recordHandOver(
  context: Context<MemberActor>,
  { order_id, branch_id, quantity, reason }: { order_id: number; branch_id: number; quantity: number; reason?: string },
): Promise<void> {
  const { member_id } = context.actor
  const clerk = (await namesOfMembers(context.db, [member_id])).get(member_id)
  const details = {
    store: await nameOfStore(context, branch_id),
    clerk: maskName(clerk?.nickname ?? ''),
    quantity: String(quantity),
    ...(reason === undefined ? {} : { reason }),
  }
  await recordDeskEvent(context, order_id, reason === undefined ? 'redeemed' : 'redemption_undone', details)
}
