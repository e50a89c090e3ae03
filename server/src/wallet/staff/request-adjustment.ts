import { toSmallest, unitScale } from '@longmall/contract/units.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { wallet } from '@longmall/contract/wallet.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { lockAdjustment, showAdjustment } from './adjustments.ts'

/**
 * Asks for a change of a member's balance by hand, with a reason; nothing moves before another operator approves (WAL-08).
 * Refuses `member.not_found`, `wallet.adjust_wrong_bucket`, `wallet.adjust_zero`.
 */
export async function requestAdjustment(
  context: Context<StaffActor>,
  { member_id, unit, bucket, amount, reason }: InputOf<typeof wallet.adjust_request>,
): Promise<OutputOf<typeof wallet.adjust_request>> {
  const { db, actor, now } = context
  if ((bucket === 'available') === (unit === 'MONEY')) throw new Refusal('wallet.adjust_wrong_bucket')
  if ((amount.split('.')[1] ?? '').length > unitScale[unit]) throw wrongField('amount', 'field.format')
  const change = toSmallest(amount, unit)
  if (change === 0n) throw new Refusal('wallet.adjust_zero')
  const member = await db.selectFrom('member').select('state').where('id', '=', member_id).executeTakeFirst()
  if (!member || member.state === 'cancelled') throw new Refusal('member.not_found')
  const { id } = await db
    .insertInto('adjustment')
    .values({ member_id, unit, purpose: bucket, amount: change, reason, requested_by: actor.staff_id, requested_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(context, { subject: `member ${member_id}`, before: null, after: { adjustment_id: id, unit, bucket, amount, reason } })
  return showAdjustment((await lockAdjustment(db, id))!)
}
