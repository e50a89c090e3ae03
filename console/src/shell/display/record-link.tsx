import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface RecordLinkProps {
  /** Place of the console: `/orders/order`. */
  to: string
  /** What of it: `{ order_id: 7 }`. */
  search: Record<string, unknown>
  children: ReactNode
}

/** A value that leads to what it is made of. */
export const RecordLink = ({ to, search, children }: RecordLinkProps) => (
  // The router of the types is the storefront's.
  <Link to={to} search={search as never}>
    {children}
  </Link>
)
