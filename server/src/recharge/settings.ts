import * as z from 'zod/mini'
import { constrainSettings, settings } from '../kernel/settings.ts'

const Cents = z.int().check(z.minimum(1), z.maximum(1_000_000_000))

export const rechargeSettings = settings('recharge', {
  minimum_cents: { schema: Cents, default: 100, unit: 'cents', effect: 'The least that a member pays for a recharge of an own amount.' },
  maximum_cents: {
    schema: Cents,
    default: 5_000_000,
    unit: 'cents',
    effect: 'The most that a member pays for a recharge of an own amount.',
  },
  unpaid_minutes: {
    schema: z.int().check(z.minimum(1), z.maximum(43_200)),
    default: 30,
    unit: 'minutes',
    effect: 'A recharge that is not paid after so long is closed; money that still comes is credited all the same.',
  },
})

const { minimum_cents, maximum_cents } = rechargeSettings
constrainSettings([minimum_cents, maximum_cents], 'setting.minimum_above_maximum', (read) => read(minimum_cents) <= read(maximum_cents))
