import { SearchPill } from '../../search/search-pill.tsx'
import type { BlockOf } from '../block.ts'

/** The search box of the home page; sticky. */
export function SearchBar({ block }: { block: BlockOf<'search_bar'> }) {
  return (
    <div className="brand-gradient safe-top sticky top-0 z-30">
      <div className="flex min-h-13 items-center px-3">
        <SearchPill text={block.placeholder} />
      </div>
    </div>
  )
}
