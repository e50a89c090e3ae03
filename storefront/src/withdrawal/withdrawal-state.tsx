import type { WithdrawalState as State } from '@longmall/contract/withdrawal.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useTranslations } from '../shell/translations.tsx'

const tones = { applied: 'warning', approved: 'brand', paid: 'success', refused: 'danger', payout_unknown: 'warning' } as const

/** The state label of a withdrawal. */
export function WithdrawalState({ state }: { state: State }) {
  const t = useTranslations('withdrawal')
  return <Tag tone={tones[state]}>{t(`state_${state}`)}</Tag>
}
