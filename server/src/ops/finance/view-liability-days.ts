import type { opsFinance } from '@longmall/contract/ops-finance.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { bookSums, flowsOfDays } from '../../wallet/book/book-sums.ts'
import { calculateLiabilities, sumsByDay } from '../../wallet/book/rules.ts'
import { checkedDays } from './checked-days.ts'
import { inDecimals } from './view-liabilities.ts'

/** The three sums of a unit, of money unless another is named, as each day of the store ended (CON-06). Refuses `call.wrong_fields`. */
export async function viewLiabilityDays(
  context: Context<StaffActor>,
  { unit = 'MONEY', first_day, last_day }: InputOf<typeof opsFinance.liability_days>,
): Promise<OutputOf<typeof opsFinance.liability_days>> {
  const days = checkedDays(first_day, last_day)
  const before = (await bookSums(context, first_day)).filter((one) => one.unit === unit)
  const flows = await flowsOfDays(context, { first_day, last_day, unit })
  return {
    unit,
    days: [...sumsByDay(before, flows, days)].map(({ day, sums }) => ({ day, ...inDecimals(unit, calculateLiabilities(sums)) })),
  }
}
