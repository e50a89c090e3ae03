import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { usePageTitle } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { readText, useScreenSearch } from '../shell/search.ts'
import { HotKeywords } from './hot-keywords.tsx'
import { SearchForm } from './search-form.tsx'
import { readSearchSearch } from './search-search.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useDebounced } from './use-debounced.ts'
import { type SearchHistory, useSearchHistory } from './use-search-history.ts'
import { KeywordChips } from './keyword-chips.tsx'

const typingPause = 200

/** Search: suggestions while typing; before that recent searches, hot keywords and keywords to discover (CAT-06). */
export function SearchScreen() {
  const t = useTranslations('search')
  const go = useGo()
  const { keyword } = useScreenSearch(readSearchSearch)
  const [typed, setTyped] = useState(keyword ?? '')
  const history = useSearchHistory()
  const hot = useQuery(query('search/hot', {}))
  usePageTitle(t('title'))

  const entered = readText(typed, 60)
  const debounced = useDebounced(entered, typingPause)
  const search = (text: string | null | undefined) => {
    const submitted = readText(text ?? undefined, 60)
    if (submitted === undefined) return
    history.remember(submitted)
    void go('/v2/goods/list/list', { keyword: submitted })
  }
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <SearchForm
        value={typed}
        defaultKeyword={hot.data?.default_word ?? null}
        onChange={setTyped}
        onSubmit={() => search(entered ?? hot.data?.default_word)}
        onScanned={search}
      />
      {entered !== undefined && entered !== keyword && debounced !== undefined ? (
        <SuggestionList typed={debounced} onChoose={search} />
      ) : (
        <div className="pb-6">
          <History history={history} onChoose={search} />
          {hot.data && hot.data.hot.length > 0 && <HotKeywords keywords={hot.data.hot} onChoose={search} />}
          {hot.data && hot.data.discover.length > 0 && (
            <KeywordChips title={t('discover')} keywords={hot.data.discover} onChoose={search} />
          )}
          {hot.isPending && <Skeleton className="mx-3 mt-4 h-64 rounded-12" />}
          {!hot.isPending && !hot.data?.hot.length && !hot.data?.discover.length && history.keywords.length === 0 && <EmptySearch />}
        </div>
      )}
    </>
  )
}

function History({ history, onChoose }: { history: SearchHistory; onChoose: (keyword: string) => void }) {
  const t = useTranslations('search')
  const clear = async () => {
    if (await confirm({ title: t('clear_question'), text: t('clear_text'), danger: true })) history.clear()
  }
  if (history.isPending) return <Skeleton className="mx-4 mt-4 h-18" />
  if (history.keywords.length === 0) return null
  return (
    <KeywordChips
      title={t('history')}
      keywords={history.keywords}
      onChoose={onChoose}
      action={
        <IconButton className="-mr-3 text-quiet" label={t('clear')} icon={<Trash2 size={16} aria-hidden />} onClick={() => void clear()} />
      }
    />
  )
}

function EmptySearch() {
  const t = useTranslations('search')
  return (
    <EmptyState
      drawing="search"
      title={t('empty')}
      text={t('empty_text')}
      action={
        <Link to="/v2/goods/category/category" className={buttonClass({ look: 'soft' })}>
          {t('categories')}
        </Link>
      }
    />
  )
}
