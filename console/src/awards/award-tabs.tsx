import { SubNavigation } from '../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../shell/language.tsx'

/** The screens of awards: versions of the plan, and the settlement runs. */
export function AwardTabs() {
  const t = useTranslations('award')
  return (
    <SubNavigation
      entries={[
        { path: '/awards', label: t('tab_plans') },
        { path: '/awards/runs', label: t('tab_runs') },
      ]}
    />
  )
}
