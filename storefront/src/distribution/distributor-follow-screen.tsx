import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { LineSkeletons } from '../catalogue/card/card-skeletons.tsx'
import { Link } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { DistributorPage } from './gate/distributor-page.tsx'
import { EarningRow } from './goods/earning-row.tsx'

/** Goods that the distributor follows, the last one first (DST-04). */
export function DistributorFollowScreen() {
  const t = useTranslations('distribution')
  return (
    <DistributorPage title={t('followed')}>
      <div className="p-3">
        <EndlessList
          query={pages('distribution/followed', {})}
          keyOf={({ goods }) => goods.goods_id}
          gap={10}
          pull
          skeleton={<LineSkeletons />}
          empty={
            <EmptyState
              drawing="favourite"
              title={t('follow_empty')}
              text={t('follow_empty_text')}
              action={
                <Link to="/v2/distribution/goods_list" className={buttonClass({})}>
                  {t('to_goods')}
                </Link>
              }
            />
          }
        >
          {(row, index) => <EarningRow row={row} eager={index < 3} />}
        </EndlessList>
      </div>
      <BackToTop />
    </DistributorPage>
  )
}
