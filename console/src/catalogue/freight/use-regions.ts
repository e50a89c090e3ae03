import { useQuery } from '@tanstack/react-query'
import { useConsoleLanguage, useWords } from '../../shell/language.tsx'
import { regionOptions } from './region-names.ts'

/** The regions to choose from, loaded when they are first asked for. */
export function useRegions() {
  const say = useWords('tree')
  const { language } = useConsoleLanguage()
  return (
    useQuery({ queryKey: ['regions', language], staleTime: Infinity, queryFn: () => regionOptions(language, say('elsewhere')) }).data ?? []
  )
}
