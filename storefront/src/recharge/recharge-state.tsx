import type { RechargeState as State } from '@longmall/contract/recharge.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useTranslations } from '../shell/translations.tsx'

const tones = { unpaid: 'warning', failed: 'danger', paid: 'success', closed: 'quiet' } as const

/** The state label of a recharge. */
export function RechargeState({ state }: { state: State }) {
  const t = useTranslations('recharge')
  return <Tag tone={tones[state]}>{t(`state_${state}`)}</Tag>
}
