import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

export const memberSettings = settings('member', {
  addresses: {
    schema: z.int().check(z.minimum(1), z.maximum(200)),
    default: 20,
    unit: 'addresses',
    effect: 'Addresses that a member may keep.',
  },
})
