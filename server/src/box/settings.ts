import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

export const boxSettings = settings('box', {
  minutes_needed: {
    schema: z.int().check(z.minimum(1), z.maximum(1440)),
    default: 720,
    unit: 'minutes',
    effect:
      'A device at home mines on a day in so many minutes of which its box reported, at the least. Devices that were ordered keep theirs.',
  },
  code_minutes: {
    schema: z.int().check(z.minimum(1), z.maximum(60)),
    default: 3,
    unit: 'minutes',
    effect: 'So long a code shown by a box can be scanned.',
  },
  calls_per_minute: {
    schema: z.int().check(z.minimum(60), z.maximum(100_000_000)),
    default: 6000,
    unit: 'calls',
    effect: 'Calls of boxes that one address may make in a minute.',
  },
})
