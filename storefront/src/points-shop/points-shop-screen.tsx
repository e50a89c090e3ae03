import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { useGo } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { pointsShopTabs, readPointsShop } from './points-shop-address.ts'
import { CoinCard } from './parts/coin-card.tsx'
import { PointsShopFrame } from './parts/points-shop-frame.tsx'
import { GoodsTab } from './parts/goods-tab.tsx'
import { ItemTab } from './parts/item-tab.tsx'

/** The exchange centre (PRM-11): one's coins, and the goods, coupons and red packets that they buy. */
export function PointsShopScreen() {
  const t = useTranslations('pointsshop')
  const go = useGo()
  const { tab } = useScreenSearch(readPointsShop)
  return (
    <PointsShopFrame title={t('title')} fallback="/v2/member/index/index">
      <div className="px-3 pt-3">
        <CoinCard />
      </div>
      <Tabs
        label={t('title')}
        tabs={pointsShopTabs.map((key) => ({ key, label: t(`tab_${key}`) }))}
        selected={tab}
        onSelect={(key) => void go('/promotionpages/point/list/list', key === 'goods' ? {} : { tab: key }, { replace: true })}
      >
        <div className="p-3">{tab === 'goods' ? <GoodsTab /> : <ItemTab key={tab} kind={tab} />}</div>
      </Tabs>
      <BackToTop />
    </PointsShopFrame>
  )
}
