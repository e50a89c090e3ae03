import type { CoinWithdrawal, CoinWithdrawalState, CoinWay } from '@longmall/contract/coin-withdrawal.ts'

export interface Step {
  state: CoinWithdrawalState
  /** When it was reached; of a step to come, when it is expected at the earliest, null where that is unknown. */
  at: string | null
  tone: 'done' | 'now' | 'danger' | 'later'
}

const ends = new Set<CoinWithdrawalState>(['done', 'refused', 'failed', 'cancelled', 'expired'])
const sent: readonly CoinWithdrawalState[] = ['requested', 'approved', 'sending', 'done']
const course: Record<CoinWay, readonly CoinWithdrawalState[]> = {
  address: sent,
  transfer_out: sent,
  scan_code: ['requested', 'ready', 'done'],
}

/** Is there nothing more to come? */
export const isOver = (state: CoinWithdrawalState): boolean => ends.has(state)

/** The states that a coin withdrawal has passed, and those to come with the days on which they are expected; none after an end. */
export function stepsOf({ way, state, timeline, due_from, send_from }: CoinWithdrawal): Step[] {
  const past = timeline.map(({ state: passed, at }): Step => ({ state: passed, at, tone: 'done' }))
  const last = past.at(-1)
  if (state === 'done' || !last) return past
  if (isOver(state)) return [...past.slice(0, -1), { ...last, tone: 'danger' }]
  const expected: Partial<Record<CoinWithdrawalState, string | null>> = { approved: due_from, ready: due_from, sending: send_from }
  const coming = course[way]
    .slice(course[way].indexOf(state) + 1)
    .map((next): Step => ({ state: next, at: expected[next] ?? null, tone: 'later' }))
  return [...past.slice(0, -1), { ...last, tone: 'now' }, ...coming]
}
