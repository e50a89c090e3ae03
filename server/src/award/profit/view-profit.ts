import type { awardProfit } from '@longmall/contract/award-profit.ts'
import { profitUnits } from '@longmall/contract/award-profit.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { accountsOf } from '../../wallet/balances.ts'
import { millsText } from '../views/payout-row.ts'
import { lastDays, readIncome } from './read-income.ts'
import { debtsOf } from '../notices/debts-of.ts'
import { amountOf, bySource, sumIncome, worthOfAll } from './sum-income.ts'
import { pricesOf } from './worth.ts'

/** Income of yesterday and of 30 days in each unit that the caller has or had, and where it is now (AST-13). */
export async function viewProfit(context: Context<MemberActor>): Promise<OutputOf<typeof awardProfit.profit>> {
  const { db, actor } = context
  const days = lastDays(context)
  const [day, from] = [days[0]!, days.at(-1)!]
  const sums = sumIncome(await readIncome(context, { from })).filter((one) => one.day <= day)
  const prices = await pricesOf(context, sums)
  const accounts = await accountsOf(context, actor.member_id)
  const debts = await debtsOf(db, actor.member_id)
  const ofYesterday = sums.filter((one) => one.day === day)
  const list = profitUnits
    .map((unit) => {
      const own = sums.filter((one) => one.unit === unit)
      const yesterday = ofYesterday.filter((one) => one.unit === unit)
      const balance = (purpose: string) =>
        accounts.filter((one) => one.unit === unit && one.purpose === purpose).reduce((sum, { amount }) => sum + amount, 0n)
      const figures = {
        yesterday: amountOf(yesterday),
        total: amountOf(own),
        available: balance('available'),
        locked: balance('frozen:referral'),
        frozen: balance('frozen:window'),
        debt: debts.get(unit) ?? 0n,
      }
      const isKnown = own.length > 0 || Object.values(figures).some((amount) => amount !== 0n)
      return { unit, figures, isKnown, yesterday_worth: worthOfAll(yesterday, prices), worth: worthOfAll(own, prices) }
    })
    .filter(({ isKnown }) => isKnown)
  return {
    day,
    from,
    is_pending: await isPending(db, day),
    yesterday_worth: millsText(worthOfAll(ofYesterday, prices)),
    worth: millsText(worthOfAll(sums, prices)),
    list: list.map(({ unit, figures: { yesterday, total, available, locked, frozen, debt }, yesterday_worth, worth }) => ({
      unit,
      yesterday: toDecimal(yesterday, unit),
      total: toDecimal(total, unit),
      available: toDecimal(available, unit),
      locked: toDecimal(locked, unit),
      frozen: toDecimal(frozen, unit),
      debt: toDecimal(debt, unit),
      yesterday_worth: millsText(yesterday_worth),
      worth: millsText(worth),
    })),
  }
}

/** Income of the last 30 days in a unit, day by day and by source. */
export async function viewProfitDays(
  context: Context<MemberActor>,
  { unit }: InputOf<typeof awardProfit.profit_days>,
): Promise<OutputOf<typeof awardProfit.profit_days>> {
  const days = lastDays(context)
  const sums = sumIncome(await readIncome(context, { unit, from: days.at(-1)! })).filter((one) => one.day <= days[0]!)
  const prices = await pricesOf(context, sums)
  return {
    unit,
    days: days.map((day) => {
      const own = sums.filter((one) => one.day === day)
      return {
        day,
        amount: toDecimal(amountOf(own), unit),
        worth: millsText(worthOfAll(own, prices)),
        sources: bySource(own, unit, prices),
      }
    }),
    sources: bySource(sums, unit, prices),
  }
}

/** Has the run of a day not ended, though runs are made? */
async function isPending(db: Database, day: string): Promise<boolean> {
  const { rows } = await sql<{ is_pending: boolean }>`
    select exists (select from settlement_run where day < ${day}::date or closed_at is null)
      and not exists (select from settlement_run where day = ${day}::date and closed_at is not null) as is_pending`.execute(db)
  return rows[0]!.is_pending
}
