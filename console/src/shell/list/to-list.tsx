import type { ReactNode } from 'react'
import { LinkButton } from '../display/link-button.tsx'
import { useWords } from '../language.tsx'
import { leftList } from './left-list.ts'

export interface ToListProps {
  /** The place of the list: `/orders`. */
  to: string
  /** What the list must show at least, such as the kind of what is looked at. */
  search?: Record<string, unknown>
  children?: ReactNode
}

/** From one thing back to its list, with the filters, sort, columns and page that it had in this tab. */
export function ToList({ to, search = {}, children }: ToListProps) {
  const say = useWords()
  const { search: left, cursors } = leftList(to, search)
  return (
    <LinkButton to={to} search={left} state={{ cursors }}>
      {children ?? say('to_list')}
    </LinkButton>
  )
}
