import type { order } from '@longmall/contract/order.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { useSearch } from '@tanstack/react-router'
import { WorkExport } from '../work/work-export.tsx'

type Input = Omit<InputOf<typeof order.export_all>, 'format'>
const names = [
  'keyword',
  'goods',
  'member_id',
  'state',
  'order_type',
  'warehouse',
  'promotion_kind',
  'promotion_id',
  'from_day',
  'until_day',
  'paid_from_day',
  'paid_until_day',
  'refunded_from_day',
  'refunded_until_day',
  'sort',
] as const satisfies readonly (keyof Input)[]

/** What the filters of the list show, as a file of every line, sorted as the list (ORD-16, CON-10). */
export function ExportButtons() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const filters: Input = Object.fromEntries(
    names.flatMap((name) =>
      search[name] === undefined ? [] : [[name, name === 'keyword' || name === 'goods' ? String(search[name]) : search[name]]],
    ),
  )
  return <WorkExport command="order/export_all" filters={filters} />
}
