import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { useGo } from '../shell/link.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { exchangeTabs, readCentre } from './exchange-address.ts'
import { CoinCard } from './parts/coin-card.tsx'
import { ExchangeFrame } from './parts/exchange-frame.tsx'
import { GoodsTab } from './parts/goods-tab.tsx'
import { ItemTab } from './parts/item-tab.tsx'

/** The exchange centre (PRM-11): one's coins, and the goods, coupons and red packets that they buy. */
export function CentreScreen() {
  const say = usePhrases('exchange')
  const go = useGo()
  const { tab } = useScreenSearch(readCentre)
  return (
    <ExchangeFrame title={say('title')} fallback="/v2/member/index/index">
      <div className="px-3 pt-3">
        <CoinCard />
      </div>
      <Tabs
        label={say('title')}
        tabs={exchangeTabs.map((key) => ({ key, label: say(`tab_${key}`) }))}
        selected={tab}
        onSelect={(key) => void go('/promotionpages/point/list/list', key === 'goods' ? {} : { tab: key }, { replace: true })}
      >
        <div className="p-3">{tab === 'goods' ? <GoodsTab /> : <ItemTab key={tab} kind={tab} />}</div>
      </Tabs>
      <BackToTop />
    </ExchangeFrame>
  )
}
