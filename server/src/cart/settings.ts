import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

export const cartSettings = settings('cart', {
  max_lines: {
    schema: z.int().check(z.minimum(1), z.maximum(200)),
    default: 120,
    unit: 'lines',
    effect: 'Lines that one cart may hold.',
  },
  visitor_days: {
    schema: z.int().check(z.minimum(1), z.maximum(365)),
    default: 30,
    unit: 'days',
    effect: 'A visitor’s line that was not touched for so long is forgotten.',
  },
})
