import { PageHeader } from '../shell/layout/page-header.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { PointsShopDisabled } from './parts/points-shop-disabled.tsx'

/** The notice that the coin shop is not enabled by the merchant. */
export function PointsShopDisabledScreen() {
  const t = useTranslations('pointsshop')
  return (
    <>
      <PageHeader title={t('title')} />
      <PointsShopDisabled />
    </>
  )
}
