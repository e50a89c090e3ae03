import { SubNavigation } from '../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../shell/language.tsx'

/** The screens of gifts: the rules, and the issued ones. */
export function GiftTabs() {
  const t = useTranslations('gift')
  return (
    <SubNavigation
      entries={[
        { path: '/gifts', label: t('tab_rules') },
        { path: '/gifts/grants', label: t('tab_grants') },
      ]}
    />
  )
}
