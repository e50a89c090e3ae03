import { PageHeader } from '../shell/layout/page-header.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { CoinShopDisabled } from './parts/coin-shop-disabled.tsx'

/** The notice that the coin shop is not enabled by the merchant. */
export function DisabledScreen() {
  const say = usePhrases('exchange')
  return (
    <>
      <PageHeader title={say('title')} />
      <CoinShopDisabled />
    </>
  )
}
