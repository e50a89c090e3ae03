import { useInfiniteQuery } from '@tanstack/react-query'
import type { Output } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import type { ListSearch } from './list-address.ts'
import { listQuery } from './list-query.ts'

/** How many goods a search found, and the corrected keyword when a typo was fixed; its line is always reserved. */
export function SearchNote({ search }: { search: ListSearch & { keyword: string } }) {
  const t = useTranslations('catalogue')
  const { data } = useInfiniteQuery(listQuery(search))
  const found = data?.pages[0] as Output<'search/goods'> | undefined
  return (
    <div role="status" className="min-h-9 py-2 text-12 text-quiet">
      {found?.corrected && (
        <p className="mb-1 text-14 text-body">{t('corrected', { corrected: found.corrected, keyword: search.keyword })}</p>
      )}
      {found && found.total > 0 && <p className="figures">{t('results', { count: found.total })}</p>}
    </div>
  )
}
