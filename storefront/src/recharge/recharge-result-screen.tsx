import type { Recharge } from '@longmall/contract/recharge.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { LoadingScreen } from '@longmall/ui/state/loading-screen.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { useEffect } from 'react'
import { useLedgerCurrency } from '../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { readRechargeId } from './recharge-address.ts'
import { useGiftLabels } from './use-gift-labels.ts'

const signs = {
  success: { icon: CircleCheck, tone: 'text-success' },
  fail: { icon: CircleX, tone: 'text-danger' },
  closed: { icon: CircleX, tone: 'text-quiet' },
  pending: { icon: Clock, tone: 'text-warning' },
}
const outcomes = { paid: 'success', failed: 'fail', closed: 'closed', unpaid: 'pending' } as const

/** Result of a recharge: success, failed, or pending, which polls (WAL-05). */
export function RechargeResultScreen() {
  const t = useTranslations('recharge')
  const { recharge_id } = useScreenSearch(readRechargeId)
  const client = useQueryClient()
  const recharge = useQuery({
    ...query('recharge/view', { recharge_id }),
    enabled: recharge_id > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'unpaid' ? 2000 : false),
  })
  const isPaid = recharge.data?.state === 'paid'
  useEffect(() => {
    if (isPaid) for (const domain of ['wallet', 'member']) void client.invalidateQueries({ queryKey: [domain] })
  }, [isPaid, client])
  const isMissing = recharge_id === 0 || recharge.error?.kind === 'refused'
  return (
    <>
      <PageHeader title={t('result_title')} fallback="/v2/member/balance/balance" />
      {isMissing && (
        <EmptyState
          drawing="wallet"
          title={t('not_there')}
          action={
            <Link to="/v2/member/recharge_list/recharge_list" replace className={buttonClass({})}>
              {t('records')}
            </Link>
          }
        />
      )}
      {!isMissing && recharge.isPending && <LoadingScreen />}
      {!isMissing && recharge.isError && !recharge.data && <ErrorState onRetry={() => void recharge.refetch()} />}
      {recharge.data && <Result recharge={recharge.data} />}
    </>
  )
}

function Result({ recharge }: { recharge: Recharge }) {
  const t = useTranslations('recharge')
  const currency = useLedgerCurrency()
  const gifts = useGiftLabels()(recharge)
  const outcome = outcomes[recharge.state]
  const { icon: Icon, tone } = signs[outcome]
  const mayPay = outcome === 'fail' || outcome === 'pending'
  return (
    <div className="flex flex-col items-center px-6 pt-12 text-center" role="status" data-outcome={outcome}>
      <Icon size={64} strokeWidth={1.5} aria-hidden className={tone} />
      <h2 className="mt-4 text-22 font-bold text-strong">{t(outcome)}</h2>
      <p className="figures mt-2 text-28 font-bold text-strong">{formatAmount(recharge.amount, recharge.unit, currency)}</p>
      {outcome === 'success' && gifts.length > 0 && <p className="text-14 text-price">{gifts.join(' · ')}</p>}
      <p className="mt-2 max-w-72 text-14 text-quiet">{t(`${outcome}_text`)}</p>
      <div className="mt-8 grid w-full gap-3">
        {mayPay && (
          <Link
            to="/v1/order/payment/payment"
            search={{ payment_id: recharge.payment_id }}
            replace
            className={buttonClass({ look: outcome === 'fail' ? 'primary' : 'soft', size: 'large', block: true })}
          >
            {t('again')}
          </Link>
        )}
        <Link
          to="/v2/member/balance/balance"
          replace
          className={buttonClass({ look: outcome === 'fail' ? 'soft' : 'primary', size: 'large', block: true })}
        >
          {t('view_balance')}
        </Link>
        <Link
          to="/v2/member/recharge_detail/recharge_detail"
          search={{ recharge_id: recharge.recharge_id }}
          className={buttonClass({ look: 'plain', block: true })}
        >
          {t('view_detail')}
        </Link>
      </div>
    </div>
  )
}
