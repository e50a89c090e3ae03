import * as z from 'zod/mini'
import type { Context } from '../kernel/context.ts'
import { type Setting, settings } from '../kernel/settings.ts'

const Plan = z.object({
  is_on: z.boolean(),
  days: z.int().check(z.minimum(1), z.maximum(3660)),
  // Of the whole term, in millionths: up to ten times the principal.
  interest_ppm: z.int().check(z.minimum(1), z.maximum(10_000_000)),
})
export type PlanTerms = z.output<typeof Plan>

const effect = (name: string) =>
  `${name}: its term, the interest of the whole term in millionths of the principal, and whether it is on offer. Deposits that are open keep theirs.`

/** Terms of new deposits; a deposit keeps those of the day on which it was opened. */
export const depositSettings = settings('deposit', {
  minimum: {
    schema: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
    default: 100,
    unit: 'coins',
    effect: 'The least that is deposited at once, in ACC or AAA.',
  },
  plan_1: { schema: Plan, default: { is_on: true, days: 90, interest_ppm: 15_000 }, effect: effect('Plan1') },
  plan_2: { schema: Plan, default: { is_on: true, days: 180, interest_ppm: 35_000 }, effect: effect('Plan2') },
  plan_3: { schema: Plan, default: { is_on: true, days: 365, interest_ppm: 80_000 }, effect: effect('Plan3') },
  plan_4: { schema: Plan, default: { is_on: true, days: 730, interest_ppm: 180_000 }, effect: effect('Plan4') },
})

const { plan_1, plan_2, plan_3, plan_4 } = depositSettings
const planSettings: readonly Setting<PlanTerms>[] = [plan_1, plan_2, plan_3, plan_4]

/** The plans on offer, by their numbers from 1 to 4, in their order. */
export const plansOnOffer = ({ setting }: Pick<Context, 'setting'>): (PlanTerms & { plan: number })[] =>
  planSettings.map((one, index) => ({ plan: index + 1, ...setting(one) })).filter(({ is_on }) => is_on)

/** The least deposit in the smallest part of ACC and AAA, which have the same. */
export const minimumDeposit = ({ setting }: Pick<Context, 'setting'>): bigint => BigInt(setting(depositSettings.minimum)) * 1000n
