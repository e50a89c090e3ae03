import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

export const teamBuySettings = settings('pintuan', {
  late_payer: {
    schema: z.enum(['new_group', 'refund']),
    default: 'new_group' as const,
    effect: 'Who pays for a place in a group that is full or over by then opens a new one while the promotion runs, or is refunded.',
  },
})
