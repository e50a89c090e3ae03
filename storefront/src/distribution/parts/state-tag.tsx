import type { CommissionState } from '@longmall/contract/distribution-shapes.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useTranslations } from '../../shell/translations.tsx'

const tones = { pending: 'warning', frozen: 'brand', available: 'success', void: 'quiet' } as const

/** How far the commission of an order is. */
export function StateTag({ state }: { state: CommissionState }) {
  const t = useTranslations('distribution')
  return <Tag tone={tones[state]}>{t(`state_${state}`)}</Tag>
}
