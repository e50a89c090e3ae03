import { Ribbon } from '@longmall/ui/display/tag.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'

/** The kind of promotion across the corner of a picture; its parent must be `relative`. */
export function PromotionRibbon({ kind }: { kind: PromotionKind }) {
  const t = useTranslations('catalogue')
  return <Ribbon>{t(`promotion_${kind}`)}</Ribbon>
}
