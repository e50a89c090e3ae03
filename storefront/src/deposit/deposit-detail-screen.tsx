import type { deposit as contract } from '@longmall/contract/deposit.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useDateTime } from '../shell/date-time.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useOpening } from '../shell/opening/use-opening.ts'
import { useScreenSearch } from '../shell/search.ts'
import { useTranslations } from '../shell/translations.tsx'
import { readDepositId } from './deposit-address.ts'
import { DepositState } from './deposit-state.tsx'
import { CertificateButton } from './detail/certificate-button.tsx'
import { ChangeExpiry } from './detail/change-expiry.tsx'
import { RollOvers } from './detail/roll-overs.tsx'
import { useDepositTexts } from './use-deposit-texts.ts'

/** The certificate of a deposit; it stays readable where the digital-asset area was closed meanwhile (AST-07). */
export function DepositDetailScreen() {
  const t = useTranslations('deposit')
  const { id } = useScreenSearch(readDepositId)
  const deposit = useQuery({ ...query('deposit/view', { deposit_id: id }), enabled: id > 0, staleTime: 0 })
  const isGone = id === 0 || deposit.error?.kind === 'refused'
  return (
    <>
      <PageHeader title={t('detail_title')} fallback="/v2/assets/deposit" />
      {isGone && (
        <EmptyState
          drawing="wallet"
          title={t('not_there')}
          action={
            <Link to="/v2/assets/deposit" replace className={buttonClass({})}>
              {t('to_deposits')}
            </Link>
          }
        />
      )}
      {!isGone && deposit.isError && !deposit.data && <ErrorState busy={deposit.isFetching} onRetry={() => void deposit.refetch()} />}
      {!isGone && deposit.isPending && (
        <div className="space-y-3 p-3" aria-busy>
          <Skeleton className="h-32 w-full rounded-12" />
          <Skeleton className="h-72 w-full rounded-12" />
        </div>
      )}
      {!isGone && deposit.data && <Certificate deposit={deposit.data} />}
    </>
  )
}

function Certificate({ deposit }: { deposit: OutputOf<typeof contract.view> }) {
  const t = useTranslations('deposit')
  const dateTime = useDateTime()
  const { coins, rate, day } = useDepositTexts()
  const { open, times, show, hide } = useOpening()
  const { unit, state } = deposit
  return (
    <div className="space-y-3 p-3 pb-8">
      <Card className="space-y-1 py-6 text-center">
        <p className="text-14 text-quiet">{t('principal')}</p>
        <p className="figures text-28 font-bold text-strong">{coins(deposit.principal, unit)}</p>
        <DepositState state={state} />
      </Card>
      <Card>
        <dl className="space-y-2.5 text-14">
          <Fact label={t('deposit_no')}>{deposit.deposit_no}</Fact>
          <Fact label={t('unit')}>
            <span translate="no">{unit}</span>
          </Fact>
          <Fact label={t('plan')}>{t('plan_name', { plan: deposit.plan })}</Fact>
          <Fact label={t('rate')}>{rate(deposit.interest_ppm)}</Fact>
          <Fact label={t('term')}>{t('days', { count: deposit.days })}</Fact>
          <Fact label={t('value_on')}>{day(deposit.value_on)}</Fact>
          <Fact label={t('due_on')}>{day(deposit.due_on)}</Fact>
          <Fact label={t('interest')}>{coins(deposit.interest, unit)}</Fact>
          <Fact label={t('opened_at')}>{dateTime(deposit.opened_at)}</Fact>
          {deposit.closed_at && <Fact label={t('closed_at')}>{dateTime(deposit.closed_at)}</Fact>}
        </dl>
      </Card>
      <Card className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-12 text-quiet">{t('arrangement')}</h2>
          <p className="text-14 text-strong">{t(`on_expiry_${deposit.on_expiry}`)}</p>
          {deposit.can_change && <p className="pt-0.5 text-12 text-quiet">{t('change_note')}</p>}
        </div>
        {deposit.can_change && (
          <div className="shrink-0">
            <Button look="soft" size="small" aria-haspopup="dialog" onClick={show}>
              {t('change')}
            </Button>
          </div>
        )}
      </Card>
      <RollOvers deposit={deposit} />
      <CertificateButton deposit_id={deposit.deposit_id} />
      <ChangeExpiry key={times} deposit={deposit} open={open} onClose={hide} />
    </div>
  )
}
