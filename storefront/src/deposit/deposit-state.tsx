import type { DepositState as State } from '@longmall/contract/deposit.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useTranslations } from '../shell/translations.tsx'

const tones = { open: 'brand', returned: 'success', rolled_over: 'quiet' } as const

/** The state label of a deposit. */
export function DepositState({ state }: { state: State }) {
  const t = useTranslations('deposit')
  return <Tag tone={tones[state]}>{t(`state_${state}`)}</Tag>
}
