import type { ReactNode } from 'react'

/** A row of a `<dl>`: term on the left, description on the right. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-quiet">{label}</dt>
      <dd className="figures min-w-0 text-right break-words text-body">{children}</dd>
    </div>
  )
}
