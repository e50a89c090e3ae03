import { depositStep } from './deposit/settle/deposit-step.ts'
import { pledgesStep } from './pledge/settle/pledges-step.ts'
import type { IncomeStep, IncomeSteps } from './award/settlement/income-step.ts'

const nothing: IncomeStep = { shareOut: async () => {}, work: async () => {}, totals: async () => [] }

/** What the daily run pays besides awards, by the domain that owns it (decisions/0067). */
export const incomeSteps: IncomeSteps = {
  deposits: depositStep,
  pledges: pledgesStep,
  mining: nothing,
}
