import { PricedUnit } from '@longmall/contract/unit-price.ts'
import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

export const coinTransferSettings = settings('coin_transfer', {
  units: {
    schema: z.array(PricedUnit).check(z.minLength(1), z.maxLength(2)),
    default: ['ACC'] as PricedUnit[],
    effect: 'The coins that members transfer to each other.',
  },
})
