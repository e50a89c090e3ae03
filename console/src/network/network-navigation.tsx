import { SubNavigation } from '../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../shell/language.tsx'

export function NetworkNavigation() {
  const t = useTranslations('network')
  return (
    <SubNavigation
      entries={[
        { path: '/network', label: t('trees') },
        { path: '/network/sponsors', label: t('requests') },
      ]}
    />
  )
}
