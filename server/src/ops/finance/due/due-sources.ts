import type { DueKind } from '@longmall/contract/ops-due.ts'
import type { UnitCode } from '@longmall/contract/units.ts'
import { sumLocked } from '../../../award/views/sum-locked.ts'
import type { Context } from '../../../kernel/context.ts'
import { sumPendingWithdrawals } from '../../../withdrawal/sum-pending-withdrawals.ts'

/** What falls due on a day of the store's zone, in the unit's smallest part; of so many deposits, pledges, withdrawals or awards. */
export interface Due {
  day: string
  unit: UnitCode
  kind: DueKind
  amount: bigint
  count: number
}

/** Days to look at: today, and the last one that counts. */
export interface DueRange {
  today: string
  until: string
}

type DueSource = (context: Pick<Context, 'db'>, range: DueRange) => Promise<Due[]>

/** Money that members asked for is due now: it waits for the shop alone. */
const withdrawals: DueSource = async ({ db }, { today }) =>
  (await sumPendingWithdrawals({ db } as Context)).map(({ amount, count }) => ({
    day: today,
    unit: 'MONEY',
    kind: 'withdrawal',
    amount,
    count,
  }))

const awards: DueSource = async (context, { until }) => (await sumLocked(context, until)).map((row) => ({ ...row, kind: 'referral' }))

/** Every obligation with a date, by the domain that owns it. */
const dueSources: readonly DueSource[] = [withdrawals, awards]

/** Everything that falls due up to a day; what was due before today is due today. */
export async function readDue(context: Pick<Context, 'db'>, range: DueRange): Promise<Due[]> {
  const found: Due[] = []
  for (const source of dueSources) found.push(...(await source(context, range)))
  return found.map((one) => (one.day < range.today ? { ...one, day: range.today } : one))
}

/** Interest of open deposits that is earned up to a day and paid at their expiry, by unit, in its smallest part. */
export const accruedInterest = (_context: Pick<Context, 'db'>, _today: string): Promise<ReadonlyMap<UnitCode, bigint>> =>
  Promise.resolve(new Map())
