import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../shell/translations.tsx'

export interface SuggestionListProps {
  typed: string
  onChoose: (keyword: string) => void
}

/** Suggestions; the previous ones are shown while the next are loading. */
export function SuggestionList({ typed, onChoose }: SuggestionListProps) {
  const t = useTranslations('search')
  const { data } = useQuery({ ...query('search/suggest', { keyword: typed }), placeholderData: keepPreviousData })
  return (
    <ul aria-label={t('suggestions')} className="divide-y divide-hairline bg-card px-4">
      {data?.list.map((keyword) => (
        <li key={keyword}>
          <button
            type="button"
            onClick={() => onChoose(keyword)}
            className="flex min-h-12 w-full items-center gap-3 text-left text-14 text-strong -outline-offset-2"
          >
            <Search size={16} aria-hidden className="shrink-0 text-quiet" />
            <Marked keyword={keyword} typed={typed} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The typed part is muted: the completion is emphasized. */
function Marked({ keyword, typed }: { keyword: string; typed: string }) {
  const at = keyword.toLowerCase().indexOf(typed.toLowerCase())
  if (at < 0) return <span className="truncate">{keyword}</span>
  return (
    <span className="truncate">
      <b>{keyword.slice(0, at)}</b>
      <span className="text-quiet">{keyword.slice(at, at + typed.length)}</span>
      <b>{keyword.slice(at + typed.length)}</b>
    </span>
  )
}
