import type { ReactNode } from 'react'
import { LinkButton } from '../display/link-button.tsx'
import { useWords } from '../language.tsx'
import { wayToList } from './left-list.ts'

export interface ToListProps {
  /** The place of the list, `/orders`; where several lists lead here, all of them, the first for who came from none. */
  to: string | readonly string[]
  /** What the list must show at least, such as the kind of what is looked at. */
  search?: Record<string, unknown>
  children?: ReactNode
}

/** From one thing back to its list, with the filters, sort, columns and page that it had in this tab. */
export function ToList({ to, search, children }: ToListProps) {
  const say = useWords()
  return <LinkButton {...wayToList(to, search)}>{children ?? say('to_list')}</LinkButton>
}
