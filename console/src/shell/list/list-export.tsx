import { lazy, Suspense } from 'react'
import { type StaffPath, usePermissions } from '../call/permissions.ts'

const ExportButton = lazy(async () => ({ default: (await import('../../work/work-export.tsx')).ListWorkExport }))

/** Lists with a richer export of their own, and the permission that the complete list additionally requires. */
const hasOwn = new Set<string>(['order/search', 'member/list_members', 'wallet/account_statement'])
const alsoRequires: Partial<Record<string, StaffPath>> = {
  'ops/liability_holders': 'ops/export_liabilities',
  'ops/liability_accounts': 'ops/export_liabilities',
}

export interface ListExportProps {
  /** The query of the list. */
  list: string
  /** Its input, without the page. */
  filters?: Record<string, unknown>
  /** Visible columns in order: they are the first columns of the file, with these titles. */
  columns?: readonly { name: string; title: string }[]
}

/** Exports all rows of a filtered list as a file; hidden if the list has its own export or the role lacks permission (CON-10). */
export function ListExport({ list, filters = {}, columns = [] }: ListExportProps) {
  const can = usePermissions()
  const also = alsoRequires[list]
  if (hasOwn.has(list) || !can('work/export_list') || (also && !can(also))) return null
  const named = columns.flatMap(({ name, title }) => (title.trim() === '' ? [] : [{ name, title: title.trim() }]))
  return (
    <Suspense>
      <ExportButton list={list} filters={JSON.stringify(filters)} {...(named.length > 0 && { columns: named })} />
    </Suspense>
  )
}
