import { Ribbon } from '@longmall/ui/display/tag.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'

/** The kind of promotion across the corner of a picture; its parent must be `relative`. */
export function PromotionRibbon({ kind }: { kind: PromotionKind }) {
  const say = usePhrases('catalogue')
  return <Ribbon>{say(`promotion_${kind}`)}</Ribbon>
}
