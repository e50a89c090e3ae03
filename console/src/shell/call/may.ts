import type { Api } from '@longmall/contract/index.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'

/** Paths of the operations that operators call. */
export type StaffPath = { [Key in keyof Api]: Api[Key]['access']['who'] extends 'staff' ? Key : never }[keyof Api]

/** The caller, asked for once: the frame shows nothing before the answer is there. */
export const useStaff = () => useQuery({ ...query('staff/view', {}), staleTime: 60_000 }).data

/** May the caller's role call this operation, or one of these? What it may not is not offered; the server judges it again. */
export function useMay(): (path: StaffPath | readonly StaffPath[]) => boolean {
  const operations = useStaff()?.operations ?? []
  return (path) => [path].flat().some((one) => operations.includes(one))
}
