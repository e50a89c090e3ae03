import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** A rounded surface that groups content. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames('rounded-12 bg-card p-4', className)} />
}
