import { CardSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { EmptyZone, ZoneFrame } from '../zone/zone-frame.tsx'
import { ReductionCard } from './reduction-card.tsx'

/** Running, upcoming and ended full reductions (PRM-08). */
export function ReductionListScreen() {
  const t = useTranslations('campaign')
  return (
    <ZoneFrame kind="manjian" intro={t('manjian_intro')}>
      {(state) => (
        <EndlessList
          query={pages('campaign/full_reductions', { state })}
          keyOf={({ reduction_id }) => reduction_id}
          gap={10}
          pull
          skeleton={<CardSkeletons count={4} />}
          empty={<EmptyZone state={state} />}
        >
          {(reduction, index) => <ReductionCard reduction={reduction} eager={index < 2} />}
        </EndlessList>
      )}
    </ZoneFrame>
  )
}
