import { exportUnits } from '@longmall/contract/exports.ts'
import type { LiabilityUnit, opsFinance, PendingMoney } from '@longmall/contract/ops-finance.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal, type UnitCode } from '@longmall/contract/units.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { sumPendingRefunds } from '../../payment/staff/sum-pending-refunds.ts'
import { sumOpenRequests } from '../../refund/staff/sum-open-requests.ts'
import { bookSums, bookSumsAt, balanceSums, balanceSumsAt, type BalanceSum } from '../../wallet/book/book-sums.ts'
import { ledgerState } from '../../wallet/book/ledger-state.ts'
import { isExternal, calculateLiabilities, type BookSum } from '../../wallet/book/rules.ts'
import { sumPendingWithdrawals } from '../../withdrawal/sum-pending-withdrawals.ts'

/**
 * Liabilities by unit and bucket, the external assets and the own funds, now or at a past instant; money pending now, and how far the
 * ledger is sealed (CON-06). Read from sums by day, so that it costs the same with a million entries.
 */
export async function viewLiabilities(
  context: Context<StaffActor>,
  { at }: InputOf<typeof opsFinance.liabilities>,
): Promise<OutputOf<typeof opsFinance.liabilities>> {
  return {
    units: await unitsAt(context, at),
    pending: await waitingOf(context),
    ledger: await ledgerState(context),
  }
}

/** The same by account, one after the other, as a file has them (CON-10). */
export async function listLiabilityAccounts(
  context: Context<StaffActor>,
  { unit: only, at }: InputOf<typeof opsFinance.liability_accounts>,
): Promise<OutputOf<typeof opsFinance.liability_accounts>> {
  const list = (await unitsAt(context, at)).flatMap(({ unit, members, house }) => [
    ...members.map((part) => ({ unit, owner: 'members' as const, ...part, at: at ?? context.now })),
    ...house.map((part) => ({ unit, owner: 'house' as const, ...part, at: at ?? context.now })),
  ])
  return { list: list.filter(({ unit }) => only === undefined || unit === only) }
}

async function unitsAt(context: Context, at: Timestamp | undefined): Promise<LiabilityUnit[]> {
  const sums = await (at === undefined ? bookSums(context) : bookSumsAt(context, at))
  const onHold = await (at === undefined ? balanceSums(context) : balanceSumsAt(context, at))
  return exportUnits.map((unit) => unitOf(unit, sums, onHold))
}

function unitOf(unit: UnitCode, sums: readonly BookSum[], onHold: readonly BalanceSum[]): LiabilityUnit {
  const own = sums.filter((one) => one.unit === unit)
  const onHoldOf = (purpose: string) => onHold.find((one) => one.unit === unit && one.purpose === purpose)?.on_hold ?? 0n
  const part = ({ is_house, purpose, amount }: BookSum) => ({
    purpose,
    amount: toDecimal(amount, unit),
    on_hold: toDecimal(is_house ? 0n : onHoldOf(purpose), unit),
  })
  return {
    unit,
    ...inDecimals(unit, calculateLiabilities(own)),
    has_external_account: own.some(isExternal),
    members: own.filter(({ is_house }) => !is_house).map(part),
    house: own.filter(({ is_house }) => is_house).map(part),
  }
}

/** The three sums of a unit as decimal text. */
export const inDecimals = (unit: UnitCode, { liability, external_funds, own_funds }: ReturnType<typeof calculateLiabilities>) => ({
  liability: toDecimal(liability, unit),
  external_funds: toDecimal(external_funds, unit),
  own_funds: toDecimal(own_funds, unit),
})

async function waitingOf(context: Context): Promise<PendingMoney[]> {
  const withdrawals = await sumPendingWithdrawals(context)
  const states = (['applied', 'approved', 'payout_unknown'] as const).map((state) => {
    const { count = 0, amount = 0n } = withdrawals.find((one) => one.state === state) ?? {}
    return { kind: `withdrawal_${state}` as const, count, amount }
  })
  const others = [
    { kind: 'after_sale' as const, ...(await sumOpenRequests(context)) },
    { kind: 'provider_refund' as const, ...(await sumPendingRefunds(context)) },
  ]
  return [...states, ...others].map((row) => ({ ...row, amount: toDecimal(row.amount, 'MONEY') }))
}
