import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { useState } from 'react'
import { BuyBar } from '../../promotion/purchase/buy-bar.tsx'
import { PromotionGoods } from '../../promotion/detail/promotion-goods.tsx'
import { PromotionPage } from '../../promotion/detail/promotion-page.tsx'
import { type OfferedGoods, WithGoods } from '../../promotion/detail/with-goods.tsx'
import type { Phase } from '../../promotion/phase/phase.ts'
import { useCommonRules } from '../../promotion/use-common-rules.ts'
import { useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { CoinPrice } from '../parts/coin-price.tsx'
import { CoinsNote } from './coins-note.tsx'
import { useMemberCoins } from './use-member-coins.ts'

/** Goods for coins, optionally plus money: ordered like other goods; paying the coins requires the payment password. */
export function PointsGoods() {
  return (
    <PromotionPage kind="point" zone="/promotionpages/point/list/list">
      {(detail, phase) => (
        <WithGoods detail={detail} phase={phase}>
          {(offered) => <PointsGoodsContent key={offered.goods.goods_id} detail={detail} phase={phase} offered={offered} />}
        </WithGoods>
      )}
    </PromotionPage>
  )
}

interface ShownProps {
  detail: CampaignDetail
  phase: Phase
  offered: OfferedGoods
}

function PointsGoodsContent({ detail, phase, offered }: ShownProps) {
  const t = useTranslations('pointsshop')
  const go = useGo()
  const checkCoins = useMemberCoins()
  const [busy, setBusy] = useState(false)
  const common = useCommonRules(detail)
  const { promotion_id, starts_at } = detail
  const { offer, items, cheapest } = offered
  const coinsOf = (sku_id: number) => items.find((item) => item.sku_id === sku_id)?.item_rules.longcoin ?? 0

  async function placeOrder(sku_id: number, quantity: number) {
    setBusy(true)
    const isReady = await checkCoins(coinsOf(sku_id) * quantity).finally(() => setBusy(false))
    if (isReady) await go('/v2/order/confirm/confirm', { sku_id, quantity, promotion_id })
  }
  return (
    <PromotionGoods
      detail={detail}
      phase={phase}
      offered={offered}
      rules={[{ title: t('rule_coins'), text: t('rule_coins_text') }, ...common]}
      price={<CoinPrice longcoin={coinsOf(cheapest.sku_id)} money={cheapest.price} size="large" short onBand />}
      foot={
        <BuyBar
          goods={offer}
          phase={phase}
          starts_at={starts_at}
          label={t('buy_now')}
          search={{ promotion_id }}
          onBuy={({ sku_id }, quantity) => void placeOrder(sku_id, quantity)}
          busy={busy}
        />
      }
    >
      <div className="bg-card px-4 py-2 empty:hidden">
        <CoinsNote needed={coinsOf(cheapest.sku_id)} />
      </div>
    </PromotionGoods>
  )
}
