import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { DueUnit, opsDue } from '@longmall/contract/ops-due.ts'
import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import { toDecimal, type UnitCode } from '@longmall/contract/units.ts'
import type { Context, StaffActor } from '../../../kernel/context.ts'
import { dayIn } from '../../../kernel/time/clock.ts'
import { zoneSettings } from '../../../kernel/time/store-zone.ts'
import { bookSums } from '../../../wallet/book/book-sums.ts'
import { unitPrices, worthOf } from '../unit-prices.ts'
import { readDue, type Due } from './due-sources.ts'
import { reservesByUnit, takingsOf, type Reserve } from './reserves.ts'
import { onceAMinute } from './once-a-minute.ts'
import { dueByPeriod, lastDayOf, type By } from './periods.ts'
import { dueSettings } from './settings.ts'

/** What falls due by day, week or month, and each unit against what is held; computed once a minute (CON-06, AST-15). */
export const viewDue = (context: Context<StaffActor>, { by }: InputOf<typeof opsDue.due>): Promise<OutputOf<typeof opsDue.due>> =>
  onceAMinute(context, `due ${by}`, () => computeDue(context, by))

/** Units of which more falls due than is covered, by the same figures, so that no screen contradicts another (CON-01, CON-06). */
export const countShortfalls = async (context: Context): Promise<number> =>
  (await nextDays(context)).lacks.filter(({ missing }) => missing > 0n).length

const nextDays = (context: Context) => onceAMinute(context, 'due', () => readNextDays(context))

async function readNextDays(context: Context) {
  const today = dayIn(context.setting(zoneSettings.time_zone), context.now)
  const days = context.setting(dueSettings.due_days)
  const soon = await readDue(context, { today, until: lastDayOf('day', today, days) })
  return { today, days, soon, lacks: await compareUnits(context, soon, { today, days }), computed_at: context.now }
}

async function computeDue(context: Context, by: By): Promise<OutputOf<typeof opsDue.due>> {
  const { today, days, soon, lacks, computed_at } = await nextDays(context)
  const all = by === 'day' ? soon : await readDue(context, { today, until: lastDayOf(by, today, days) })
  return { today, days, computed_at, units: await showUnits(context, lacks), list: dueByPeriod(all, by, today) }
}

/** Units that can leave the shop: of the others nothing need be held outside, whatever falls due. */
const payableUnits = ['MONEY', 'ACC', 'AAA'] as const

/** A unit's obligations of the next days against what is held and expected, in its smallest part. */
export interface ComparedUnit {
  unit: UnitCode
  due: bigint
  reserve: Reserve | undefined
  takings: bigint
  missing: bigint
}

export async function compareUnits(context: Context, soon: readonly Due[], days: { today: string; days: number }): Promise<ComparedUnit[]> {
  const reserves = await reservesByUnit(context, await bookSums(context))
  const takings = await takingsOf(context, days)
  return payableUnits.map((unit) => {
    const due = soon.filter((one) => one.unit === unit).reduce((sum, { amount }) => sum + amount, 0n)
    const [there, expected] = [reserves.get(unit), takings.get(unit) ?? 0n]
    // Below zero where more was paid out than came in since: no obligation of the next days while nothing falls due.
    const covered = (there?.amount ?? 0n) + expected
    return { unit, due, reserve: there, takings: expected, missing: due > 0n && due > covered ? due - covered : 0n }
  })
}

async function showUnits(context: Context, list: readonly ComparedUnit[]): Promise<DueUnit[]> {
  const prices = await unitPrices(context)
  return list.map(({ unit, due, reserve, takings, missing }) => {
    const micros = prices[unit]
    return {
      unit,
      price: micros === null ? null : fromMicros(micros),
      held: reserve ? toDecimal(reserve.amount, unit) : null,
      stated_at: reserve?.stated_at ?? null,
      takings: toDecimal(takings, unit),
      due: toDecimal(due, unit),
      missing: toDecimal(missing, unit),
      missing_worth: micros === null ? null : toDecimal(worthOf(missing, unit, micros), 'MONEY'),
    }
  })
}
