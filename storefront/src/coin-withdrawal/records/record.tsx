import type { CoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { mutation, query } from '@longmall/web/call/query.ts'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useLedgerCurrency } from '../../shell/site.ts'
import { toast } from '../../shell/toast.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { DestinationLine } from '../book/destination-line.tsx'
import { ScanCode } from './scan-code.tsx'
import { StateTag } from './state-tag.tsx'
import { isOver } from './steps-of.ts'
import { Timeline } from './timeline.tsx'

/** In ms: a code is redeemed while the member looks at it, other states change by the day. */
const refreshEvery = (state: CoinWithdrawal['state'] | undefined) => (state === 'ready' ? 4_000 : state === 'sending' ? 30_000 : false)

/** One coin withdrawal: what arrives, its code, how far it is, where it goes, and the way to cancel it. */
export function Record({ id }: { id: number }) {
  const t = useTranslations('coinwithdrawal')
  const record = useQuery({
    ...query('coin_withdrawal/view', { coin_withdrawal_id: id }),
    staleTime: 0,
    refetchInterval: ({ state }) => refreshEvery(state.data?.state),
  })
  const isGone = record.error?.kind === 'refused' && !record.data
  return (
    <>
      <PageHeader title={t('record_title')} fallback="/v2/assets/withdraw" />
      {isGone && (
        <EmptyState
          drawing="wallet"
          title={t('not_there')}
          action={
            <Link to="/v2/assets/withdraw" search={{ show: 'records' }} replace className={buttonClass({})}>
              {t('see_records')}
            </Link>
          }
        />
      )}
      {!isGone && record.isError && !record.data && <ErrorState busy={record.isFetching} onRetry={() => void record.refetch()} />}
      {record.isPending && (
        <div className="space-y-3 p-3" aria-busy>
          <Skeleton className="h-32 w-full rounded-12" />
          <Skeleton className="h-48 w-full rounded-12" />
          <Skeleton className="h-40 w-full rounded-12" />
        </div>
      )}
      {record.data && <Body withdrawal={record.data} />}
    </>
  )
}

function Body({ withdrawal }: { withdrawal: CoinWithdrawal }) {
  const t = useTranslations('coinwithdrawal')
  const currency = useLedgerCurrency()
  const { state, way, unit, amount, fee, net, worth, destination, reason, reference, coin_withdrawal_no } = withdrawal
  const coins = (value: string) => formatAmount(value, unit, null)
  const isBack = isOver(state) && state !== 'done'
  return (
    <div className="space-y-3 p-3 pb-8">
      <Card className="space-y-1 py-6 text-center">
        <p className="text-14 text-quiet">{t(isBack ? 'given_back' : 'net')}</p>
        <p className="figures text-28 font-bold break-words text-strong">{coins(isBack ? amount : net)}</p>
        <p className="figures pb-1 text-12 text-quiet">{t('worth_then', { amount: displayPrice(worth, currency) })}</p>
        <StateTag state={state} />
        {reason && <p className="pt-2 text-14 text-danger">{t('because', { reason })}</p>}
      </Card>
      {state === 'ready' && <ScanCode withdrawal={withdrawal} />}
      <Card>
        <h2 className="pb-3 text-14 font-semibold text-strong">{t('progress')}</h2>
        <Timeline withdrawal={withdrawal} />
      </Card>
      {destination && (
        <Card className="flex items-start gap-3">
          <DestinationLine destination={destination} />
        </Card>
      )}
      <Card>
        <dl className="space-y-2 text-14">
          <Fact label={t('way')}>{t(`way_${way}`)}</Fact>
          <Fact label={t('amount')}>{coins(amount)}</Fact>
          {!isBack && <Fact label={t('fee_plain')}>{coins(fee)}</Fact>}
          {!isBack && <Fact label={t('net')}>{coins(net)}</Fact>}
          <Fact label={t('number')}>{coin_withdrawal_no}</Fact>
          {reference && (
            <Fact label={t('reference')}>
              <span className="break-all">{reference}</span>
            </Fact>
          )}
        </dl>
      </Card>
      {withdrawal.can_cancel && <Cancel withdrawal={withdrawal} />}
    </div>
  )
}

function Cancel({ withdrawal: { coin_withdrawal_id, amount, unit } }: { withdrawal: CoinWithdrawal }) {
  const t = useTranslations('coinwithdrawal')
  const client = useQueryClient()
  const cancel = useMutation({
    ...mutation('coin_withdrawal/cancel'),
    onSuccess: () => toast(t('cancelled'), { icon: 'success' }),
    onSettled: () => Promise.all(['coin_withdrawal', 'wallet'].map((domain) => client.invalidateQueries({ queryKey: [domain] }))),
  })
  const confirmCancel = async () => {
    const question = {
      title: t('cancel_question'),
      text: t('cancel_text', { amount: formatAmount(amount, unit, null) }),
      confirmLabel: t('cancel_request'),
      cancelLabel: t('keep_request'),
      danger: true,
    }
    if (await confirm(question)) cancel.mutate({ coin_withdrawal_id })
  }
  return (
    <Button look="plain" block busy={cancel.isPending} onClick={() => void confirmCancel()}>
      {t('cancel_request')}
    </Button>
  )
}
