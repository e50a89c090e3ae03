import type { Adjustment } from '@longmall/contract/wallet.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { checkMayApprove } from '../../staff/trust/check-may-approve.ts'
import type { MemberPurpose } from '../accounts.ts'
import { postTransfer } from '../post-transfer.ts'
import { lockAdjustment, showAdjustment, type AdjustmentRow } from './adjustments.ts'

interface Decision {
  adjustment_id: number
  version: number
}

/** Approves what another operator asked for and posts it out of the treasury, once. Refuses as `decide`, and `wallet.insufficient`. */
export const approveAdjustment = (context: Context<StaffActor>, input: Decision) => decide(context, input, 'approved')

/** Refuses what another operator asked for. Refuses as `decide`. */
export const refuseAdjustment = (context: Context<StaffActor>, input: Decision) => decide(context, input, 'refused')

/**
 * Refuses `wallet.adjustment_not_found`, `wallet.adjustment_decided` when the row changed since it was shown,
 * `wallet.adjust_own_request` to its requester, which the database enforces too (WAL-08), and `staff.too_new` {hours} of an approval.
 */
async function decide(
  context: Context<StaffActor>,
  { adjustment_id, version }: Decision,
  state: 'approved' | 'refused',
): Promise<Adjustment> {
  const { db, actor, now } = context
  const requested = await lockAdjustment(db, adjustment_id)
  if (!requested) throw new Refusal('wallet.adjustment_not_found')
  if (requested.version !== version || requested.state !== 'requested') throw new Refusal('wallet.adjustment_decided')
  if (requested.requested_by === actor.staff_id) throw new Refusal('wallet.adjust_own_request')
  if (state === 'approved') await checkMayApprove(context)
  const transfer_id = state === 'approved' ? await postAdjustment(context, requested) : null
  await sql`
    update adjustment set state = ${state}, decided_by = ${actor.staff_id}, decided_at = ${now}, transfer_id = ${transfer_id}, version = version + 1
    where id = ${adjustment_id}`.execute(db)
  const decided = showAdjustment((await lockAdjustment(db, adjustment_id))!)
  const { member_id, unit, purpose, amount, reason } = decided
  await audit(context, {
    subject: `member ${member_id}`,
    before: { adjustment_id, state: 'requested' },
    after: { adjustment_id, state, unit, purpose, amount, reason },
  })
  return decided
}

const postAdjustment = (context: Context, { adjustment_id, member_id, unit, purpose, amount, reason }: AdjustmentRow): Promise<string> =>
  postTransfer(context, {
    kind: 'wallet.adjust',
    topic: 'adjustment',
    key: String(adjustment_id),
    reason,
    subject: `adjustment ${adjustment_id}`,
    entries: [
      { account: { house: 'treasury', unit }, amount: -amount },
      { account: { member: member_id, unit, purpose: purpose as MemberPurpose }, amount },
    ],
  })
