import type { Context } from '../../kernel/context.ts'
import type { DistributionEvents } from '../events.ts'
import { raiseLevel } from './raise-level.ts'

/** Answers `distribution.figures_changed`: each distributor rises as far as its sums allow. */
export async function raiseLevels(
  context: Context,
  { distributor_ids }: DistributionEvents['distribution.figures_changed'],
): Promise<void> {
  for (const distributor_id of distributor_ids) await raiseLevel(context, distributor_id)
}
