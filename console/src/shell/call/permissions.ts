import type { Api } from '@longmall/contract/index.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'

/** Paths of the operations that operators call. */
export type StaffPath = { [Key in keyof Api]: Api[Key]['access']['who'] extends 'staff' ? Key : never }[keyof Api]

/** The caller, fetched once: the shell renders nothing before the response. */
export const useStaff = () => useQuery({ ...query('staff/view', {}), staleTime: 60_000 }).data

/** May the caller's role call this operation, or one of these? What it may not is not offered; the server checks it again. */
export function usePermissions(): (path: StaffPath | readonly StaffPath[]) => boolean {
  const operations = useStaff()?.operations ?? []
  return (path) => [path].flat().some((one) => operations.includes(one))
}
