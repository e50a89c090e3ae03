import type { DueKind } from '@longmall/contract/ops-due.ts'
import type { UnitCode } from '@longmall/contract/units.ts'
import { sumLocked } from '../../../award/views/sum-locked.ts'
import { sumDueCoinWithdrawals } from '../../../coin-withdrawal/due/sum-due.ts'
import { sumAccruedInterest, sumDueDeposits } from '../../../deposit/due/sum-due.ts'
import { sumFrozenCommission } from '../../../distribution/commission/sum-frozen.ts'
import type { Context } from '../../../kernel/context.ts'
import { sumDuePledges } from '../../../pledge/due/sum-due.ts'
import { sumPendingWithdrawals } from '../../../withdrawal/sum-pending-withdrawals.ts'
import { dayPlus } from '../../rules.ts'

/** What falls due on a day of the store's zone, in the unit's smallest part; with the number of deposits, withdrawals or awards, null where they are not counted. */
export interface Due {
  day: string
  unit: UnitCode
  kind: DueKind
  amount: bigint
  count: number | null
}

/** Days to look at: today, and the last one that counts. */
export interface DueRange {
  today: string
  until: string
}

type DueSource = (context: Pick<Context, 'db' | 'setting'>, range: DueRange) => Promise<Due[]>

/** Money that members requested is due now: it waits for the shop only. */
const withdrawals: DueSource = async ({ db }, { today }) =>
  (await sumPendingWithdrawals({ db } as Context)).map(({ amount, count }) => ({
    day: today,
    unit: 'MONEY',
    kind: 'withdrawal',
    amount,
    count,
  }))

const coinWithdrawals: DueSource = async (context, { until }) =>
  (await sumDueCoinWithdrawals(context)).filter(({ day }) => day <= until).map((row) => ({ ...row, kind: 'coin_withdrawal' }))

const awards: DueSource = async (context, { until }) => (await sumLocked(context, until)).map((row) => ({ ...row, kind: 'referral' }))

/** Commission of received orders can be withdrawn once their after-sale is over. */
const commission: DueSource = async (context, { until }) =>
  (await sumFrozenCommission(context, until)).map((row) => ({ ...row, unit: 'MONEY', kind: 'commission' }))

const deposits: DueSource = async (context, { until }) =>
  (await sumDueDeposits(context, until)).flatMap(({ day, unit, principal, interest, count }) => [
    { day, unit, kind: 'deposit_principal', amount: principal, count },
    { day, unit, kind: 'deposit_interest', amount: interest, count },
  ])

/** The last run may be some days behind: what it has not paid is due still. */
const daysBehind = 60
const pledges: DueSource = async (context, { today, until }) =>
  (await sumDuePledges(context, { from: dayPlus(today, -daysBehind), until })).flatMap(({ day, unit, principal, income }) => [
    { day, unit, kind: 'pledge_principal', amount: principal, count: null },
    { day, unit, kind: 'pledge_income', amount: income, count: null },
  ])

/** Every obligation with a date, by the domain that owns it. */
const dueSources: readonly DueSource[] = [withdrawals, coinWithdrawals, awards, commission, deposits, pledges]

/** Everything that falls due up to a day; what was due before today is due today. */
export async function readDue(context: Pick<Context, 'db' | 'setting'>, range: DueRange): Promise<Due[]> {
  const found: Due[] = []
  for (const source of dueSources) found.push(...(await source(context, range)))
  return found.filter(({ amount }) => amount > 0n).map((one) => (one.day < range.today ? { ...one, day: range.today } : one))
}

/** Interest of open deposits that is earned up to a day and paid at their expiry, by unit, in its smallest part. */
export const accruedInterest: (context: Pick<Context, 'db'>, today: string) => Promise<ReadonlyMap<UnitCode, bigint>> = sumAccruedInterest
