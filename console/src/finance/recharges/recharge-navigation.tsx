import { SubNavigation } from '../../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../../shell/language.tsx'

export function RechargeNavigation() {
  const t = useTranslations('finance')
  return (
    <SubNavigation
      entries={[
        { path: '/recharges', label: t('tab_list') },
        { path: '/recharges/offers', label: t('tab_offers') },
      ]}
    />
  )
}
