import type { InputOf } from '@longmall/contract/operation.ts'
import type { work as contract } from '@longmall/contract/work.ts'
import { createContext, type Context, type StaffActor, type SystemActor } from '../../kernel/context.ts'
import type { Domain } from '../../kernel/http/http.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { operatorOf } from '../../kernel/security/session.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import type { Cell } from '../../kernel/sheet/cell.ts'
import { writeSheet } from '../write-sheet.ts'
import type { WorkKind, WorkTools } from '../work-kind.ts'
import { sheetColumns } from './columns.ts'
import { mayExport, staffLists, type StaffList } from './find-list.ts'
import { loadValueLabels } from './value-labels.ts'

export type ListExport = Omit<InputOf<typeof contract.export_list>, 'filters'> & { filters: Record<string, unknown> }
type Rows = { list: Record<string, unknown>[]; next?: string | null }
type ListQuery = (input: Record<string, unknown>) => Promise<Rows>

/** More than a client may ask for at once: a million rows are two thousand questions. */
const pageSize = 500

/** The stored input of the job. Its file is for the operator who started it, and for owners: permissions differ between lists. */
export const listExportKind = { name: 'list.export', title: 'work.title_list_export', permission: 'work.others' } as const

/**
 * The export of any console list. Rows come from the list's own handler, page by page, called as the operator who started it with the
 * role's current permissions; so nobody gets a row or field that the list does not show them.
 */
export function listExport(domains: readonly Domain[]): WorkKind<ListExport> {
  const handlers = new Map(
    domains.flatMap((domain) => Object.entries(domain.contract).map(([name, { path }]) => [path, domain.handlers[name]!] as const)),
  )
  return {
    ...listExportKind,
    run: async (context, request, tools) => {
      const list = staffLists.get(request.list)
      const handle = handlers.get(request.list) as ((context: Context, input: unknown) => Promise<Rows>) | undefined
      if (!list || !handle) throw new Refusal('work.list_unknown')
      const actor = await operatorOf(context.db, tools.staff_id)
      if (!actor || !mayExport(actor, list)) throw new Refusal('call.forbidden')
      const operator = contextOf(context, actor, request.list)
      const pages = pagesOf(operator, list, request, (input) => handle(operator, input), tools)
      await writeSheet(context, tools, { name: request.list.replace('/', '-').replaceAll('_', '-'), format: request.format, pages })
    },
  }
}

const contextOf = ({ site, language, now }: Context<SystemActor>, actor: StaffActor, action: string): Context<StaffActor> =>
  createContext(site, actor, { language, now, action })

async function* pagesOf(
  context: Context<StaffActor>,
  { operation, row, isPaged }: StaffList,
  { filters, columns: titles = [] }: ListExport,
  query: ListQuery,
  { report }: WorkTools,
): AsyncGenerator<Cell[][]> {
  const { language, setting } = context
  const columns = sheetColumns(operation.path, row, {
    context,
    language,
    titles: new Map(titles.map(({ name, title }) => [name, title])),
    zone: setting(zoneSettings.time_zone),
    valueLabels: await loadValueLabels(language),
  })
  yield [columns.map(({ heading }) => ({ text: heading }))]
  let [done, cursor]: [number, string | null] = [0, null]
  do {
    const page: Rows = await query(isPaged ? { ...filters, page_size: pageSize, ...(cursor !== null && { cursor }) } : filters)
    if (page.list.length > 0) yield page.list.map((one) => columns.map(({ cell }) => cell(one)))
    cursor = page.next ?? null
    done += page.list.length
    report(done)
  } while (cursor !== null)
}
