import type { ReductionCard } from '@longmall/contract/campaign-shapes.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { CardSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { usePhase } from '../../promotion/phase/use-phase.ts'
import { readPromotion } from '../../promotion/promotion-address.ts'
import { PromotionGone, PromotionOff } from '../../promotion/promotion-gone.tsx'
import { PromotionHeader } from '../../promotion/promotion-header.tsx'
import { mutation, query } from '../../shell/call/query.ts'
import { usePhrases } from '../../shell/phrases.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useAddon } from '../../shell/shared.ts'
import { ReductionDetail } from './reduction-detail.tsx'

const zone = '/promotionpages/manjian/list/list'

/** One full reduction by the id of its address (PRM-08): its steps, its period and the goods that count for it; its visit is counted. */
export function ReductionDetailScreen() {
  const say = usePhrases('catalogue')
  const { id } = useScreenSearch(readPromotion)
  const isOn = useAddon('manjian')
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...query('campaign/full_reduction', { reduction_id: id ?? 1 }),
    enabled: isOn && id !== undefined,
  })
  const isOff = !isOn || error?.reason === 'call.feature_off'
  const isMissing = id === undefined || error?.reason === 'promotion.not_found'
  return (
    <>
      <PromotionHeader title={say('promotion_manjian')} share={isOff ? undefined : data?.name} fallback={zone} />
      {isOff ? (
        <PromotionOff />
      ) : isMissing ? (
        <PromotionGone zone={zone} />
      ) : data ? (
        <Shown key={data.reduction_id} reduction={data} />
      ) : isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="p-3">
          <CardSkeletons count={4} />
        </div>
      )}
      <BackToTop />
    </>
  )
}

function Shown({ reduction }: { reduction: ReductionCard }) {
  const client = useQueryClient()
  const phase = usePhase(reduction, reduction.state, () => void client.invalidateQueries({ queryKey: ['campaign'] }))
  const { mutate } = useMutation(mutation('campaign/visit_reduction', { quiet: true }))
  const { reduction_id } = reduction
  const record = useEffectEvent((id: number) => mutate({ reduction_id: id }))
  useEffect(() => record(reduction_id), [reduction_id])
  return <ReductionDetail reduction={reduction} phase={phase} />
}
