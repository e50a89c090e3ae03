import { ChevronLeft, LayoutGrid, Rows3 } from 'lucide-react'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { SearchPill } from '../../search/search-pill.tsx'
import { useBack } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { usePageTitle } from '../../shell/layout/page-header.tsx'
import { chooseLayout, type ListLayout } from './use-list-layout.ts'

export interface ListHeaderProps {
  title: string
  keyword: string | undefined
  layout: ListLayout
}

/** Back, a search box with what the list is of, and the switch between grid and rows. */
export function ListHeader({ title, keyword, layout }: ListHeaderProps) {
  const t = useTranslations('catalogue')
  const tShell = useTranslations('shell')
  const back = useBack('/v2/goods/category/category')
  usePageTitle(title)
  const rows = layout === 'rows'
  return (
    <header className="safe-top bg-card">
      <div className="flex min-h-12 items-center px-1">
        <IconButton label={tShell('back')} icon={<ChevronLeft size={24} aria-hidden />} onClick={back} />
        <SearchPill text={keyword ?? title} keyword={keyword} />
        <IconButton
          label={t(rows ? 'as_grid' : 'as_rows')}
          icon={rows ? <LayoutGrid size={20} aria-hidden /> : <Rows3 size={20} aria-hidden />}
          onClick={() => chooseLayout(rows ? 'grid' : 'rows')}
        />
      </div>
    </header>
  )
}
