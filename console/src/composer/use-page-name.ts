import type { PageRow } from '@longmall/contract/content-staff.ts'
import { useWords } from '../shell/language.tsx'

/** What a page is called: the home page in the operator's language, a topic by its name. */
export function usePageName(): (page: Pick<PageRow, 'kind' | 'label'>) => string {
  const say = useWords('composer')
  return ({ kind, label }) => (kind === 'home' ? say('kind_home') : label)
}
