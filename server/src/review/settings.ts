import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

export const reviewSettings = settings('review', {
  append_days: {
    schema: z.int().check(z.minimum(1), z.maximum(730)),
    default: 90,
    unit: 'days',
    effect: 'How long after a review its writer may add to it.',
  },
})
