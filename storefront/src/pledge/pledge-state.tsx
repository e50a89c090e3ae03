import type { PledgeState as State } from '@longmall/contract/pledge.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useTranslations } from '../shell/translations.tsx'

const tones = { open: 'success', ended: 'quiet', refunded: 'warning' } as const

/** The state label of a pledge. */
export function PledgeState({ state }: { state: State }) {
  const t = useTranslations('pledge')
  return <Tag tone={tones[state]}>{t(`state_${state}`)}</Tag>
}
