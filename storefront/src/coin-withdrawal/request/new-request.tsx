import type { CoinWay, coinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { RequestForm } from './request-form.tsx'
import { WayChoice } from './way-choice.tsx'

export type Terms = OutputOf<(typeof coinWithdrawal)['terms']>

/** A new request by one way, or where none is given by the first that the shop offers; a member who may not make one sees why. */
export function NewRequest({ title, way }: { title: string; way: CoinWay | undefined }) {
  const t = useTranslations('coinwithdrawal')
  const terms = useQuery({ ...query('coin_withdrawal/terms', {}), staleTime: 0 })
  const isRefused = terms.error?.kind === 'refused'
  return (
    <>
      <PageHeader
        title={title}
        fallback="/v2/assets/index"
        action={
          <Link
            to="/v2/assets/withdraw"
            search={{ show: 'records' }}
            className="flex min-h-11 items-center px-2 text-14 whitespace-nowrap text-brand-ink"
          >
            {t('records')}
          </Link>
        }
      />
      {terms.isError && !terms.data && (
        <>
          {isRefused && <EmptyState drawing="closed" title={terms.error.message} />}
          {!isRefused && <ErrorState busy={terms.isFetching} onRetry={() => void terms.refetch()} />}
        </>
      )}
      {terms.isPending && (
        <div className="space-y-3 p-3" aria-busy>
          <Skeleton className="h-24 w-full rounded-12" />
          <Skeleton className="h-44 w-full rounded-12" />
          <Skeleton className="h-20 w-full rounded-12" />
          <Skeleton className="h-36 w-full rounded-12" />
        </div>
      )}
      {terms.data && (terms.data.refusal ? <Blocked refusal={terms.data.refusal} /> : <Offered terms={terms.data} way={way} />)}
    </>
  )
}

function Offered({ terms, way }: { terms: Terms; way: CoinWay | undefined }) {
  const t = useTranslations('coinwithdrawal')
  const isTransferOut = way === 'transfer_out'
  const offered = terms.ways.filter((one) => (one === 'transfer_out') === isTransferOut)
  const chosen = offered.find((one) => one === way) ?? offered[0]
  const choice = !isTransferOut && <WayChoice ways={offered} chosen={chosen} />
  if (!chosen || terms.units.length === 0)
    return (
      <>
        {choice && <div className="p-3">{choice}</div>}
        <EmptyState drawing="closed" title={t('not_offered')} text={t('not_offered_text')} action={<ToRecords />} />
      </>
    )
  return <RequestForm way={chosen} terms={terms} choice={choice} />
}

/** Why a member may not withdraw coins, and what helps. */
function Blocked({ refusal: { reason, text } }: { refusal: NonNullable<Terms['refusal']> }) {
  const t = useTranslations('coinwithdrawal')
  return (
    <EmptyState
      drawing="wallet"
      title={text}
      text={reason === 'rm_only' ? t('rm_only_text') : undefined}
      action={
        reason === 'rm_only' ? (
          <Link to="/v2/assets/rights" className={buttonClass({})}>
            {t('see_rights')}
          </Link>
        ) : (
          <ToRecords />
        )
      }
    />
  )
}

function ToRecords() {
  const t = useTranslations('coinwithdrawal')
  return (
    <Link to="/v2/assets/withdraw" search={{ show: 'records' }} className={buttonClass({ look: 'soft' })}>
      {t('see_records')}
    </Link>
  )
}
