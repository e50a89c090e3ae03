import { useQuery } from '@tanstack/react-query'
import type { Category } from '@longmall/contract/catalogue.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { SearchPill } from '../../search/search-pill.tsx'
import { query } from '@longmall/web/call/query.ts'
import { usePageTitle } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { GoodsResults } from '../list/goods-results.tsx'
import { listQuery } from '../list/list-query.ts'
import { NoGoods } from '../list/no-goods.tsx'
import { CategoryParts } from './category-parts.tsx'
import { openCategory, readCategorySearch } from './category-search.ts'
import { CategorySide } from './category-side.tsx'
import { CategorySkeleton } from './category-skeleton.tsx'

/** The category tab: first level at the side, second and third with pictures, and the goods of the open one (CAT-02). */
export function CategoryScreen() {
  const t = useTranslations('catalogue')
  const tSearch = useTranslations('search')
  const { category_id } = useScreenSearch(readCategorySearch)
  const categories = useQuery(query('catalogue/categories', {}))
  usePageTitle(t('categories'))
  return (
    <>
      <header className="safe-top sticky top-0 z-30 bg-card">
        <div className="flex min-h-12 items-center px-3">
          <SearchPill text={tSearch('placeholder')} />
        </div>
      </header>
      <h1 className="sr-only">{t('categories')}</h1>
      {categories.data ? (
        <CategoryBody categories={categories.data.list} category_id={category_id} />
      ) : categories.isError ? (
        <ErrorState busy={categories.isFetching} onRetry={() => void categories.refetch()} />
      ) : (
        <CategorySkeleton />
      )}
      <BackToTop />
    </>
  )
}

function CategoryBody({ categories, category_id }: { categories: readonly Category[]; category_id: number | undefined }) {
  const t = useTranslations('catalogue')
  const open = openCategory(categories, category_id)
  if (!open) {
    return (
      <EmptyState
        title={t('no_categories')}
        text={t('no_categories_text')}
        action={
          <Link to="/v2/goods/search/search" className={buttonClass({ look: 'soft' })}>
            {t('start_browsing')}
          </Link>
        }
      />
    )
  }
  return (
    <div className="flex flex-1">
      <CategorySide categories={categories} open={open} />
      <div className="min-w-0 flex-1 p-2.5">
        <CategoryParts category={open} />
        <h2 className="px-0.5 pt-4 pb-2 text-14 font-semibold text-strong">{t('goods')}</h2>
        <GoodsResults
          key={open.category_id}
          query={listQuery({ category_id: open.category_id })}
          eager={0}
          empty={<NoGoods keyword={undefined} onClear={undefined} />}
        />
      </div>
    </div>
  )
}
