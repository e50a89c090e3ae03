import type { campaign as contract } from '@longmall/contract/campaign.ts'
import type { StaffReduction } from '@longmall/contract/campaign-shapes.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { lockReduction, closeReduction } from '../../promotion/staff/write-reduction.ts'
import { reductionStateOf } from '../rules.ts'
import { viewReduction } from './show-reduction.ts'

/**
 * Ends a full reduction now that has begun, also one that is off: its window closes, and orders that were made keep their share
 * . Refuses `promotion.not_found`, `promotion.changed`, `promotion.not_started`, `promotion.ended`.
 */
export async function endReduction(
  context: Context<StaffActor>,
  { reduction_id, version }: InputOf<typeof contract.end_reduction>,
): Promise<StaffReduction> {
  const before = await lockReduction(context, reduction_id, version)
  const state = reductionStateOf(before, context.now)
  if (state === 'ended') throw new Refusal('promotion.ended')
  if (before.starts_at >= context.now) throw new Refusal('promotion.not_started')
  await closeReduction(context, reduction_id)
  await audit(context, { subject: `reduction ${reduction_id}`, before: { ends_at: before.ends_at }, after: { ends_at: context.now } })
  return viewReduction(context, { reduction_id })
}
