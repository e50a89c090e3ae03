import type { ReductionCard } from '@longmall/contract/campaign-shapes.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { GoodsResults } from '../../catalogue/list/goods-results.tsx'
import { NoGoods } from '../../catalogue/list/no-goods.tsx'
import type { Phase } from '../../promotion/phase/phase.ts'
import { StateBanner } from '../../promotion/phase/state-banner.tsx'
import { useMoment } from '../../shell/time/use-moment.ts'
import { RuleCard } from '../../promotion/rule-list.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { ReductionSteps } from './reduction-steps.tsx'

/** A full reduction whole; of one that is over no goods count for it any more. */
export function ReductionDetail({ reduction, phase }: { reduction: ReductionCard; phase: Phase }) {
  const t = useTranslations('campaign')
  const tPromotion = useTranslations('promotion')
  const moment = useMoment()
  const { reduction_id, name, steps, starts_at, ends_at, applies_to_all } = reduction
  const rules = [
    {
      title: tPromotion('rule_period'),
      text: tPromotion('from_until', { from: moment(starts_at, { isBare: true }), until: moment(ends_at) }),
    },
    { title: t('rule_how'), text: t('manjian_rules') },
  ]
  return (
    <>
      <StateBanner phase={phase} window={reduction}>
        <p className="text-14 font-bold">{t(applies_to_all ? 'applies_to_all' : 'applies_to_selected')}</p>
      </StateBanner>
      <div className="space-y-2 bg-card px-4 py-3">
        <h2 className="text-18 font-semibold text-strong">{name}</h2>
        <ReductionSteps steps={steps} />
      </div>
      <div className="mt-2.5">
        <RuleCard rules={rules} />
      </div>
      <section aria-label={t('eligible_goods')} className="px-3 pt-3 pb-4">
        <h2 className="px-1 pb-2.5 text-16 font-semibold text-strong">{t('eligible_goods')}</h2>
        {phase === 'ended' ? (
          <EmptyState
            drawing="coupon"
            title={t('manjian_ended')}
            action={
              <Link to="/promotionpages/manjian/list/list" className={buttonClass({ look: 'soft' })}>
                {tPromotion('view_others')}
              </Link>
            }
          />
        ) : (
          <GoodsResults
            query={pages('catalogue/list', { reduction_id })}
            eager={0}
            empty={<NoGoods keyword={undefined} onClear={undefined} />}
          />
        )}
      </section>
    </>
  )
}
