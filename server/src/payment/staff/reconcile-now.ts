import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { payment as contract } from '@longmall/contract/payment.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { reconcilePayment } from '../provider/reconcile.ts'
import { findPayment } from '../queries.ts'

/**
 * Queries the providers for a payment's attempts now, instead of by timer. Refuses `call.resource_not_found`, and `call.unavailable`
 * when a provider is unreachable. (ORD-08)
 */
export async function reconcileNow(
  context: Context<StaffActor>,
  { payment_id }: InputOf<typeof contract.reconcile_now>,
): Promise<OutputOf<typeof contract.reconcile_now>> {
  const before = await findPayment(context.db, payment_id)
  const resolved_attempts = await reconcilePayment(context, payment_id).catch((error: unknown) => {
    context.site.log.error({ err: error, payment_id }, 'provider not asked')
    throw new Refusal('call.unavailable')
  })
  const { state } = await findPayment(context.db, payment_id)
  await audit(context, { subject: `payment ${payment_id}`, before: { state: before.state }, after: { state, resolved_attempts } })
  return { state, resolved_attempts }
}
