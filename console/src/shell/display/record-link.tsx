import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface RecordLinkProps {
  /** Path of the console: `/orders/order`. */
  to: string
  /** What of it: `{ order_id: 7 }`. */
  search: Record<string, unknown>
  children: ReactNode
}

/** A value linked to its record. */
export const RecordLink = ({ to, search, children }: RecordLinkProps) => (
  // The router of the types is the storefront's.
  <Link to={to} search={search as never}>
    {children}
  </Link>
)
