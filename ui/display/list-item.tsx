import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

export interface ListItemProps {
  icon?: ReactNode
  title: ReactNode
  /** Muted text at the right end. */
  note?: ReactNode
  text?: ReactNode
  /** Shows an arrow, for a row that links to another screen. */
  arrow?: boolean
}

/** Content of a row; wrap it in a link or a button when it can be pressed: `<Link className={rowClass}>`. */
export function ListItem({ icon, title, note, text, arrow }: ListItemProps) {
  return (
    <>
      {icon && <span className="shrink-0 text-brand-ink">{icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block text-16 text-strong">{title}</span>
        {text && <span className="block text-12 text-quiet">{text}</span>}
      </span>
      {note && <span className="shrink-0 text-14 text-quiet">{note}</span>}
      {arrow && <ChevronRight size={18} aria-hidden className="shrink-0 text-quiet" />}
    </>
  )
}

export const rowClass = 'flex min-h-13 w-full items-center gap-3 px-4 py-2 text-left active:bg-sunken -outline-offset-2'
