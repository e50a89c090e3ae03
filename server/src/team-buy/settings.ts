import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

export const teamBuySettings = settings('team_buy', {
  late_payment: {
    schema: z.enum(['new_team', 'refund']),
    default: 'new_team' as const,
    effect: 'Who pays for a place in a group that is full or over by then opens a new one while the promotion runs, or is refunded.',
  },
})
