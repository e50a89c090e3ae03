import { SubNavigation } from '../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../shell/language.tsx'

/** The screens of the exchange centre: what is set up in two ways, and what members took of it. */
export function PointsShopTabs() {
  const t = useTranslations('pointsshop')
  return (
    <SubNavigation
      entries={[
        { path: '/points-shop', label: t('tab_items') },
        { path: '/points-shop/goods', label: t('tab_goods') },
        { path: '/points-shop/orders', label: t('tab_orders') },
      ]}
    />
  )
}
