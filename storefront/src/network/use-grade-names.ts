import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'

/** The names of the grades, lowest first; empty until they are loaded. */
export function useGrades() {
  const levels = useQuery({ ...query('member/levels', {}), staleTime: Number.POSITIVE_INFINITY })
  return levels.data?.list ?? []
}

/** The name of a grade; a blank until the names are loaded, so that nothing moves then. */
export function useGradeName(): (grade: number) => string {
  const grades = useGrades()
  return (grade) => grades.find((one) => one.grade === grade)?.name ?? '\u2007'
}
