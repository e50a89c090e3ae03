import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Label beside the box; without it set `aria-label`. */
  children?: ReactNode
}

/** A round tick box with a 44-px target. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-14 text-body ${className ?? ''}`}>
      <span className="relative inline-flex size-5.5 shrink-0">
        <input
          {...rest}
          type="checkbox"
          className="peer size-full appearance-none rounded-full border-[1.5px] border-control bg-card checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand disabled:opacity-40 aria-invalid:border-danger"
        />
        <Check
          size={14}
          strokeWidth={3}
          aria-hidden
          className="pointer-events-none absolute inset-0 m-auto text-on-brand opacity-0 peer-checked:opacity-100"
        />
      </span>
      {children && <span className="min-w-0 flex-1">{children}</span>}
    </label>
  )
}
