import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { BuyBar } from '../../promotion/buying/buy-bar.tsx'
import { PromotionGoods } from '../../promotion/detail/promotion-goods.tsx'
import { PromotionPage } from '../../promotion/detail/promotion-page.tsx'
import { WithGoods } from '../../promotion/detail/with-goods.tsx'
import type { Phase } from '../../promotion/phase/phase.ts'
import { useCommonRules } from '../../promotion/rule-words.ts'
import { useCurrency } from '../../shell/money/currency.ts'
import { usePhrases } from '../../shell/phrases.tsx'

/** A price from a number of pieces on (PRM-04); fewer are sold at the goods' own price, and the sheet says what they lack. */
export function GroupbuyDetailScreen() {
  return (
    <PromotionPage kind="groupbuy" zone="/promotionpages/groupbuy/list/list">
      {(detail, phase) => <GroupbuyDetail detail={detail} phase={phase} />}
    </PromotionPage>
  )
}

function GroupbuyDetail({ detail, phase }: { detail: CampaignDetail; phase: Phase }) {
  const say = usePhrases('campaign')
  const currency = useCurrency()
  const { promotion_id, starts_at, rules } = detail
  const min_pieces = rules.min_pieces ?? 2
  const common = useCommonRules(detail)
  return (
    <WithGoods detail={detail} phase={phase}>
      {(offered) => (
        <PromotionGoods
          key={offered.goods.goods_id}
          detail={detail}
          phase={phase}
          offered={offered}
          rules={[{ title: say('rule_pieces'), text: say('pieces_text', { count: min_pieces }) }, ...common]}
          reason={say('from_pieces', { count: min_pieces })}
          foot={
            <BuyBar
              goods={offered.offer}
              phase={phase}
              starts_at={starts_at}
              search={{ promotion_id }}
              min_pieces={min_pieces}
              lacking={(count, price) => say('lacking', { count, price: displayPrice(price, currency) })}
            />
          }
        />
      )}
    </WithGoods>
  )
}
