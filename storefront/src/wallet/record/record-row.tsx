import type { ReactNode } from 'react'

export const recordClass = 'pressable flex items-center justify-between gap-3 rounded-12 bg-card p-4'

/** The row of a recharge or a withdrawal: title and time on the left, amount and state on the right. */
export function RecordRow({ title, notes, amount, state }: { title: string; notes: readonly string[]; amount: string; state: ReactNode }) {
  return (
    <>
      <span className="min-w-0">
        <span className="block truncate text-16 font-semibold text-strong">{title}</span>
        {notes.map((note) => (
          <span key={note} className="figures line-clamp-2 wrap-anywhere text-12 text-quiet">
            {note}
          </span>
        ))}
      </span>
      <span className="shrink-0 text-right">
        <span className="figures block text-16 font-semibold text-strong">{amount}</span>
        {state}
      </span>
    </>
  )
}
