import { depositStep } from './deposit/settle/deposit-step.ts'
import { pledgesStep } from './pledge/settle/pledges-step.ts'
import { mining } from './box/mining/mine.ts'
import type { IncomeSteps } from './award/settlement/income-step.ts'

/** What the daily run pays besides awards, by the domain that owns it (decisions/0067). */
export const incomeSteps: IncomeSteps = {
  deposits: depositStep,
  pledges: pledgesStep,
  mining,
}
