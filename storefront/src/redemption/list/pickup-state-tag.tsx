import type { PickupState } from '@longmall/contract/redemption.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useTranslations } from '../../shell/translations.tsx'

const tones = {
  preparing: 'warning',
  ready: 'success',
  partly_redeemed: 'brand',
  redeemed: 'quiet',
  expired: 'danger',
  refunded: 'quiet',
} as const

/** How far the pickup of an order is. */
export function PickupStateTag({ state }: { state: PickupState }) {
  const t = useTranslations('redemption')
  return <Tag tone={tones[state]}>{t(`state_${state}`)}</Tag>
}
