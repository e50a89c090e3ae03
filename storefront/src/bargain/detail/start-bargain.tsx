import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { OtherGoods } from '../../campaign/detail/other-goods.tsx'
import { AloneButton } from '../../promotion/buying/alone-button.tsx'
import { BuyBar } from '../../promotion/buying/buy-bar.tsx'
import type { OfferGoods } from '../../promotion/buying/offer-goods.ts'
import { PromotionGoods } from '../../promotion/detail/promotion-goods.tsx'
import { WithGoods } from '../../promotion/detail/with-goods.tsx'
import type { Phase } from '../../promotion/phase/phase.ts'
import { StepList } from '../../promotion/step-list.tsx'
import { useCurrency } from '../../shell/money/currency.ts'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { useHasLogin } from '../../shell/storefront.ts'
import { detailPath } from '../bargain-address.ts'
import { useBargainRules } from './use-bargain-rules.ts'
import { useOpenBargain } from './use-open-bargain.ts'

export interface StartBargainProps {
  detail: CampaignDetail
  phase: Phase
}

/** Goods of a bargain: where the price starts and how low it goes, how it works, and the way to start or go on. */
export function StartBargain({ detail, phase }: StartBargainProps) {
  const say = usePhrases('bargain')
  const currency = useCurrency()
  const rules = useBargainRules(detail)
  const steps = [say('step_open'), say('step_share'), say(detail.rules.floor_only ? 'step_buy_floor' : 'step_buy')]
  return (
    <WithGoods detail={detail} phase={phase}>
      {(offered) => (
        <PromotionGoods
          key={offered.goods.goods_id}
          detail={detail}
          phase={phase}
          offered={offered}
          rules={rules}
          reason={say('down_to', { price: displayPrice(offered.cheapest.item_rules.floor ?? offered.cheapest.price, currency) })}
          foot={<Foot detail={detail} phase={phase} goods={offered.goods} offer={offered.offer} />}
        >
          <StepList title={say('steps')} steps={steps} />
          <OtherGoods detail={detail} goods_id={offered.goods.goods_id} />
        </PromotionGoods>
      )}
    </WithGoods>
  )
}

/** The way to the caller's bargain that is under way, else to a new one; and to the goods at their own price. */
function Foot({ detail, phase, goods, offer }: StartBargainProps & { goods: GoodsDetail; offer: OfferGoods }) {
  const say = usePhrases('bargain')
  const isMember = useHasLogin()
  const { promotion_id, starts_at } = detail
  const mine = useQuery({ ...query('bargain/mine', { tab: 'open', promotion_id, page_size: 50 }), enabled: isMember, staleTime: 0 })
  const { open, isOpening } = useOpenBargain(promotion_id)
  const own = mine.data?.list.find(({ goods_id }) => goods_id === goods.goods_id)
  const beside = <AloneButton goods={goods} label={say('alone')} />
  if (own)
    return (
      <div className="safe-bottom hairline-t sticky bottom-0 z-20 bg-card">
        <div className="flex min-h-15 items-center gap-2 px-3">
          {beside}
          <Link to={detailPath} search={{ bargain_id: own.bargain_id }} className={`${buttonClass({})} flex-1`}>
            {say('continue')}
          </Link>
        </div>
      </div>
    )
  return (
    <BuyBar
      goods={{ ...offer, level_discount: false, max_per_member: 1 }}
      phase={phase}
      starts_at={starts_at}
      label={say('start')}
      search={{}}
      onBuy={({ sku_id }) => open(sku_id)}
      busy={isOpening}
      beside={beside}
    />
  )
}
