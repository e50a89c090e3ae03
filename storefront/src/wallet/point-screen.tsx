import type { OutputOf } from '@longmall/contract/operation.ts'
import type { wallet } from '@longmall/contract/wallet.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCurrency } from '../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { formatPercent } from '@longmall/web/format/number-text.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useAddon } from '../shell/shared.ts'
import { shownAmount } from './amounts.ts'
import { EntryList } from './entry-list.tsx'
import { TopicChips } from './topic-chips.tsx'
import { readDetail } from './wallet-address.ts'

/** Longcoin (WAL-07): how many, what they are worth, how they are used, and every change of them. */
export function PointScreen() {
  const t = useTranslations('wallet')
  const go = useGo()
  const { topic } = useScreenSearch(readDetail)
  const view = useQuery(query('wallet/view', {}))
  return (
    <>
      <PageHeader title={t('point_title')} fallback="/v2/member/index/index" />
      {view.isError && !view.data ? (
        <ErrorState busy={view.isFetching} onRetry={() => void view.refetch()} />
      ) : (
        <div className="space-y-3 p-3">
          {view.data ? <CoinCard longcoin={view.data.longcoin} /> : <Skeleton className="h-32 w-full rounded-16" />}
          {view.data ? <Rules longcoin={view.data.longcoin} /> : <Skeleton className="h-36 w-full rounded-12" />}
          <h2 className="px-1 pt-2 text-16 font-semibold text-strong">{t('point_detail')}</h2>
          <TopicChips
            unit="LONGCOIN"
            month={undefined}
            selected={topic}
            onSelect={(chosen) => void go('/v2/member/point/point', { topic: chosen }, { replace: true })}
          />
          <EntryList
            unit="LONGCOIN"
            topic={topic}
            empty={
              <EmptyState
                drawing="wallet"
                title={t('no_longcoin_records')}
                text={t('no_longcoin_records_text')}
                action={
                  <Link to="/v2/index/index/index" className={buttonClass({})}>
                    {t('go_shopping')}
                  </Link>
                }
              />
            }
          />
        </div>
      )}
      <BackToTop />
    </>
  )
}

type Longcoin = OutputOf<(typeof wallet)['view']>['longcoin']

function CoinCard({ longcoin }: { longcoin: Longcoin }) {
  const t = useTranslations('wallet')
  const hasPointsShop = useAddon('pointexchange')
  const currency = useCurrency()
  return (
    <section className="brand-gradient rounded-16 p-5 text-on-brand">
      <p className="text-14">{t('coins_now')}</p>
      <p className="figures mt-1 text-28 font-bold">{shownAmount(longcoin.available, 'LONGCOIN', currency)}</p>
      <div className="mt-1 flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="text-14">{t('coins_worth', { amount: displayPrice(longcoin.worth, currency) })}</p>
        {hasPointsShop && (
          <Link to="/promotionpages/point/list/list" className={buttonClass({ look: 'plain', size: 'small' })}>
            {t('to_points_shop')}
          </Link>
        )}
      </div>
    </section>
  )
}

function Rules({ longcoin: { per_dollar, max_permille } }: { longcoin: Longcoin }) {
  const t = useTranslations('wallet')
  const language = useLanguage()
  const currency = useCurrency()
  const rules = [
    t('rule_worth', { coins: shownAmount(String(per_dollar), 'LONGCOIN', currency), amount: displayPrice('1.00', currency) }),
    t('rule_share', {
      percent: formatPercent(max_permille / 1000, language),
    }),
    t('rule_password'),
    t('rule_refund'),
  ]
  return (
    <Card>
      <h2 className="text-14 font-semibold text-strong">{t('rules')}</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-14 text-body">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  )
}
