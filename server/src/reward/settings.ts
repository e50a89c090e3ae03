import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

export const rewardSettings = settings('reward', {
  sign_in_round: {
    schema: z.int().check(z.minimum(1), z.maximum(31)),
    default: 7,
    unit: 'days',
    effect: 'Days of one round of sign-in; after the last one without a gap it begins again at its first',
  },
})
