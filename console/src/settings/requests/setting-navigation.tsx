import { SubNavigation } from '../../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../../shell/language.tsx'

/** Settings, and the pending changes. */
export function SettingNavigation() {
  const t = useTranslations('setting')
  return (
    <SubNavigation
      entries={[
        { path: '/settings', label: t('title') },
        { path: '/settings/requests', label: t('requests') },
      ]}
    />
  )
}
