import type { RechargeState as State } from '@longmall/contract/recharge.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { usePhrases } from '../shell/phrases.tsx'

const tones = { unpaid: 'warning', failed: 'danger', paid: 'success', closed: 'quiet' } as const

/** How a recharge stands, in one word. */
export function RechargeState({ state }: { state: State }) {
  const say = usePhrases('recharge')
  return <Tag tone={tones[state]}>{say(`state_${state}`)}</Tag>
}
