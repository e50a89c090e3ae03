import { useQuery } from '@tanstack/react-query'
import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link, useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { LineSkeletons } from '../card/card-skeletons.tsx'
import { GoodsLine } from '../card/goods-line.tsx'
import { CategoryChips } from './category-chips.tsx'
import { readTopListSearch, topListInput, topLists } from './toplist-search.ts'

/** Best sellers, most loved and newest, of everything or of one category (CAT-07). */
export function TopListScreen() {
  const t = useTranslations('catalogue')
  const go = useGo()
  const search = useScreenSearch(readTopListSearch)
  const list = useQuery(query('catalogue/top_list', topListInput(search)))
  const open = (next: Partial<typeof search>) => void go('/v2/goods/toplist/toplist', { ...search, ...next }, { replace: true })
  return (
    <>
      <PageHeader title={t('top_lists')} />
      <Tabs
        label={t('top_lists')}
        tabs={topLists.map((by) => ({ key: by, label: t(`top_${by}`) }))}
        selected={search.by}
        onSelect={(by) => open({ by })}
        className="hairline-b"
      >
        <CategoryChips selected={search.category_id} onSelect={(category_id) => open({ category_id })} />
        <div className="px-3 pb-4">
          {list.data ? (
            <TopGoods goods={list.data.list} />
          ) : list.isError ? (
            <ErrorState busy={list.isFetching} onRetry={() => void list.refetch()} />
          ) : (
            <div aria-busy>
              <LineSkeletons />
            </div>
          )}
        </div>
      </Tabs>
      <BackToTop />
    </>
  )
}

function TopGoods({ goods }: { goods: readonly GoodsCard[] }) {
  const t = useTranslations('catalogue')
  if (goods.length === 0) {
    return (
      <EmptyState
        title={t('no_top')}
        text={t('no_top_text')}
        action={
          <Link to="/v2/goods/list/list" className={buttonClass({ look: 'soft' })}>
            {t('start_browsing')}
          </Link>
        }
      />
    )
  }
  return (
    <ol className="space-y-2.5">
      {goods.map((row, index) => (
        <li key={row.goods_id} className="flex">
          <GoodsLine goods={row} eager={index < 2} corner={<Rank rank={index + 1} />} />
        </li>
      ))}
    </ol>
  )
}

function Rank({ rank }: { rank: number }) {
  const t = useTranslations('catalogue')
  return (
    <span
      className={classNames(
        'figures absolute top-0 left-0 min-w-7 rounded-br-8 px-1.5 text-center text-12 leading-6 font-bold',
        rank <= 3 ? 'bg-danger-fill text-on-fill' : 'bg-raised text-strong',
      )}
    >
      <span aria-hidden>{rank}</span>
      <span className="sr-only">{t('rank_position', { place: rank })}</span>
    </span>
  )
}
