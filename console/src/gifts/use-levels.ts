import { useQuery } from '@tanstack/react-query'
import { nameOf } from '../promotions/campaigns/name-of.ts'
import { usePermissions } from '../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { useConsoleLanguage } from '../shell/language.tsx'

/** Names of the member levels by grade; empty for an operator without permission to view members. */
export function useLevels(): Map<number, string> {
  const can = usePermissions()
  const { language } = useConsoleLanguage()
  const { data } = useQuery({ ...query('member/list_levels', {}), staleTime: 60_000, enabled: can('member/list_levels') })
  return new Map((data?.list ?? []).map(({ grade, texts }) => [grade, nameOf(texts, language)]))
}
