import type { TreasuryHolding } from '@longmall/contract/ops-due.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { audit } from '../../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../../kernel/context.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { translate } from '../../../kernel/translate.ts'
import { checkMayApprove } from '../../../staff/trust/check-may-approve.ts'
import { notifyDecided } from '../../../staff/trust/notify-decision.ts'
import { lockHolding, showHolding } from './queries.ts'

interface Decision {
  holding_id: number
  version: number
}

/** Confirms what another operator stated. Refuses as `decide`. */
export const approveHolding = (context: Context<StaffActor>, input: Decision) => decide(context, input, 'approved')

/** Declines what another operator stated. Refuses as `decide`. */
export const refuseHolding = (context: Context<StaffActor>, input: Decision) => decide(context, input, 'refused')

/**
 * Refuses `ops.holding_not_found`, `ops.holding_decided` when the row changed since it was shown, `ops.own_holding` to who stated it, which the
 * database refuses too, and `staff.too_new` {hours} of an approval.
 */
async function decide(
  context: Context<StaffActor>,
  { holding_id, version }: Decision,
  state: 'approved' | 'refused',
): Promise<TreasuryHolding> {
  const { db, actor, now, language } = context
  const stated = await lockHolding(db, holding_id)
  if (!stated) throw new Refusal('ops.holding_not_found')
  if (stated.version !== version || stated.state !== 'requested') throw new Refusal('ops.holding_decided')
  if (stated.requested_by === actor.staff_id) throw new Refusal('ops.own_holding')
  if (state === 'approved') await checkMayApprove(context)
  await sql`
    update treasury_holding set state = ${state}, decided_by = ${actor.staff_id}, decided_at = ${now}, version = version + 1
    where id = ${holding_id}`.execute(db)
  const { unit, requested_by, reason } = stated
  const amount = toDecimal(stated.amount, unit)
  await audit(context, {
    subject: `treasury_holding ${unit}`,
    before: { holding_id, state: 'requested' },
    after: { holding_id, state, amount, reason },
  })
  await notifyDecided(context, requested_by, translate(language, 'ops.change_of_holding', { amount, unit }), state)
  return showHolding(context, (await lockHolding(db, holding_id))!)
}
