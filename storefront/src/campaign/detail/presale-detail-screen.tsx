import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { BuyBar } from '../../promotion/purchase/buy-bar.tsx'
import { PromotionGoods } from '../../promotion/detail/promotion-goods.tsx'
import { PromotionPage } from '../../promotion/detail/promotion-page.tsx'
import { WithGoods } from '../../promotion/detail/with-goods.tsx'
import type { Phase } from '../../promotion/phase/phase.ts'
import { useCommonRules } from '../../promotion/use-common-rules.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { PresaleSteps } from './presale-steps.tsx'

/** Presale goods (PRM-09, R-19): what is due when, the value of the deposit, and when it is forfeited. */
export function PresaleDetailScreen() {
  return (
    <PromotionPage kind="presale" zone="/promotionpages/presale/list/list">
      {(detail, phase) => <PresaleDetail detail={detail} phase={phase} />}
    </PromotionPage>
  )
}

function PresaleDetail({ detail, phase }: { detail: CampaignDetail; phase: Phase }) {
  const t = useTranslations('campaign')
  const currency = useCurrency()
  const { promotion_id, starts_at, rules } = detail
  const common = useCommonRules(detail)
  return (
    <WithGoods detail={detail} phase={phase}>
      {(offered) => (
        <PromotionGoods
          key={offered.goods.goods_id}
          detail={detail}
          phase={phase}
          offered={offered}
          rules={[{ title: t('rule_missed'), text: t(rules.missed === 'return' ? 'missed_return' : 'missed_keep') }, ...common]}
          reason={t('deposit', { money: displayPrice(offered.cheapest.item_rules.deposit ?? '0', currency) })}
          foot={<BuyBar goods={offered.offer} phase={phase} starts_at={starts_at} search={{ promotion_id }} label={t('pay_deposit')} />}
        >
          <PresaleSteps detail={detail} item={offered.cheapest} offer={offered.offer} />
        </PromotionGoods>
      )}
    </WithGoods>
  )
}
