import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The server's error on a form as a whole, announced when it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p className="flex items-start gap-2 rounded-12 bg-danger-soft px-3 py-2.5 text-14 text-danger">
          <CircleAlert size={18} aria-hidden className="mt-px shrink-0" />
          <span className="min-w-0">{children}</span>
        </p>
      )}
    </div>
  )
}
