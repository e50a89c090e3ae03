import type { ScreenPath } from '../routes/table.ts'
import type { ReactNode } from 'react'
import { Link } from '../shell/link.tsx'
import { contentAddress } from './content-address.ts'

export interface ContentLinkProps {
  href: string
  className?: string
  draggable?: boolean
  'aria-label'?: string
  children: ReactNode
}

/** A link as an operator wrote it; one that leads nowhere shows its content alone. */
export function ContentLink({ href, children, className, ...rest }: ContentLinkProps) {
  const address = contentAddress(href)
  if (!address) return <span className={className}>{children}</span>
  return (
    <Link to={address.path as ScreenPath} search={address.search} className={className} {...rest}>
      {children}
    </Link>
  )
}
