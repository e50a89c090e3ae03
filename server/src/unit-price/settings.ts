import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

export const unitPriceSettings = settings('unit_price', {
  jump_percent: {
    schema: z.int().check(z.minimum(1), z.maximum(1000)),
    default: 50,
    unit: 'percent',
    effect: 'A price that differs by more from that of the day before must be confirmed when it is requested.',
  },
})
