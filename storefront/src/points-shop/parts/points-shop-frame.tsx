import type { ReactNode } from 'react'
import type { ScreenPath } from '../../routes/table.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useAddon } from '../../shell/shared.ts'
import { PointsShopDisabled } from './points-shop-disabled.tsx'
import { HelpButton } from './help-button.tsx'

export interface PointsShopFrameProps {
  title: string
  fallback?: ScreenPath
  children: ReactNode
}

/** A screen of the exchange centre: its bar with the help, and the notice in place of the rest while it is switched off. */
export function PointsShopFrame({ title, fallback = '/promotionpages/point/list/list', children }: PointsShopFrameProps) {
  const isOn = useAddon('pointexchange')
  const t = useTranslations('pointsshop')
  return (
    <>
      <PageHeader title={isOn ? title : t('title')} fallback={fallback} action={isOn && <HelpButton />} />
      {isOn ? children : <PointsShopDisabled />}
    </>
  )
}
