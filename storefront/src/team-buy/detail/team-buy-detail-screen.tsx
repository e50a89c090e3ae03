import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { OtherGoods } from '../../campaign/detail/other-goods.tsx'
import { AloneButton } from '../../promotion/purchase/alone-button.tsx'
import { BuyBar } from '../../promotion/purchase/buy-bar.tsx'
import type { OfferGoods } from '../../promotion/purchase/offer-goods.ts'
import { PromotionGoods } from '../../promotion/detail/promotion-goods.tsx'
import { PromotionPage } from '../../promotion/detail/promotion-page.tsx'
import { WithGoods } from '../../promotion/detail/with-goods.tsx'
import type { Phase } from '../../promotion/phase/phase.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { TeamBuySteps } from '../parts/team-buy-steps.tsx'
import { zonePath } from '../team-buy-address.ts'
import { FormingTeams } from './forming-teams.tsx'
import { useTeamBuyRules } from './use-team-buy-rules.ts'

/** Goods for a team (PRM-05): teams to join, the way to start one, and the way to buy alone. */
export function TeamBuyDetailScreen() {
  return (
    <PromotionPage kind="team_buy" zone={zonePath}>
      {(detail, phase) => <TeamBuyDetail detail={detail} phase={phase} />}
    </PromotionPage>
  )
}

type Items = CampaignDetail['items']
const leaderPrice = ({ price, item_rules }: Items[number]) => item_rules.leader_price ?? price

/** The same goods at the team leader's price. */
function forLeader(goods: OfferGoods, items: Items): OfferGoods {
  return { ...goods, offer: { ...goods.offer, prices: new Map(items.map((item) => [item.sku_id, leaderPrice(item)])) } }
}

function TeamBuyDetail({ detail, phase }: { detail: CampaignDetail; phase: Phase }) {
  const t = useTranslations('teambuy')
  const currency = useCurrency()
  const { promotion_id, starts_at, rules } = detail
  const teamRules = useTeamBuyRules(detail)
  return (
    <WithGoods detail={detail} phase={phase}>
      {(offered) => (
        <PromotionGoods
          key={offered.goods.goods_id}
          detail={detail}
          phase={phase}
          offered={offered}
          rules={teamRules}
          reason={
            leaderPrice(offered.cheapest) === offered.cheapest.price
              ? t('size_of', { count: rules.size ?? 2 })
              : t('leader_price', { price: displayPrice(leaderPrice(offered.cheapest), currency) })
          }
          foot={
            <BuyBar
              goods={forLeader(offered.offer, offered.items)}
              phase={phase}
              starts_at={starts_at}
              label={t('open_for', { price: displayPrice(leaderPrice(offered.cheapest), currency) })}
              search={{ promotion_id }}
              secondaryAction={<AloneButton goods={offered.goods} label={t('buy_alone')} />}
            />
          }
        >
          <FormingTeams promotion_id={promotion_id} isRunning={phase === 'running'} />
          <TeamBuySteps isVirtual={rules.virtual_completion === true} />
          <OtherGoods detail={detail} goods_id={offered.goods.goods_id} />
        </PromotionGoods>
      )}
    </WithGoods>
  )
}
