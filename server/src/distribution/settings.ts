import { applyConditions } from '@longmall/contract/distribution-shapes.ts'
import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

const ppm = z.int().check(z.minimum(0), z.maximum(1_000_000))

export const distributionSettings = settings('distribution', {
  apply_condition: {
    schema: z.enum(applyConditions),
    default: 'none',
    effect:
      'What a member must have done before applying as a distributor: nothing, one completed purchase, purchases of an amount, or one of certain goods.',
  },
  apply_amount_cents: {
    schema: z.int().check(z.minimum(0), z.maximum(10_000_000_000)),
    default: 10_000,
    unit: 'cents',
    effect: 'Under the condition “amount”: completed purchases of a member must add up to it, without freight and refunds.',
  },
  apply_goods_ids: {
    schema: z.array(z.int().check(z.minimum(1), z.maximum(2_147_483_647))).check(z.maxLength(50)),
    default: [],
    effect: 'Under the condition “goods”: a member must have received one of these goods.',
  },
  needs_review: {
    schema: z.boolean(),
    default: true,
    effect: 'An operator decides each application; without, it is approved at once.',
  },
  binding: {
    schema: z.enum(['first', 'last']),
    default: 'first',
    effect: 'Which distributor a member is bound to: the first one for good, or the last one whose link or code was used.',
  },
  protected_days: {
    schema: z.int().check(z.minimum(0), z.maximum(3650)),
    default: 30,
    unit: 'days',
    effect: 'Where the last distributor wins: so long after a binding no other one can take the member over.',
  },
  default_margin_ppm: {
    schema: ppm,
    default: 300_000,
    unit: 'millionths',
    effect:
      'What commission, mall and sharing awards of goods may promise together at most, as a share of the price, unless the goods have a margin of their own.',
  },
  max_followed: {
    schema: z.int().check(z.minimum(1), z.maximum(5000)),
    default: 500,
    unit: 'goods',
    effect: 'So many goods a distributor can follow.',
  },
})
