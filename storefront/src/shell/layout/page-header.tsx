import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import type { ScreenPath } from '../../routes/table.ts'
import { useBack } from '../link.tsx'
import { useTranslations } from '../translations.tsx'
import { useSite } from '../site.ts'

export interface TitleBarProps {
  title: string
  /** At the left end: the way back. */
  start?: ReactNode
  /** At the right end, such as an edit button. */
  action?: ReactNode
  /** The screen shows its own large title: the bar has only the back button. */
  untitled?: boolean
}

/** Bar at the top of a tab page, which has no way back: title, one action. It names the page in the window too. */
export function TitleBar({ title, start, action, untitled }: TitleBarProps) {
  usePageTitle(title)
  return (
    <header className="safe-top hairline-b sticky top-0 z-30 bg-card">
      <div className="grid min-h-12 grid-cols-[minmax(3rem,auto)_1fr_minmax(3rem,auto)] items-center px-1">
        <span>{start}</span>
        {untitled ? <span /> : <h1 className="truncate text-center text-18 font-semibold">{title}</h1>}
        <span className="flex justify-end">{action}</span>
      </div>
    </header>
  )
}

export interface PageHeaderProps extends Omit<TitleBarProps, 'start'> {
  /** Where back leads when this screen was the first one opened. */
  fallback?: ScreenPath
  /** Where back leads instead, from a screen whose way here cannot be gone again. */
  onBack?: () => void
}

/** The title bar of a screen that was entered from another: with the way back. */
export function PageHeader({ fallback, onBack, ...bar }: PageHeaderProps) {
  const t = useTranslations('shell')
  const back = useBack(fallback)
  return (
    <TitleBar {...bar} start={<IconButton label={t('back')} icon={<ChevronLeft size={24} aria-hidden />} onClick={onBack ?? back} />} />
  )
}

/** Names the page in the window and its history: `Cart · Longmall`. The server's head has the same for public pages. */
export function usePageTitle(title: string) {
  const { store_name } = useSite()
  useEffect(() => {
    document.title = pageTitle(title, store_name)
  }, [title, store_name])
}

export const pageTitle = (title: string, storeName: string) => (title && title !== storeName ? `${title} · ${storeName}` : storeName)
