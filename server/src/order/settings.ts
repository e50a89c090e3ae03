import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

const Minutes = z.int().check(z.minimum(1), z.maximum(43_200))

export const orderSettings = settings('order', {
  unpaid_minutes: {
    schema: Minutes,
    default: 30,
    unit: 'minutes',
    effect: 'An order that is not paid after so long is closed, and its stock given back.',
  },
  quote_minutes: { schema: Minutes, default: 15, unit: 'minutes', effect: 'How long the total that a shopper has seen may be ordered at.' },
})
