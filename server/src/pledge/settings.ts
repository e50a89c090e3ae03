import { unitScale } from '@longmall/contract/units.ts'
import * as z from 'zod/mini'
import type { Context } from '../kernel/context.ts'
import { settings } from '../kernel/settings.ts'

const Ppm = z.int().check(z.minimum(0), z.maximum(100_000))

export const pledgeSettings = settings('pledge', {
  unit_acc: {
    schema: z.int().check(z.minimum(1), z.maximum(999_999)),
    default: 500,
    unit: 'ACC',
    effect: 'What one share pledges. Pledges that exist, and orders that were made, keep theirs.',
  },
  income_12_ppm: {
    schema: Ppm,
    default: 8_000,
    unit: 'millionths',
    effect: 'Income a month on the remaining principal of new pledges over 12 months: 8000 is 0.8 %.',
  },
  income_48_ppm: {
    schema: Ppm,
    default: 12_000,
    unit: 'millionths',
    effect: 'The same of new pledges over 48 months.',
  },
})

/** One share of a new pledge in ACC's smallest part. */
export const unitAcc = ({ setting }: Pick<Context, 'setting'>): bigint =>
  BigInt(setting(pledgeSettings.unit_acc)) * 10n ** BigInt(unitScale.ACC)

/** The monthly rate of a new pledge, in millionths; undefined for a term that is not sold. */
export function incomePpm({ setting }: Pick<Context, 'setting'>, months: number | null): number | undefined {
  if (months === 12) return setting(pledgeSettings.income_12_ppm)
  return months === 48 ? setting(pledgeSettings.income_48_ppm) : undefined
}
