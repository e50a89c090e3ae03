import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

export const staffSettings = settings('staff', {
  session_hours: {
    schema: z.int().check(z.minimum(1), z.maximum(720)),
    default: 12,
    unit: 'hours',
    effect: 'How long a log-in to the console lasts at most.',
  },
  totp_required: {
    schema: z.boolean(),
    default: true,
    effect: 'Whether every operator must set up a second factor before the console opens; whoever has one is always asked for it.',
  },
  approval_wait_hours: {
    schema: z.int().check(z.minimum(0), z.maximum(720)),
    default: 24,
    unit: 'hours',
    effect: 'How long an operator who is new, or whose role, password or second factor another one set, approves nothing.',
  },
  ticket_minutes: {
    schema: z.int().check(z.minimum(1), z.maximum(60)),
    default: 10,
    unit: 'minutes',
    effect: 'How long a log-in waits for the second factor, or for its being set up.',
  },
})
