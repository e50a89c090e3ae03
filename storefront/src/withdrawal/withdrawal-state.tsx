import type { WithdrawalState as State } from '@longmall/contract/withdrawal.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { usePhrases } from '../shell/phrases.tsx'

const tones = { applied: 'warning', approved: 'brand', paid: 'success', refused: 'danger', payout_unknown: 'warning' } as const

/** How a withdrawal stands, in one word. */
export function WithdrawalState({ state }: { state: State }) {
  const say = usePhrases('withdrawal')
  return <Tag tone={tones[state]}>{say(`state_${state}`)}</Tag>
}
