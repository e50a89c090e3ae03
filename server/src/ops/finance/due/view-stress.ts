import { exportUnits } from '@longmall/contract/exports.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { DueKind, opsDue, StressPart } from '@longmall/contract/ops-due.ts'
import { toDecimal, type UnitCode } from '@longmall/contract/units.ts'
import type { Context, StaffActor } from '../../../kernel/context.ts'
import { dayIn } from '../../../kernel/time/clock.ts'
import { zoneSettings } from '../../../kernel/time/store-zone.ts'
import { balanceSums, bookSums } from '../../../wallet/book/book-sums.ts'
import { dayPlus } from '../../rules.ts'
import { unitPrices, worthOf } from '../unit-prices.ts'
import { accruedInterest, readDue, type Due } from './due-sources.ts'
import { reservesByUnit } from './reserves.ts'
import { onceAMinute } from './once-a-minute.ts'

/** What would be owed if all members withdrew everything they can, now and within 30 and 90 days; computed once a minute (CON-06, AST-15). */
export const viewStress = (context: Context<StaffActor>): Promise<OutputOf<typeof opsDue.stress>> =>
  onceAMinute(context, 'stress', () => computeStress(context))

/** Buckets from which a member may take everything that is not on hold at once. */
const free = new Set(['available', 'withdrawable'])
/** What empties an account of a purpose when it falls due. What has no date (an AM window, money that can only be spent) never leaves by itself. */
const leavesBy: Partial<Record<string, readonly DueKind[]>> = {
  'frozen:withdrawal': ['withdrawal'],
  'frozen:referral': ['referral'],
  'frozen:commission': ['commission'],
  deposited: ['deposit_principal'],
  pledged: ['pledge_principal'],
}
const outgoing = new Set(['frozen:transfer_out', 'frozen:scan_code', 'in_flight'])

async function computeStress(context: Context): Promise<OutputOf<typeof opsDue.stress>> {
  const today = dayIn(context.setting(zoneSettings.time_zone), context.now)
  const due = await readDue(context, { today, until: dayPlus(today, 90) })
  const sums = await bookSums(context)
  const onHold = await balanceSums(context)
  const [reserves, prices, accrued] = [
    await reservesByUnit(context, sums),
    await unitPrices(context),
    await accruedInterest(context, today),
  ]
  const units = exportUnits.map((unit) => {
    const parts = sums
      .filter((one) => one.unit === unit && !one.is_house)
      .map(({ purpose, amount }) => {
        const set_aside = onHold.find((one) => one.unit === unit && one.purpose === purpose)?.on_hold ?? 0n
        return { purpose, amount, ...releasableOf({ unit, purpose, amount: amount - set_aside }, due, today) }
      })
    const total = (name: 'amount' | 'now' | 'in_30' | 'in_90') => parts.reduce((sum, part) => sum + part[name], 0n)
    const [there, micros] = [reserves.get(unit), prices[unit]]
    return {
      unit,
      held: there ? toDecimal(there.amount, unit) : null,
      amount: toDecimal(total('amount'), unit),
      now: toDecimal(total('now'), unit),
      in_30: toDecimal(total('in_30'), unit),
      in_90: toDecimal(total('in_90'), unit),
      accrued: toDecimal(accrued.get(unit) ?? 0n, unit),
      now_worth: micros === null ? null : toDecimal(worthOf(total('now'), unit, micros), 'MONEY'),
      parts: parts.map(({ purpose, amount, now, in_30, in_90 }): StressPart => ({
        purpose,
        amount: toDecimal(amount, unit),
        now: toDecimal(now, unit),
        in_30: toDecimal(in_30, unit),
        in_90: toDecimal(in_90, unit),
      })),
    }
  })
  return { today, computed_at: context.now, units }
}

/** Of what accounts of a purpose hold, what can leave by today, within 30 days and within 90; never more than they hold. */
export function releasableOf(
  { unit, purpose, amount }: { unit: UnitCode; purpose: string; amount: bigint },
  due: readonly Due[],
  today: string,
): { now: bigint; in_30: bigint; in_90: bigint } {
  if (free.has(purpose)) return { now: amount, in_30: amount, in_90: amount }
  // Withdrawals that are being sent were requested by members: the whole amount counts as leaving now.
  if (outgoing.has(purpose)) return { now: amount, in_30: amount, in_90: amount }
  const kinds = leavesBy[purpose] ?? []
  const own = due.filter((one) => one.unit === unit && kinds.includes(one.kind))
  const until = (day: string) => {
    const sum = own.filter((one) => one.day <= day).reduce((all, one) => all + one.amount, 0n)
    return sum < amount ? sum : amount
  }
  return { now: until(today), in_30: until(dayPlus(today, 30)), in_90: until(dayPlus(today, 90)) }
}
