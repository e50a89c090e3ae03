import { Day } from '@longmall/contract/fields.ts'
import * as z from 'zod/mini'
import type { Context } from '../kernel/context.ts'
import { constrainSettings, settings } from '../kernel/settings.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import type { WorkingTime } from './working-days.ts'

const Cents = z.int().check(z.minimum(1), z.maximum(1_000_000_000))
const Hour = z.int().check(z.minimum(0), z.maximum(24))

export const withdrawalSettings = settings('withdrawal', {
  fee_permille: {
    schema: z.int().check(z.minimum(0), z.maximum(500)),
    default: 20,
    unit: 'thousandths',
    effect: 'The fee, taken out of the amount and rounded up to the cent.',
  },
  minimum_cents: { schema: Cents, default: 100, unit: 'cents', effect: 'The least that is withdrawn at once.' },
  maximum_cents: { schema: Cents, default: 5_000_000, unit: 'cents', effect: 'The most that is withdrawn at once.' },
  second_approval_from_cents: {
    schema: Cents,
    default: 100_000,
    unit: 'cents',
    effect: 'From this sum of a member on, what was approved within the window counted in, a second operator must approve too.',
  },
  second_approval_window_hours: {
    schema: z.int().check(z.minimum(1), z.maximum(8760)),
    default: 24,
    unit: 'hours',
    effect: 'The window in which the approved withdrawals of a member are added up for that sum.',
  },
  holidays: {
    schema: z.array(Day).check(z.maxLength(400)),
    default: [] as string[],
    effect: 'Days from Monday to Friday on which nothing is handled.',
  },
  opens_hour: {
    schema: Hour,
    default: 9,
    unit: 'o’clock',
    effect: 'From this hour on, in the store’s zone, withdrawals go out on a working day.',
  },
  closes_hour: { schema: Hour, default: 18, unit: 'o’clock', effect: 'From this hour on nothing more goes out on a working day.' },
  max_accounts: {
    schema: z.int().check(z.minimum(1), z.maximum(100)),
    default: 10,
    unit: 'accounts',
    effect: 'Withdrawal accounts that a member may keep.',
  },
})

const { minimum_cents, maximum_cents, opens_hour, closes_hour } = withdrawalSettings
constrainSettings([minimum_cents, maximum_cents], 'setting.minimum_above_maximum', (read) => read(minimum_cents) <= read(maximum_cents))
constrainSettings([opens_hour, closes_hour], 'setting.start_after_end', (read) => read(opens_hour) < read(closes_hour))

/** When withdrawals are handled, as it is set. */
export const workingTime = ({ setting }: Pick<Context, 'setting'>): WorkingTime => ({
  zone: setting(zoneSettings.time_zone),
  holidays: setting(withdrawalSettings.holidays),
  opens_hour: setting(withdrawalSettings.opens_hour),
  closes_hour: setting(withdrawalSettings.closes_hour),
})
