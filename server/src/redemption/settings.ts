import * as z from 'zod/mini'
import { constrainSettings, settings } from '../kernel/settings.ts'

const Days = z.int().check(z.minimum(1), z.maximum(365))

export const redemptionSettings = settings('redemption', {
  ready_by: {
    schema: z.enum(['payment', 'staff']),
    default: 'payment' as 'payment' | 'staff',
    effect: 'When an order can be fetched: as soon as it is paid, or when a clerk or an operator says that it is ready.',
  },
  remind_days: { schema: Days, default: 3, unit: 'days', effect: 'After how many days the buyer of an order that is ready is reminded.' },
  expire_days: {
    schema: Days,
    default: 14,
    unit: 'days',
    effect: 'After how many days an order that is ready counts as not fetched in time.',
  },
  on_expiry: {
    schema: z.enum(['remind', 'refund']),
    default: 'refund' as 'remind' | 'refund',
    effect: 'What then happens: the buyer is reminded once more, or what is left is refunded. Orders that are ready keep what held then.',
  },
  wrong_codes: {
    schema: z.int().check(z.minimum(3), z.maximum(1000)),
    default: 20,
    unit: 'codes',
    effect: 'Wrong codes that a clerk may try within ten minutes.',
  },
})
const { remind_days, expire_days } = redemptionSettings
constrainSettings([remind_days, expire_days], 'setting.pickup_reminder_late', (read) => read(remind_days) < read(expire_days))
