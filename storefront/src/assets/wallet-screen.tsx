import type { CoinWallet } from '@longmall/contract/asset-wallet.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { PullToRefresh } from '@longmall/ui/action/pull-to-refresh.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useQuery } from '@tanstack/react-query'
import { AreaGate } from '../asset-area/area-gate.tsx'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useLedgerCurrency } from '../shell/site.ts'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { CoinCard } from './coin-card.tsx'
import { CoinEntries } from './coin-entries.tsx'
import { PriceCard } from './price-card.tsx'
import { QuickActionGrid } from './quick-action-grid.tsx'
import { readCoinWallet } from './wallet-address.ts'

/** The wallet of coins (AST-01): worth of all, what can be done, prices, and each unit by where it is, down to the entries. */
export function WalletScreen() {
  const t = useTranslations('assets')
  const { unit, place, frozen_for } = useScreenSearch(readCoinWallet)
  return (
    <AreaGate title={t('title')}>
      {unit !== undefined && place !== undefined ? (
        <CoinEntries key={`${unit} ${place} ${frozen_for}`} unit={unit} place={place} frozen_for={frozen_for} />
      ) : (
        <Wallet />
      )}
      <BackToTop />
    </AreaGate>
  )
}

function Wallet() {
  const t = useTranslations('assets')
  const wallet = useQuery({ ...query('asset_area/wallet', {}), staleTime: 0 })
  return (
    <>
      <PageHeader title={t('title')} fallback="/v2/member/index/index" />
      {wallet.isError && !wallet.data ? (
        <ErrorState busy={wallet.isFetching} onRetry={() => void wallet.refetch()} />
      ) : wallet.data ? (
        <PullToRefresh onRefresh={() => wallet.refetch()}>
          <div className="space-y-3 p-3 pb-8">
            <Worth wallet={wallet.data} />
            <QuickActionGrid wallet={wallet.data} />
            {wallet.data.is_empty && <p className="rounded-12 bg-card p-4 text-14 text-body">{t('empty_text')}</p>}
            <PriceCard />
            <div className="grid gap-3 md:grid-cols-2">
              {wallet.data.units.map((balance) => (
                <CoinCard key={balance.unit} balance={balance} />
              ))}
            </div>
          </div>
        </PullToRefresh>
      ) : (
        <div aria-busy className="space-y-3 p-3">
          <Skeleton className="h-28 w-full rounded-16" />
          <Skeleton className="h-60 w-full rounded-12" />
          <Skeleton className="h-56 w-full rounded-12" />
          <Skeleton className="h-32 w-full rounded-12" />
        </div>
      )}
    </>
  )
}

function Worth({ wallet: { worth, day } }: { wallet: CoinWallet }) {
  const t = useTranslations('assets')
  const language = useLanguage()
  const ledgerCurrency = useLedgerCurrency()
  return (
    <section className="brand-gradient rounded-16 p-5 text-on-brand">
      <p className="text-14">{t('worth')}</p>
      <p className="figures mt-1 text-28 font-bold break-words">{displayPrice(worth, ledgerCurrency)}</p>
      <p className="mt-1 text-12">{t('at_price_of', { day: dayFormat(language, { dateStyle: 'medium' })(day) })}</p>
    </section>
  )
}
