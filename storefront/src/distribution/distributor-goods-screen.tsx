import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { LineSkeletons } from '../catalogue/card/card-skeletons.tsx'
import { useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useTranslations } from '../shell/translations.tsx'
import { readGoodsList } from './distribution-address.ts'
import { DistributorPage } from './gate/distributor-page.tsx'
import { EarningRow } from './goods/earning-row.tsx'
import { GoodsSearch } from './goods/goods-search.tsx'
import { GoodsSortBar } from './goods/goods-sort-bar.tsx'
import { NoEarningGoods } from './goods/no-earning-goods.tsx'

/** Goods with what one earns of each: searched, sorted, followed and shared (DST-04). */
export function DistributorGoodsScreen() {
  const t = useTranslations('distribution')
  return (
    <DistributorPage title={t('goods')} skeleton={<GoodsSkeleton />}>
      <EarningGoods />
      <BackToTop />
    </DistributorPage>
  )
}

function EarningGoods() {
  const go = useGo()
  const search = useScreenSearch(readGoodsList)
  const { keyword, sort } = search
  const show = (changed: Partial<typeof search>) => void go('/v2/distribution/goods_list', { ...search, ...changed }, { replace: true })
  return (
    <>
      <div className="sticky top-12 z-20 bg-card">
        <GoodsSearch key={keyword} keyword={keyword} onSearch={(next) => show({ keyword: next })} />
        <GoodsSortBar sort={sort ?? 'earnings'} onSort={(next) => show({ sort: next === 'earnings' ? undefined : next })} />
      </div>
      <div className="p-3">
        <EndlessList
          query={pages('distribution/goods', { ...(keyword && { search: keyword }), ...(sort && { sort }) })}
          keyOf={({ goods }) => goods.goods_id}
          gap={10}
          pull
          skeleton={<LineSkeletons />}
          empty={<NoEarningGoods keyword={keyword} />}
        >
          {(row, index) => <EarningRow row={row} eager={index < 3} />}
        </EndlessList>
      </div>
    </>
  )
}

const GoodsSkeleton = () => (
  <div className="p-3 pt-26">
    <LineSkeletons />
  </div>
)
