import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { GoodsSkeleton } from '../../catalogue/detail/goods-skeleton.tsx'
import type { ScreenPath } from '../../routes/table.ts'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useAddon } from '../../shell/shared.ts'
import type { Phase } from '../phase/phase.ts'
import { usePhase } from '../phase/use-phase.ts'
import { promotionAddons, promotionTypes, readPromotion } from '../../addresses/promotion-address.ts'
import { usePromotionVisit } from '../use-promotion-visit.ts'
import { PromotionFrame } from './promotion-frame.tsx'
import { readSku, shownItem } from './shown-item.ts'

export interface PromotionPageProps {
  kind: PromotionKind
  /** Where the others of its kind are. */
  zone: ScreenPath
  children: (detail: CampaignDetail, phase: Phase) => ReactNode
}

/** The page of one promotion by the id of its address: bar with share, skeleton, error, gone and off; its visit is counted. */
export function PromotionPage({ kind, zone, children }: PromotionPageProps) {
  const t = useTranslations('catalogue')
  const { id } = useScreenSearch(readPromotion)
  const isOn = useAddon(promotionAddons[kind])
  const promotion = useQuery({ ...query('campaign/view', { kind, promotion_id: id ?? 1 }), enabled: isOn && id !== undefined })
  return (
    <PromotionFrame
      title={t(`promotion_${kind}`)}
      zone={zone}
      isOn={isOn}
      isNamed={id !== undefined}
      poster={id === undefined ? undefined : { promotion_type: promotionTypes[kind], id }}
      query={promotion}
      skeleton={<GoodsSkeleton />}
    >
      {(detail) => (
        <PromotionContent key={detail.promotion_id} detail={detail}>
          {children}
        </PromotionContent>
      )}
    </PromotionFrame>
  )
}

function PromotionContent({ detail, children }: { detail: CampaignDetail; children: PromotionPageProps['children'] }) {
  const client = useQueryClient()
  const phase = usePhase(detail, detail.state, () => void client.invalidateQueries({ queryKey: ['campaign'] }))
  const sku_id = useScreenSearch(readSku)
  const isOfGoods = detail.kind !== 'topic' && detail.kind !== 'combo'
  usePromotionVisit(detail.promotion_id, isOfGoods ? shownItem(detail.items, sku_id)?.sku_id : undefined)
  return children(detail, phase)
}
