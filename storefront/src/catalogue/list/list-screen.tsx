import { useRouter } from '@tanstack/react-router'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useOpening } from '../../shell/opening/use-opening.ts'
import { BrandHead } from '../brand/brand-head.tsx'
import { whenOpened } from '../../shell/opening/when-opened.tsx'
import { GoodsResults } from './goods-results.tsx'
import { countFilters, listAddress, type ListSearch, readListSearch, withoutFilters } from './list-address.ts'
import { ListHeader } from './list-header.tsx'
import { listQuery } from './list-query.ts'
import { useListTitle } from './list-title.ts'
import { NoGoods } from './no-goods.tsx'
import { SearchNote } from './search-note.tsx'
import { SortBar } from './sort-bar.tsx'
import { useListLayout } from './use-list-layout.ts'

const FilterSheet = whenOpened(async () => (await import('./filter-sheet.tsx')).FilterSheet)

/** Goods by category, brand, offer or keyword, with filters and order in the address (CAT-03, CAT-06). */
export function ListScreen() {
  const t = useTranslations('catalogue')
  const router = useRouter()
  const search = useScreenSearch(readListSearch)
  const layout = useListLayout()
  const filter = useOpening()
  const { keyword } = search
  const title = useListTitle(search) ?? t('goods')
  const heading = keyword === undefined ? title : t('results_for', { keyword })
  const filters = countFilters(search)

  const show = (next: ListSearch) => {
    filter.hide()
    void router.navigate({ to: '/v2/goods/list/list', search: listAddress(next), replace: true })
  }
  return (
    <>
      <div className="sticky top-0 z-30">
        <ListHeader title={title} keyword={keyword} layout={layout} />
        <SortBar sort={search.sort ?? 'default'} onSort={(sort) => show({ ...search, sort })} filters={filters} onFilter={filter.show} />
      </div>
      <h1 className="sr-only">{heading}</h1>
      {search.brand_id !== undefined && keyword === undefined && <BrandHead brand_id={search.brand_id} />}
      <div className="px-3 pt-2.5">
        {keyword !== undefined && <SearchNote search={{ ...search, keyword }} />}
        <GoodsResults
          query={listQuery(search)}
          layout={layout}
          pull
          empty={<NoGoods keyword={keyword} onClear={filters > 0 ? () => show(withoutFilters(search)) : undefined} />}
        />
      </div>
      <BackToTop />
      <FilterSheet key={filter.times} open={filter.open} search={search} onClose={filter.hide} onApply={show} />
    </>
  )
}
