import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { OtherGoods } from '../../campaign/detail/other-goods.tsx'
import { AloneButton } from '../../promotion/buying/alone-button.tsx'
import { BuyBar } from '../../promotion/buying/buy-bar.tsx'
import type { OfferGoods } from '../../promotion/buying/offer-goods.ts'
import { PromotionGoods } from '../../promotion/detail/promotion-goods.tsx'
import { PromotionPage } from '../../promotion/detail/promotion-page.tsx'
import { WithGoods } from '../../promotion/detail/with-goods.tsx'
import type { Phase } from '../../promotion/phase/phase.ts'
import { useCurrency } from '../../shell/money/currency.ts'
import { usePhrases } from '../../shell/phrases.tsx'
import { PintuanSteps } from '../parts/pintuan-steps.tsx'
import { zonePath } from '../pintuan-address.ts'
import { FormingGroups } from './forming-groups.tsx'
import { usePintuanRules } from './use-pintuan-rules.ts'

/** Goods for a team (PRM-05): teams to join, the way to start one, and the way to buy alone. */
export function PintuanDetailScreen() {
  return (
    <PromotionPage kind="pintuan" zone={zonePath}>
      {(detail, phase) => <PintuanDetail detail={detail} phase={phase} />}
    </PromotionPage>
  )
}

type Items = CampaignDetail['items']
const leaderPrice = ({ price, item_rules }: Items[number]) => item_rules.leader_price ?? price

/** The same goods at what the leader of a team pays. */
function forLeader(goods: OfferGoods, items: Items): OfferGoods {
  return { ...goods, offer: { ...goods.offer, prices: new Map(items.map((item) => [item.sku_id, leaderPrice(item)])) } }
}

function PintuanDetail({ detail, phase }: { detail: CampaignDetail; phase: Phase }) {
  const say = usePhrases('pintuan')
  const currency = useCurrency()
  const { promotion_id, starts_at, rules } = detail
  const words = usePintuanRules(detail)
  return (
    <WithGoods detail={detail} phase={phase}>
      {(offered) => (
        <PromotionGoods
          key={offered.goods.goods_id}
          detail={detail}
          phase={phase}
          offered={offered}
          rules={words}
          reason={
            leaderPrice(offered.cheapest) === offered.cheapest.price
              ? say('size_of', { count: rules.size ?? 2 })
              : say('leader_price', { price: displayPrice(leaderPrice(offered.cheapest), currency) })
          }
          foot={
            <BuyBar
              goods={forLeader(offered.offer, offered.items)}
              phase={phase}
              starts_at={starts_at}
              label={say('open_for', { price: displayPrice(leaderPrice(offered.cheapest), currency) })}
              search={{ promotion_id }}
              beside={<AloneButton goods={offered.goods} label={say('alone')} />}
            />
          }
        >
          <FormingGroups promotion_id={promotion_id} isRunning={phase === 'running'} />
          <PintuanSteps isVirtual={rules.virtual_completion === true} />
          <OtherGoods detail={detail} goods_id={offered.goods.goods_id} />
        </PromotionGoods>
      )}
    </WithGoods>
  )
}
