import type { CoinWithdrawalState } from '@longmall/contract/coin-withdrawal.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useTranslations } from '../../shell/translations.tsx'

const tones = {
  requested: 'warning',
  approved: 'brand',
  ready: 'brand',
  sending: 'brand',
  done: 'success',
  refused: 'danger',
  failed: 'danger',
  cancelled: 'quiet',
  expired: 'quiet',
} as const

/** The state of a coin withdrawal. */
export function StateTag({ state }: { state: CoinWithdrawalState }) {
  const t = useTranslations('coinwithdrawal')
  return <Tag tone={tones[state]}>{t(`state_${state}`)}</Tag>
}
