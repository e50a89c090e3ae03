import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useConsoleLanguage } from '../../shell/language.tsx'
import { levelName } from './level-name.ts'

/** The levels as options of a choice, the lowest first. */
export function useLevels(): { value: number; label: string }[] {
  const { language } = useConsoleLanguage()
  const { data } = useQuery(query('distribution/list_levels', {}))
  return (data?.list ?? []).map((level) => ({ value: level.level_id, label: levelName(level, language) }))
}
