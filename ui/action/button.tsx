import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../state/spinner.tsx'

const looks = {
  primary: 'bg-brand text-on-brand',
  soft: 'bg-brand-soft text-brand-ink',
  // The border keeps the button visible on the page, whose colour is nearly its own.
  plain: 'bg-sunken text-strong inset-ring inset-ring-hairline',
  outline: 'border border-control text-strong bg-transparent',
  danger: 'bg-danger-fill text-on-fill',
  text: 'text-brand-ink bg-transparent px-2',
}

const sizes = {
  large: 'min-h-12 text-16 px-6',
  medium: 'min-h-11 text-16 px-5',
  /** 32 px visible size, 44 px touch target: `before` extends the target. */
  small: 'relative min-h-8 text-14 px-3 before:absolute before:inset-x-0 before:-inset-y-1.5',
}

export interface ButtonLook {
  look?: keyof typeof looks
  size?: keyof typeof sizes
  block?: boolean | undefined
}

/** Classes of a button, for a link that looks like one. */
export const buttonClass = ({ look = 'primary', size = 'medium', block }: ButtonLook) =>
  classNames(
    'pressable inline-flex items-center justify-center gap-2 rounded-full font-semibold text-center leading-5 disabled:opacity-50',
    looks[look],
    sizes[size],
    block && 'w-full',
  )

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner, retains the size and ignores further presses. */
  busy?: boolean | undefined
  icon?: ReactNode
}

export function Button({ look, size, block, busy, icon, className, children, disabled, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonClass({ look, size, block }), className)}
    >
      {busy ? <Spinner delay={0} size={18} /> : icon}
      {children}
    </button>
  )
}
