import type { awardProfit, AwardNews, ProfitUnit } from '@longmall/contract/award-profit.ts'
import { profitUnits } from '@longmall/contract/award-profit.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { lastDays, readIncome, type Income } from '../profit/read-income.ts'
import { sumIncome, worthOfAll } from '../profit/sum-income.ts'
import { pricesOf } from '../profit/worth.ts'
import { millsText } from '../views/payout-row.ts'
import { debtsOf } from './debts-of.ts'
import { refundedOrders } from './refunded-orders.ts'

/** A digest is news for so many days. */
const shownDays = 7

/**
 * The caller's digest of the last settled day that concerned them, computed from the entries of the ledger: one a run and member, and a run of
 * 1,000,000 members writes nothing for it (decisions/0065).
 */
export async function viewDigest(context: Context<MemberActor>): Promise<OutputOf<typeof awardProfit.digest>> {
  const { db, actor } = context
  const [last, from] = [lastDays(context)[0]!, lastDays(context)[shownDays - 1]!]
  const entries = (await readIncome(context, { from })).filter(({ day }) => day <= last)
  const day = entries.reduce<string | null>((latest, one) => (latest === null || one.day > latest ? one.day : latest), null)
  const ofDay = entries.filter((one) => one.day === day)
  const paid = ofDay.filter(({ source }) => source !== null && !isTaken(source))
  const sums = sumIncome(paid)
  const debts = await debtsOf(db, actor.member_id)
  return {
    day,
    worth: millsText(worthOfAll(sums, await pricesOf(context, sums))),
    paid: amountsOf(sums),
    news: await newsOf(context, ofDay),
    debts: amountsOf([...debts].map(([unit, amount]) => ({ unit, amount }))),
  }
}

const takenKinds = ['taken_back', 'debt_settled', 'forfeited'] as const
const isTaken = (source: string): source is (typeof takenKinds)[number] => (takenKinds as readonly string[]).includes(source)

async function newsOf({ db }: Context, entries: readonly Income[]): Promise<AwardNews[]> {
  const orders = await refundedOrders(db, entries)
  const released = entries.filter(({ source, amount, purpose }) => source === null && purpose === 'available' && amount > 0n)
  const taken = entries.filter(({ source }) => source !== null && isTaken(source))
  // Refunds of several orders are told apart; what else was taken is one line a kind.
  const groups = Map.groupBy(taken, ({ source, key }) => (source === 'taken_back' ? key : source!))
  return [
    ...(released.length > 0 ? [{ kind: 'released' as const, amounts: amountsOf(released), order_no: null }] : []),
    ...[...groups.values()].map((group) => ({
      kind: group[0]!.source as (typeof takenKinds)[number],
      amounts: amountsOf(group.map(({ unit, amount }) => ({ unit, amount: -amount }))),
      order_no: group[0]!.source === 'taken_back' ? (orders.get(group[0]!.key) ?? null) : null,
    })),
  ]
}

/** Sums by unit in the order of the units, without those of nothing. */
function amountsOf(parts: readonly { unit: ProfitUnit; amount: bigint }[]): AwardNews['amounts'] {
  return profitUnits.flatMap((unit) => {
    const amount = parts.filter((one) => one.unit === unit).reduce((sum, one) => sum + one.amount, 0n)
    return amount === 0n ? [] : [{ unit, amount: toDecimal(amount, unit) }]
  })
}
