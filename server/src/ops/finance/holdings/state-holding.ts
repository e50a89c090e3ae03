import type { InputOf } from '@longmall/contract/operation.ts'
import type { opsDue, TreasuryHolding } from '@longmall/contract/ops-due.ts'
import { toDecimal, toSmallest, unitScale } from '@longmall/contract/units.ts'
import { audit } from '../../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../../kernel/context.ts'
import { wrongField } from '../../../kernel/refusal.ts'
import { translate } from '../../../kernel/translate.ts'
import { notifyWaiting } from '../../../staff/trust/notify-decision.ts'
import { bookSums } from '../../../wallet/book/book-sums.ts'
import { calculateLiabilities } from '../../../wallet/book/rules.ts'
import { approvePermission, lockHolding, showHolding } from './queries.ts'

/**
 * States how much is held of a unit in all, outside the ledger (decisions/0073); it counts once another operator has confirmed it, from the
 * moment of the statement on. Refuses `call.wrong_fields` for an amount with more decimals than the unit has.
 */
export async function stateHolding(
  context: Context<StaffActor>,
  { unit, amount, reason }: InputOf<typeof opsDue.state_holding>,
): Promise<TreasuryHolding> {
  const { db, actor, now, language } = context
  if ((amount.split('.')[1] ?? '').length > unitScale[unit]) throw wrongField('amount', 'field.format')
  const smallest = toSmallest(amount, unit)
  const { external_funds } = calculateLiabilities((await bookSums(context)).filter((one) => one.unit === unit))
  const { id } = await db
    .insertInto('treasury_holding')
    .values({ unit, amount: smallest, external_funds, reason, requested_by: actor.staff_id, requested_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const text = toDecimal(smallest, unit)
  await audit(context, { subject: `treasury_holding ${unit}`, before: null, after: { holding_id: id, amount: text, reason } })
  const what = translate(language, 'ops.change_of_holding', { amount: text, unit })
  await notifyWaiting(context, { what, permission: approvePermission, effective_at: null })
  return showHolding(context, (await lockHolding(db, id))!)
}
