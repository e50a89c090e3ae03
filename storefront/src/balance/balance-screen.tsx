import type { OutputOf } from '@longmall/contract/operation.ts'
import type { wallet } from '@longmall/contract/wallet.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowUpFromLine, CreditCard, History, ReceiptText } from 'lucide-react'
import { useLedgerCurrency, useSite } from '../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useAddon } from '../shell/shared.ts'
import { RecentEntries } from './recent-entries.tsx'

type Money = OutputOf<(typeof wallet)['view']>['money']

/** The member's balance (WAL-04): total, its two buckets, the frozen amount, and the actions. */
export function BalanceScreen() {
  const t = useTranslations('balance')
  const view = useQuery(query('wallet/view', {}))
  return (
    <>
      <PageHeader title={t('title')} fallback="/v2/member/index/index" />
      {view.isError && !view.data ? (
        <ErrorState onRetry={() => void view.refetch()} />
      ) : (
        <div className="space-y-3 p-3 pb-8">
          {view.data ? <BalanceCard money={view.data.money} /> : <Skeleton className="h-44 w-full rounded-16" />}
          {view.data ? <Buckets money={view.data.money} /> : <Skeleton className="h-44 w-full rounded-12" />}
          <RecentEntries />
          <Records />
        </div>
      )}
    </>
  )
}

function BalanceCard({ money }: { money: Money }) {
  const t = useTranslations('balance')
  const currency = useLedgerCurrency()
  const action = 'pressable flex min-h-11 flex-1 items-center justify-center gap-2 rounded-full border text-14 font-semibold'
  return (
    <section className="brand-gradient rounded-16 p-5 text-on-brand">
      <p className="text-14">{t('total')}</p>
      <p className="figures mt-1 text-28 font-bold">{displayPrice(money.total, currency)}</p>
      <div className="mt-5 flex gap-3">
        {useAddon('memberrecharge') && (
          <Link to="/v2/member/recharge/recharge" className={action}>
            <ArrowDownToLine size={18} aria-hidden />
            {t('recharge')}
          </Link>
        )}
        {useAddon('memberwithdraw') && (
          <Link to="/v2/member/withdrawal_apply/withdrawal_apply" className={action}>
            <ArrowUpFromLine size={18} aria-hidden />
            {t('withdraw')}
          </Link>
        )}
      </div>
    </section>
  )
}

const buckets = ['withdrawable', 'non_withdrawable', 'frozen'] as const

function Buckets({ money }: { money: Money }) {
  const t = useTranslations('balance')
  const currency = useLedgerCurrency()
  return (
    <Card className="py-1">
      <dl>
        {buckets.map((bucket) => (
          <div key={bucket} className="flex min-h-14 items-center justify-between gap-3 py-2 not-first:hairline-t">
            <dt>
              <span className="block text-14 text-strong">{t(bucket)}</span>
              <span className="block text-12 text-quiet">{t(`${bucket}_note`)}</span>
            </dt>
            <dd className="figures shrink-0 text-16 font-semibold text-strong">{displayPrice(money[bucket], currency)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const records = [
  { key: 'recharge_records', to: '/v2/member/recharge_list/recharge_list', icon: ReceiptText, addon: 'memberrecharge' },
  { key: 'withdrawal_records', to: '/v2/member/withdrawal_list/withdrawal_list', icon: History, addon: 'memberwithdraw' },
  { key: 'accounts', to: '/v2/member/account/account', icon: CreditCard, addon: 'memberwithdraw' },
] as const

function Records() {
  const t = useTranslations('balance')
  const { addons } = useSite()
  const shown = records.filter(({ addon }) => addons[addon])
  if (shown.length === 0) return null
  return (
    <nav aria-label={t('manage')} className="overflow-hidden rounded-12 bg-card">
      {shown.map(({ key, to, icon: Icon }) => (
        <Link key={key} to={to} className={`${rowClass} not-first:hairline-t`}>
          <ListItem icon={<Icon size={20} aria-hidden />} title={t(key)} arrow />
        </Link>
      ))}
    </nav>
  )
}
