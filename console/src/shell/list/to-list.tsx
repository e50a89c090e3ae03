import type { ReactNode } from 'react'
import { LinkButton } from '../display/link-button.tsx'
import { useTranslations } from '../language.tsx'
import { linkToList } from './remembered-lists.ts'

export interface ToListProps {
  /** The path of the list, `/orders`; where several lists link here, all of them, the first as the default. */
  to: string | readonly string[]
  /** Required filters of the list, such as the kind of the current record. */
  search?: Record<string, unknown>
  children?: ReactNode
}

/** The link from a record back to its list, with this tab's filters, sort, columns and page. */
export function ToList({ to, search, children }: ToListProps) {
  const t = useTranslations()
  return <LinkButton {...linkToList(to, search)}>{children ?? t('to_list')}</LinkButton>
}
