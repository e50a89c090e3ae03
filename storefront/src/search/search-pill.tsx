import { Search } from 'lucide-react'
import { Link } from '../shell/link.tsx'

export interface SearchPillProps {
  /** Its label: a placeholder, or the current keyword. */
  text: string
  /** Words to start from, when there are some. */
  keyword?: string | undefined
}

/** Looks like a search box and opens the search screen. */
export function SearchPill({ text, keyword }: SearchPillProps) {
  return (
    <Link
      to="/v2/goods/search/search"
      search={{ keyword }}
      className="pressable relative flex h-9 min-w-0 flex-1 items-center gap-2 rounded-full bg-sunken px-3.5 text-14 before:absolute before:inset-x-0 before:-inset-y-1"
    >
      <Search size={16} aria-hidden className="shrink-0 text-quiet" />
      <span className={`truncate ${keyword ? 'text-strong' : 'text-quiet'}`}>{text}</span>
    </Link>
  )
}
