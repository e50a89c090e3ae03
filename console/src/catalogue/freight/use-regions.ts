import { useQuery } from '@tanstack/react-query'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { regionOptions } from './region-names.ts'

/** The regions to choose from, loaded on demand. */
export function useRegions() {
  const t = useTranslations('tree')
  const { language } = useConsoleLanguage()
  return (
    useQuery({ queryKey: ['regions', language], staleTime: Infinity, queryFn: () => regionOptions(language, t('other_regions_label')) })
      .data ?? []
  )
}
