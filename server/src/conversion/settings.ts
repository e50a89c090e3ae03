import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

export const conversionSettings = settings('conversion', {
  fee_ppm: {
    schema: z.int().check(z.minimum(0), z.maximum(500_000)),
    default: 1000,
    unit: 'millionths',
    effect: 'The fee, taken out of the coins given and rounded up to the smallest unit.',
  },
  minimum_milli: {
    schema: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
    default: 10,
    unit: 'thousandths of a coin',
    effect: 'The least that is converted at once.',
  },
  quote_seconds: {
    schema: z.int().check(z.minimum(10), z.maximum(600)),
    default: 60,
    unit: 'seconds',
    effect: 'How long a quote of a conversion is kept; never beyond the day whose prices it has.',
  },
})
