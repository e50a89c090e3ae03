import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Stepper } from '@longmall/ui/form/stepper.tsx'
import { useState } from 'react'
import { useAvailability } from '../../promotion/detail/use-availability.ts'
import type { Phase } from '../../promotion/phase/phase.ts'
import { StateBanner } from '../../promotion/phase/state-banner.tsx'
import { PromotionPrice } from '../../promotion/price/promotion-price.tsx'
import { RuleCard } from '../../promotion/rule-list.tsx'
import { useCommonRules } from '../../promotion/use-common-rules.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { ComboBar } from './combo-bar.tsx'
import { ComboParts } from './combo-parts.tsx'
import { savingOf, setsLeft } from './combo-sums.ts'

export function ComboDetail({ detail, phase }: { detail: CampaignDetail; phase: Phase }) {
  const t = useTranslations('campaign')
  const tPromotion = useTranslations('promotion')
  const currency = useCurrency()
  const { items, per_member } = useAvailability(detail, phase)
  const [enteredSets, setEnteredSets] = useState(1)
  const { name, note, rules, list_total } = detail
  const price = rules.set_price ?? '0'
  const left = setsLeft(items, per_member)
  const sets = Math.min(enteredSets, Math.max(1, left))
  const saving = list_total === null ? null : savingOf(list_total, price)
  const common = useCommonRules(detail)
  return (
    <>
      <StateBanner phase={phase} window={detail}>
        <PromotionPrice
          onBand
          price={price}
          list_price={list_total}
          reason={saving && t('saves', { money: displayPrice(saving, currency) })}
        />
      </StateBanner>
      <div className="space-y-2 bg-card px-4 pt-3 pb-4">
        <h2 className="text-18 font-semibold text-strong">{name}</h2>
        {note && <p className="text-14 text-quiet">{note}</p>}
        {detail.per_member !== null && <p className="text-12 text-danger">{t('sets_limit', { count: detail.per_member })}</p>}
      </div>
      <div className="mt-2.5 space-y-2.5">
        <ComboParts items={items} />
        {phase === 'running' && left > 0 && (
          <div className="flex min-h-13 items-center justify-between bg-card px-4 text-14 text-body">
            {t('sets')}
            <Stepper value={sets} max={left} label={t('sets')} onChange={setEnteredSets} />
          </div>
        )}
        <RuleCard rules={common.filter(({ title }) => title !== tPromotion('rule_limit'))} />
      </div>
      <div className="flex-1 pb-4" />
      <ComboBar detail={detail} items={items} phase={phase} sets={sets} isSoldOut={left === 0} />
    </>
  )
}
