import { SubNavigation } from '../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../shell/language.tsx'

/** The screens of pickup: orders that wait, and what was handed over. */
export function PickupTabs() {
  const t = useTranslations('redemption')
  return (
    <SubNavigation
      entries={[
        { path: '/pickups', label: t('tab_orders') },
        { path: '/pickups/redemptions', label: t('tab_redemptions') },
      ]}
    />
  )
}
