import type { Withdrawal } from '@longmall/contract/withdrawal.ts'

export interface Step {
  key: 'step_applied' | 'step_approved' | 'step_sent' | 'step_paid' | 'step_refused' | 'step_unknown'
  /** When it was done; null for a future step. */
  at: string | null
  tone: 'done' | 'now' | 'danger' | 'later'
}

/** The steps of a withdrawal, done and future; there are no future steps after a refusal. */
export function stepsOf({ state, created_at, approved_at, sent_at, paid_at, refused_at }: Withdrawal): Step[] {
  const past: Step[] = [{ key: 'step_applied', at: created_at, tone: 'done' }]
  if (approved_at) past.push({ key: 'step_approved', at: approved_at, tone: 'done' })
  if (sent_at) past.push({ key: 'step_sent', at: sent_at, tone: 'done' })
  if (refused_at) return [...past, { key: 'step_refused', at: refused_at, tone: 'danger' }]
  if (paid_at) return [...past, { key: 'step_paid', at: paid_at, tone: 'done' }]
  const keys = ['step_approved', 'step_sent', 'step_paid'] as const
  const coming = keys.slice(past.length - 1).map((key): Step => ({ key, at: null, tone: 'later' }))
  const last = past.at(-1)!
  return state === 'payout_unknown'
    ? [...past, { key: 'step_unknown', at: null, tone: 'now' }, ...coming]
    : [...past.slice(0, -1), { ...last, tone: 'now' }, ...coming]
}
