import type { ComponentProps, ReactNode } from 'react'

/** A radio button of the group `name`; the whole row is clickable. */
export function Radio({ children, className, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={`flex min-h-12 items-center gap-3 text-16 text-strong ${className ?? ''}`}>
      <span className="min-w-0 flex-1">{children}</span>
      <span className="relative inline-flex size-5.5 shrink-0">
        <input
          {...rest}
          type="radio"
          className="peer size-full appearance-none rounded-full border-[1.5px] border-control bg-card checked:border-brand disabled:opacity-40"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-1.5 scale-0 rounded-full bg-brand transition-transform peer-checked:scale-100"
        />
      </span>
    </label>
  )
}
