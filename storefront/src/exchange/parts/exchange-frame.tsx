import type { ReactNode } from 'react'
import type { ScreenPath } from '../../routes/table.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { useAddon } from '../../shell/shared.ts'
import { CoinShopDisabled } from './coin-shop-disabled.tsx'
import { HelpButton } from './help-button.tsx'

export interface ExchangeFrameProps {
  title: string
  fallback?: ScreenPath
  children: ReactNode
}

/** A screen of the exchange centre: its bar with the help, and the notice in place of the rest while it is switched off. */
export function ExchangeFrame({ title, fallback = '/promotionpages/point/list/list', children }: ExchangeFrameProps) {
  const isOn = useAddon('pointexchange')
  const say = usePhrases('exchange')
  return (
    <>
      <PageHeader title={isOn ? title : say('title')} fallback={fallback} action={isOn && <HelpButton />} />
      {isOn ? children : <CoinShopDisabled />}
    </>
  )
}
