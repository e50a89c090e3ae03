import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

export const giftSettings = settings('gift', {
  days: {
    schema: z.int().check(z.minimum(1), z.maximum(3650)),
    default: 30,
    unit: 'days',
    effect: 'Days in which a gift can be claimed, where whoever gives it says nothing else.',
  },
})
