import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { usePageTitle } from '../shell/layout/use-page-title.ts'
import { Link, useGo } from '../shell/link.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { readText, useScreenSearch } from '../shell/search.ts'
import { HotWords } from './hot-words.tsx'
import { SearchForm } from './search-form.tsx'
import { readSearchSearch } from './search-search.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useDebounced } from './use-debounced.ts'
import { type SearchHistory, useSearchHistory } from './use-search-history.ts'
import { WordChips } from './word-chips.tsx'

const typingPause = 200

/** Search: suggestions while typing; before that recent searches, hot words and words to discover (CAT-06). */
export function SearchScreen() {
  const say = usePhrases('search')
  const go = useGo()
  const { keyword } = useScreenSearch(readSearchSearch)
  const [typed, setTyped] = useState(keyword ?? '')
  const history = useSearchHistory()
  const hot = useQuery(query('search/hot', {}))
  usePageTitle(say('title'))

  const words = readText(typed, 60)
  const rested = useDebounced(words, typingPause)
  const search = (text: string | null | undefined) => {
    const wanted = readText(text ?? undefined, 60)
    if (wanted === undefined) return
    history.remember(wanted)
    void go('/v2/goods/list/list', { keyword: wanted })
  }
  return (
    <>
      <h1 className="sr-only">{say('title')}</h1>
      <SearchForm
        value={typed}
        defaultWord={hot.data?.default_word ?? null}
        onChange={setTyped}
        onSubmit={() => search(words ?? hot.data?.default_word)}
        onScanned={search}
      />
      {words !== undefined && words !== keyword && rested !== undefined ? (
        <SuggestionList typed={rested} onChoose={search} />
      ) : (
        <div className="pb-6">
          <History history={history} onChoose={search} />
          {hot.data && hot.data.hot.length > 0 && <HotWords words={hot.data.hot} onChoose={search} />}
          {hot.data && hot.data.discover.length > 0 && <WordChips title={say('discover')} words={hot.data.discover} onChoose={search} />}
          {hot.isPending && <Skeleton className="mx-3 mt-4 h-64 rounded-12" />}
          {!hot.isPending && !hot.data?.hot.length && !hot.data?.discover.length && history.words.length === 0 && <QuietSearch />}
        </div>
      )}
    </>
  )
}

function History({ history, onChoose }: { history: SearchHistory; onChoose: (word: string) => void }) {
  const say = usePhrases('search')
  const clear = async () => {
    if (await confirm({ title: say('clear_question'), text: say('clear_text'), danger: true })) history.clear()
  }
  if (history.isPending) return <Skeleton className="mx-4 mt-4 h-18" />
  if (history.words.length === 0) return null
  return (
    <WordChips
      title={say('history')}
      words={history.words}
      onChoose={onChoose}
      action={
        <IconButton
          className="-mr-3 text-quiet"
          label={say('clear')}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => void clear()}
        />
      }
    />
  )
}

function QuietSearch() {
  const say = usePhrases('search')
  return (
    <EmptyState
      drawing="search"
      title={say('quiet')}
      text={say('quiet_text')}
      action={
        <Link to="/v2/goods/category/category" className={buttonClass({ look: 'soft' })}>
          {say('categories')}
        </Link>
      }
    />
  )
}
