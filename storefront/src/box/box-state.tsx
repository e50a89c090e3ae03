import type { BoxState as State } from '@longmall/contract/box.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useTranslations } from '../shell/translations.tsx'

const tones = { not_activated: 'warning', activated: 'success', expired: 'quiet', returned: 'quiet' } as const

/** The state label of a device. */
export function BoxState({ state }: { state: State }) {
  const t = useTranslations('box')
  return <Tag tone={tones[state]}>{t(`state_${state}`)}</Tag>
}
