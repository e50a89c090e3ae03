import type { SettlementRun } from '@longmall/contract/award-shapes.ts'
import type { award } from '@longmall/contract/award.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { Tone } from '../../shell/display/state-tag.tsx'

export type RunStep = SettlementRun['step']
export type WhatIf = OutputOf<typeof award.what_if>
export type RunState = 'closed' | 'failed' | 'open'

export const tones: Record<RunState, Tone> = { closed: 'success', failed: 'error', open: 'processing' }

/** The state of a run: an open one whose last attempt ended in an error has failed until it is continued. */
export const stateOf = ({ step, error }: Pick<SettlementRun, 'step' | 'error'>): RunState =>
  step === 'closed' ? 'closed' : error === null ? 'open' : 'failed'

// The contract’s own list, repeated to avoid loading all its schemas.
const steps = [
  'claim',
  'volumes',
  'lines',
  'claw_backs',
  'post',
  'release',
  'deposits',
  'pledges',
  'mining',
  'close',
  'closed',
] as const satisfies RunStep[]

/** Progress of a run in whole percent: its steps, and within one its shards. */
export function progressOf(step: RunStep, { done, count }: { done: number; count: number } = { done: 0, count: 0 }): number {
  const within = count === 0 ? 0 : done / count
  return Math.floor(((steps.indexOf(step) + within) / (steps.length - 1)) * 100)
}

/** The steps in order, each done, at work or to come. */
export const stepStates = (step: RunStep): { step: RunStep; state: 'done' | 'current' | 'next' }[] => {
  const at = steps.indexOf(step)
  return steps.slice(0, -1).map((one, index) => ({ step: one, state: index < at ? 'done' : index === at ? 'current' : 'next' }))
}

/** A decimal text with three decimals in mills. */
const millsOf = (amount: string) => BigInt(amount.replace('.', ''))

/** Awards that no Start-up sale bears. */
const ofOthers: readonly string[] = ['mall', 'sharing', 'avatar']

/** What the awards of Start-up sales ask for and pay of these sales in a what-if, in millionths; null on a day without sales. */
export function sharesOf({ sales, list }: Pick<WhatIf, 'sales' | 'list'>): { gross: number; paid: number } | null {
  const whole = millsOf(sales)
  if (whole <= 0n) return null
  const share = (amounts: string[]) => Number((amounts.reduce((sum, amount) => sum + millsOf(amount), 0n) * 1_000_000n) / whole)
  const borne = list.filter(({ kind }) => !ofOthers.includes(kind))
  return { gross: share(borne.map(({ would_gross }) => would_gross)), paid: share(borne.map(({ would_pay }) => would_pay)) }
}

/** Whether the cap lowers what is paid; if not, whether all is paid: members whose AM window is over are not paid. */
export const boundOf = ({ is_scaled, gross, would_pay }: Pick<WhatIf, 'is_scaled' | 'gross' | 'would_pay'>): 'bound' | 'free' | 'unpaid' =>
  is_scaled ? 'bound' : gross === would_pay ? 'free' : 'unpaid'
