import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { OtherGoods } from '../../campaign/detail/other-goods.tsx'
import { AloneButton } from '../../promotion/purchase/alone-button.tsx'
import { BuyBar } from '../../promotion/purchase/buy-bar.tsx'
import type { OfferGoods } from '../../promotion/purchase/offer-goods.ts'
import { PromotionGoods } from '../../promotion/detail/promotion-goods.tsx'
import { WithGoods } from '../../promotion/detail/with-goods.tsx'
import type { Phase } from '../../promotion/phase/phase.ts'
import { StepList } from '../../promotion/step-list.tsx'
import { useCurrency } from '../../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useHasLogin } from '../../shell/storefront.ts'
import { detailPath } from '../bargain-address.ts'
import { useBargainRules } from './use-bargain-rules.ts'
import { useOpenBargain } from './use-open-bargain.ts'

export interface StartBargainProps {
  detail: CampaignDetail
  phase: Phase
}

/** Goods of a bargain: start and floor price, how it works, and a button that starts or continues a bargain. */
export function StartBargain({ detail, phase }: StartBargainProps) {
  const t = useTranslations('bargain')
  const currency = useCurrency()
  const rules = useBargainRules(detail)
  const steps = [t('step_open'), t('step_share'), t(detail.rules.floor_only ? 'step_buy_floor' : 'step_buy')]
  return (
    <WithGoods detail={detail} phase={phase}>
      {(offered) => (
        <PromotionGoods
          key={offered.goods.goods_id}
          detail={detail}
          phase={phase}
          offered={offered}
          rules={rules}
          reason={t('down_to', { price: displayPrice(offered.cheapest.item_rules.floor ?? offered.cheapest.price, currency) })}
          foot={<Footer detail={detail} phase={phase} goods={offered.goods} offer={offered.offer} />}
        >
          <StepList title={t('steps')} steps={steps} />
          <OtherGoods detail={detail} goods_id={offered.goods.goods_id} />
        </PromotionGoods>
      )}
    </WithGoods>
  )
}

/** The way to the caller's bargain that is under way, else to a new one; and to the goods at their own price. */
function Footer({ detail, phase, goods, offer }: StartBargainProps & { goods: GoodsDetail; offer: OfferGoods }) {
  const t = useTranslations('bargain')
  const isMember = useHasLogin()
  const { promotion_id, starts_at } = detail
  const mine = useQuery({ ...query('bargain/mine', { tab: 'open', promotion_id, page_size: 50 }), enabled: isMember, staleTime: 0 })
  const { open, isOpening } = useOpenBargain(promotion_id)
  const own = mine.data?.list.find(({ goods_id }) => goods_id === goods.goods_id)
  const secondaryAction = <AloneButton goods={goods} label={t('buy_now')} />
  if (own)
    return (
      <div className="safe-bottom hairline-t sticky bottom-0 z-20 bg-card">
        <div className="flex min-h-15 items-center gap-2 px-3">
          {secondaryAction}
          <Link to={detailPath} search={{ bargain_id: own.bargain_id }} className={`${buttonClass({})} flex-1`}>
            {t('continue')}
          </Link>
        </div>
      </div>
    )
  return (
    <BuyBar
      goods={{ ...offer, level_discount: false, max_per_member: 1 }}
      phase={phase}
      starts_at={starts_at}
      label={t('start')}
      search={{}}
      onBuy={({ sku_id }) => open(sku_id)}
      busy={isOpening}
      secondaryAction={secondaryAction}
    />
  )
}
