import { lazy, Suspense } from 'react'
import { type StaffPath, useMay } from '../call/may.ts'

const ExportButton = lazy(async () => ({ default: (await import('../../work/work-export.tsx')).ListWorkExport }))

/** What has a richer export of its own, and the right that the whole list asks for beside its own. */
const hasOwn = new Set<string>(['order/search', 'member/list_members', 'wallet/account_statement'])
const alsoAsks: Partial<Record<string, StaffPath>> = { 'ops/owed_holders': 'ops/export_owed', 'ops/owed_accounts': 'ops/export_owed' }

export interface ListExportProps {
  /** The query that answers the list. */
  list: string
  /** What it is asked for, but for its page. */
  filters?: Record<string, unknown>
  /** What is shown, in order: these columns come first in the file, with these titles. */
  columns?: readonly { name: string; title: string }[]
}

/** Every row that a list shows by its filters, as a file; nothing where the list has an export of its own, or the role may not (CON-10). */
export function ListExport({ list, filters = {}, columns = [] }: ListExportProps) {
  const may = useMay()
  const also = alsoAsks[list]
  if (hasOwn.has(list) || !may('work/export_list') || (also && !may(also))) return null
  const named = columns.flatMap(({ name, title }) => (title.trim() === '' ? [] : [{ name, title: title.trim() }]))
  return (
    <Suspense>
      <ExportButton list={list} filters={JSON.stringify(filters)} {...(named.length > 0 && { columns: named })} />
    </Suspense>
  )
}
