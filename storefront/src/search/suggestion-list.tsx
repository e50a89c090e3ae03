import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { query } from '@longmall/web/call/query.ts'
import { usePhrases } from '../shell/phrases.tsx'

export interface SuggestionListProps {
  typed: string
  onChoose: (word: string) => void
}

/** Words to go on with; those of the letter before stay until the next arrive. */
export function SuggestionList({ typed, onChoose }: SuggestionListProps) {
  const say = usePhrases('search')
  const { data } = useQuery({ ...query('search/suggest', { keyword: typed }), placeholderData: keepPreviousData })
  return (
    <ul aria-label={say('suggestions')} className="divide-y divide-hairline bg-card px-4">
      {data?.list.map((word) => (
        <li key={word}>
          <button
            type="button"
            onClick={() => onChoose(word)}
            className="flex min-h-12 w-full items-center gap-3 text-left text-14 text-strong -outline-offset-2"
          >
            <Search size={16} aria-hidden className="shrink-0 text-quiet" />
            <Marked word={word} typed={typed} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The part that was typed is quiet: what is new stands out. */
function Marked({ word, typed }: { word: string; typed: string }) {
  const at = word.toLowerCase().indexOf(typed.toLowerCase())
  if (at < 0) return <span className="truncate">{word}</span>
  return (
    <span className="truncate">
      <b>{word.slice(0, at)}</b>
      <span className="text-quiet">{word.slice(at, at + typed.length)}</span>
      <b>{word.slice(at + typed.length)}</b>
    </span>
  )
}
