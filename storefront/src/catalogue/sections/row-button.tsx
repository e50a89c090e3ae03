import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

export interface RowButtonProps {
  label: string
  children: ReactNode
  onClick: () => void
}

/** A row of the goods page that opens a sheet: a quiet label, what holds now, an arrow. */
export function RowButton({ label, children, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="flex min-h-13 w-full items-center gap-3 px-4 py-2 text-left text-14 -outline-offset-2 active:bg-sunken"
    >
      <span className="w-20 shrink-0 text-quiet">{label}</span>
      <span className="min-w-0 flex-1 text-strong">{children}</span>
      <ChevronRight size={16} aria-hidden className="shrink-0 text-quiet" />
    </button>
  )
}
