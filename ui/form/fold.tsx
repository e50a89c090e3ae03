import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

export interface FoldProps {
  title: ReactNode
  /** Below the title, also while it is folded: a summary of the content. */
  note?: ReactNode
  /** Is a field inside invalid? Then it opens, stays open, and takes the focus unless an earlier field has it. */
  hasError?: boolean
  children: ReactNode
}

/** A collapsible section for rarely used content; it works before hydration. */
export function Fold({ title, note, hasError = false, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const fold = details.current
    if (!hasError || !fold || fold.open) return
    fold.open = true
    if (!document.activeElement?.matches('[aria-invalid=true]')) fold.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [hasError])
  return (
    <details
      ref={details}
      className="group rounded-12 bg-card"
      onToggle={({ currentTarget }) => {
        if (hasError) currentTarget.open = true
      }}
    >
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-12 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-16 font-semibold text-strong">{title}</span>
          {note && <span className="block text-12 text-quiet">{note}</span>}
        </span>
        <ChevronDown size={20} aria-hidden className="shrink-0 text-quiet transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-4">{children}</div>
    </details>
  )
}
