import { SubNavigation } from '../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../shell/language.tsx'

/** The screens of stores: the stores themselves, and the codes of agents. */
export function StoreTabs() {
  const t = useTranslations('store')
  return (
    <SubNavigation
      entries={[
        { path: '/stores', label: t('tab_stores') },
        { path: '/stores/agents', label: t('tab_agents') },
      ]}
    />
  )
}
