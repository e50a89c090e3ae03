import type { ReactNode } from 'react'

// Frame of all drawings, with the two that the shop's layout uses, so that the layout need not load the others.

export const line = { fill: 'none', stroke: 'var(--brand-ink)', strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const card = { fill: 'var(--surface-card)', stroke: 'var(--brand-ink)', strokeWidth: 2.5, strokeLinejoin: 'round' } as const
const soft = { fill: 'var(--brand-soft)' }

export const errorLines = (
  <>
    <path d="M38 90a22 22 0 0 1 4-43 34 34 0 0 1 64 6 20 20 0 0 1 16 37" {...card} />
    <path d="m84 62-12 22h18l-12 24" {...line} />
  </>
)

export const lostLines = (
  <>
    <circle cx="80" cy="70" r="40" {...card} />
    <path d="m94 56-8 22-22 8 8-22z" {...card} />
    <circle cx="79" cy="71" r="3" fill="var(--brand-ink)" />
    <path d="M80 36v5M80 99v5M46 70h5M109 70h5" {...line} />
  </>
)

/** The soft background of a drawing. */
export function DrawingFrame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 140" width="160" height="140" aria-hidden="true">
      <ellipse cx="80" cy="76" rx="70" ry="56" {...soft} />
      <circle cx="22" cy="34" r="4" {...soft} />
      <circle cx="142" cy="112" r="5" {...soft} />
      {children}
    </svg>
  )
}
