import type { OutputOf } from '@longmall/contract/operation.ts'
import type { recharge } from '@longmall/contract/recharge.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { RewardOffers } from '../reward/parts/reward-offers.tsx'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { RechargeForm } from './recharge-form.tsx'

/** Recharges money, ACC or USDP (WAL-05): an offer with its gift, or an own amount. */
export function RechargeScreen() {
  const t = useTranslations('recharge')
  const offers = useQuery({ ...query('recharge/offers', {}), staleTime: 0 })
  const isOff = offers.isError && offers.error.kind === 'refused'
  return (
    <>
      <PageHeader
        title={t('title')}
        fallback="/v2/member/balance/balance"
        action={
          <Link to="/v2/member/recharge_list/recharge_list" className="flex min-h-11 items-center px-2 text-14 text-brand-ink">
            {t('records')}
          </Link>
        }
      />
      {isOff && <RechargeUnavailable title={offers.error.message} />}
      {offers.isError && !isOff && !offers.data && <ErrorState onRetry={() => void offers.refetch()} />}
      {offers.isPending && (
        <div className="space-y-3 p-3">
          <Skeleton className="h-11 w-full rounded-12" />
          <Skeleton className="h-64 w-full rounded-12" />
          <Skeleton className="h-32 w-full rounded-12" />
        </div>
      )}
      {offers.data?.refusal && <Frozen refusal={offers.data.refusal} />}
      {offers.data && !offers.data.refusal && <RechargeForm offers={offers.data} onRefused={() => void offers.refetch()} />}
      {offers.data && !offers.data.refusal && <RewardOffers occasion="recharge" />}
    </>
  )
}

function Frozen({ refusal: { reason, text } }: { refusal: NonNullable<OutputOf<typeof recharge.offers>['refusal']> }) {
  const t = useTranslations('recharge')
  return reason === 'window_frozen' ? (
    <EmptyState
      drawing="wallet"
      title={text}
      text={t('frozen_text')}
      action={
        <Link to="/v1/member/level/level" className={buttonClass({})}>
          {t('see_levels')}
        </Link>
      }
    />
  ) : (
    <RechargeUnavailable title={text} />
  )
}

function RechargeUnavailable({ title, text }: { title: string; text?: string }) {
  const t = useTranslations('recharge')
  return (
    <EmptyState
      drawing="wallet"
      title={title}
      text={text}
      action={
        <Link to="/v2/member/balance/balance" replace className={buttonClass({})}>
          {t('view_balance')}
        </Link>
      }
    />
  )
}
