import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name. */
  label: string
  icon: ReactNode
}

/** A round 44-px button that shows only an icon. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        'pressable inline-flex size-11 shrink-0 items-center justify-center rounded-full disabled:opacity-40',
        className,
      )}
    >
      {icon}
    </button>
  )
}
