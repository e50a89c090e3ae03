import { SubNavigation } from '../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../shell/language.tsx'

/** Tabs of the points shop: coupons and red packets, goods, and orders. */
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
