import type { PageRow } from '@longmall/contract/content-staff.ts'
import { useTranslations } from '../shell/language.tsx'

/** The name of a page: the home page in the operator's language, a topic by its name. */
export function usePageName(): (page: Pick<PageRow, 'kind' | 'label'>) => string {
  const t = useTranslations('composer')
  return ({ kind, label }) => (kind === 'home' ? t('kind_home') : label)
}
