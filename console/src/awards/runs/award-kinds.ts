import { ratedKindsInOrder } from '@longmall/contract/award-rates.ts'
import type { AwardKind } from '@longmall/contract/award-shapes.ts'

/** Every kind of award in the order of the screens. */
export const awardKinds: readonly AwardKind[] = [...ratedKindsInOrder, 'clone']
