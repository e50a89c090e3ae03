import type { member } from '@longmall/contract/member.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { useSearch } from '@tanstack/react-router'
import { WorkExport } from '../work/work-export.tsx'

type Input = Omit<InputOf<typeof member.export_all>, 'format'>
const names = ['search', 'grade', 'state', 'tag_id', 'regional_code', 'dealer_code', 'sort'] as const satisfies readonly (keyof Input)[]
// The address turns "12" into a number.
const texts = new Set<keyof Input>(['search', 'regional_code', 'dealer_code'])

/** What the filters of the list show, as a file sorted as the list (CON-10). */
export function MembersExport() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const filters: Input = Object.fromEntries(
    names.flatMap((name) => (search[name] === undefined ? [] : [[name, texts.has(name) ? String(search[name]) : search[name]]])),
  )
  return <WorkExport command="member/export_all" filters={filters} />
}
