import type { ReductionCard } from '@longmall/contract/campaign-shapes.ts'
import { CardSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { PromotionFrame } from '../../promotion/detail/promotion-frame.tsx'
import { usePhase } from '../../promotion/phase/use-phase.ts'
import { readPromotion } from '../../addresses/promotion-address.ts'
import { mutation, query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useAddon } from '../../shell/shared.ts'
import { ReductionDetail } from './reduction-detail.tsx'

/** One full reduction by the id of its address (PRM-08): its steps, its period and the goods that count for it; its visit is counted. */
export function ReductionDetailScreen() {
  const t = useTranslations('catalogue')
  const { id } = useScreenSearch(readPromotion)
  const isOn = useAddon('manjian')
  const detailQuery = useQuery({ ...query('campaign/full_reduction', { reduction_id: id ?? 1 }), enabled: isOn && id !== undefined })
  return (
    <PromotionFrame
      title={t('promotion_manjian')}
      zone="/promotionpages/manjian/list/list"
      isOn={isOn}
      isNamed={id !== undefined}
      query={detailQuery}
      skeleton={
        <div className="p-3">
          <CardSkeletons count={4} />
        </div>
      }
    >
      {(reduction) => <ReductionContent key={reduction.reduction_id} reduction={reduction} />}
    </PromotionFrame>
  )
}

function ReductionContent({ reduction }: { reduction: ReductionCard }) {
  const client = useQueryClient()
  const phase = usePhase(reduction, reduction.state, () => void client.invalidateQueries({ queryKey: ['campaign'] }))
  const { mutate } = useMutation(mutation('campaign/visit_reduction', { quiet: true }))
  const { reduction_id } = reduction
  const record = useEffectEvent((id: number) => mutate({ reduction_id: id }))
  useEffect(() => record(reduction_id), [reduction_id])
  return <ReductionDetail reduction={reduction} phase={phase} />
}
