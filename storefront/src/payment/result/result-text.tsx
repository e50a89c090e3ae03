import type { ReactNode } from 'react'

/** A sentence of the result of a payment. */
export function ResultText({ children }: { children: ReactNode }) {
  return <p className="mt-2 max-w-80 text-14 text-balance text-quiet">{children}</p>
}
