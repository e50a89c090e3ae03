import { ChevronLeft, LayoutGrid, Rows3 } from 'lucide-react'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { SearchPill } from '../../search/search-pill.tsx'
import { useBack } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { usePageTitle } from '../../shell/layout/use-page-title.ts'
import { chooseLayout, type ListLayout } from './use-list-layout.ts'

export interface ListHeaderProps {
  title: string
  keyword: string | undefined
  layout: ListLayout
}

/** Back, a search box with what the list is of, and the switch between grid and rows. */
export function ListHeader({ title, keyword, layout }: ListHeaderProps) {
  const say = usePhrases('catalogue')
  const sayShell = usePhrases('shell')
  const back = useBack('/v2/goods/category/category')
  usePageTitle(title)
  const rows = layout === 'rows'
  return (
    <header className="safe-top bg-card">
      <div className="flex min-h-12 items-center px-1">
        <IconButton label={sayShell('back')} icon={<ChevronLeft size={24} aria-hidden />} onClick={back} />
        <SearchPill words={keyword ?? title} keyword={keyword} />
        <IconButton
          label={say(rows ? 'as_grid' : 'as_rows')}
          icon={rows ? <LayoutGrid size={20} aria-hidden /> : <Rows3 size={20} aria-hidden />}
          onClick={() => chooseLayout(rows ? 'grid' : 'rows')}
        />
      </div>
    </header>
  )
}
