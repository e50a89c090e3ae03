import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const tones = {
  brand: 'bg-brand-soft text-brand-ink',
  danger: 'bg-danger-soft text-danger',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  quiet: 'bg-sunken text-quiet',
}

/** A short fact beside a name or a price, such as the reason for it. */
export function Tag({ tone = 'brand', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-block max-w-full truncate rounded-4 px-1.5 align-middle text-11 leading-4.5 whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}

/** The reason for a price across the upper corner of a picture; its parent must be `relative`. */
export function Ribbon({ children }: { children: ReactNode }) {
  return (
    <span className="absolute top-0 left-0 max-w-full truncate rounded-br-8 bg-danger-fill px-2 text-11 leading-5 font-semibold text-on-fill">
      {children}
    </span>
  )
}
