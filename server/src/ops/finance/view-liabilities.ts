import { exportUnits } from '@longmall/contract/exports.ts'
import type { LiabilityUnit, MemberDebt, opsFinance, PendingMoney } from '@longmall/contract/ops-finance.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal, toSmallest, type UnitCode } from '@longmall/contract/units.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import { sumDebts } from '../../award/views/sum-debts.ts'
import { sumCommissionDebts } from '../../distribution/commission/sum-debts.ts'
import { sumPendingRefunds } from '../../payment/staff/sum-pending-refunds.ts'
import { sumOpenRequests } from '../../refund/staff/sum-open-requests.ts'
import { bookSums, bookSumsAt, balanceSums, balanceSumsAt, type BalanceSum } from '../../wallet/book/book-sums.ts'
import { ledgerState } from '../../wallet/book/ledger-state.ts'
import { calculateLiabilities, isExternal, liabilityByState, type BookSum } from '../../wallet/book/rules.ts'
import { sumPendingWithdrawals } from '../../withdrawal/sum-pending-withdrawals.ts'
import { unitPrices, worthOf, type UnitPrices } from './unit-prices.ts'

/**
 * Liabilities by unit and bucket, the external assets and the own funds, with their worth at the prices of the day, now or at a past
 * instant; debts of members and money pending now, and how far the ledger is sealed (CON-06, AST-15). Read from sums by day, so that it costs the same with a million entries.
 */
export async function viewLiabilities(
  context: Context<StaffActor>,
  { at }: InputOf<typeof opsFinance.liabilities>,
): Promise<OutputOf<typeof opsFinance.liabilities>> {
  const prices = await unitPrices(context, at)
  const units = await unitsAt(context, at, prices)
  return {
    units,
    total: totalOf(units),
    // As they are now, whatever instant is requested, so at current prices.
    debts: await debtsOf(context, at === undefined ? prices : await unitPrices(context)),
    pending: await waitingOf(context),
    ledger: await ledgerState(context),
  }
}

/** The same by account, one after the other, as a file has them (CON-10). */
export async function listLiabilityAccounts(
  context: Context<StaffActor>,
  { unit: only, at }: InputOf<typeof opsFinance.liability_accounts>,
): Promise<OutputOf<typeof opsFinance.liability_accounts>> {
  const prices = await unitPrices(context, at)
  const units = (await unitsAt(context, at, prices)).filter(({ unit }) => only === undefined || unit === only)
  const parts = units.flatMap(({ unit, members, house }) => [
    ...members.map((part) => ({ unit, owner: 'members' as const, ...part })),
    ...house.map((part) => ({ unit, owner: 'house' as const, ...part })),
  ])
  return { list: parts.map((part) => ({ ...part, worth: worthText(part.amount, part.unit, prices), at: at ?? context.now })) }
}

async function unitsAt(context: Context, at: Timestamp | undefined, prices: UnitPrices): Promise<LiabilityUnit[]> {
  const sums = await (at === undefined ? bookSums(context) : bookSumsAt(context, at))
  const onHold = await (at === undefined ? balanceSums(context) : balanceSumsAt(context, at))
  return exportUnits.map((unit) => unitOf(unit, sums, onHold, prices[unit]))
}

const worthText = (amount: string, unit: UnitCode, prices: UnitPrices): string | null => {
  const micros = prices[unit]
  return micros === null ? null : toDecimal(worthOf(toSmallest(amount, unit), unit, micros), 'MONEY')
}

/** The sums of all units that have a price, in money. */
function totalOf(units: readonly LiabilityUnit[]): OutputOf<typeof opsFinance.liabilities>['total'] {
  const sum = (name: 'liability' | 'external_funds') =>
    units.reduce((all, { worth }) => all + (worth ? toSmallest(worth[name], 'MONEY') : 0n), 0n)
  const [liability, external_funds] = [sum('liability'), sum('external_funds')]
  return inDecimals('MONEY', { liability, external_funds, own_funds: external_funds - liability })
}

/** Of refunded awards by unit, and of commission in money. */
async function debtsOf(context: Context, prices: UnitPrices): Promise<MemberDebt[]> {
  const money = await sumCommissionDebts(context)
  const all = [...(money > 0n ? [{ unit: 'MONEY' as const, amount: money }] : []), ...(await sumDebts(context))]
  return all.map(({ unit, amount }) => {
    const text = toDecimal(amount, unit)
    return { unit, amount: text, worth: worthText(text, unit, prices) }
  })
}

function unitOf(unit: UnitCode, sums: readonly BookSum[], onHold: readonly BalanceSum[], micros: bigint | null): LiabilityUnit {
  const own = sums.filter((one) => one.unit === unit)
  const onHoldOf = (purpose: string) => onHold.find((one) => one.unit === unit && one.purpose === purpose)?.on_hold ?? 0n
  const part = ({ is_house, purpose, amount }: BookSum) => ({
    purpose,
    amount: toDecimal(amount, unit),
    on_hold: toDecimal(is_house ? 0n : onHoldOf(purpose), unit),
  })
  const liabilities = calculateLiabilities(own)
  const { available, frozen, bound, escrow } = liabilityByState(own)
  const onHoldAmount = onHold.filter((one) => one.unit === unit).reduce((sum, { on_hold }) => sum + on_hold, 0n)
  return {
    unit,
    ...inDecimals(unit, liabilities),
    by_state: {
      available: toDecimal(available, unit),
      frozen: toDecimal(frozen, unit),
      bound: toDecimal(bound, unit),
      escrow: toDecimal(escrow, unit),
    },
    on_hold: toDecimal(onHoldAmount, unit),
    price: micros === null ? null : fromMicros(micros),
    worth: micros === null ? null : worthOfSums(liabilities, unit, micros),
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

/** The same in money; the difference is that of the two amounts, so that it is exact. */
function worthOfSums({ liability, external_funds }: ReturnType<typeof calculateLiabilities>, unit: UnitCode, micros: bigint) {
  const [debt, funds] = [worthOf(liability, unit, micros), worthOf(external_funds, unit, micros)]
  return inDecimals('MONEY', { liability: debt, external_funds: funds, own_funds: funds - debt })
}

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
