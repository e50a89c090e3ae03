import * as z from 'zod/mini'
import { constrainSettings, settings } from '../kernel/settings.ts'

const Days = z.int().check(z.minimum(1), z.maximum(365))

export const memberSettings = settings('member', {
  addresses: {
    schema: z.int().check(z.minimum(1), z.maximum(200)),
    default: 20,
    unit: 'addresses',
    effect: 'Addresses that a member may keep.',
  },
  am_window_days: {
    schema: Days,
    default: 15,
    unit: 'days',
    effect: 'Days in which a new AM must become RM, the day of the purchase counted in; then the income of the AM is frozen.',
  },
  am_warning_days: { schema: Days, default: 3, unit: 'days', effect: 'Days before the freeze from which the AM is warned.' },
  am_countdown_days: {
    schema: Days,
    default: 15,
    unit: 'days',
    effect: 'Days from the freeze until frozen awards of a member who is still AM go to the shop.',
  },
})

const { am_window_days, am_warning_days } = memberSettings
constrainSettings(
  [am_warning_days, am_window_days],
  'setting.warning_exceeds_window',
  (read) => read(am_warning_days) <= read(am_window_days),
)
