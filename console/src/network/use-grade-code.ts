import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { usePermissions } from '../shell/call/permissions.ts'

/** The code of a grade, "RM1"; its number for operators who may not see the levels. */
export function useGradeCode(): (grade: number) => string {
  const can = usePermissions()
  const levels = useQuery({ ...query('member/list_levels', {}), enabled: can('member/list_levels'), staleTime: 60_000 })
  return (grade) => levels.data?.list.find((level) => level.grade === grade)?.code ?? String(grade)
}
