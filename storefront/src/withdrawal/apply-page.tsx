import type { OutputOf } from '@longmall/contract/operation.ts'
import type { withdrawal, WithdrawalSource } from '@longmall/contract/withdrawal.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { ApplyForm } from './apply-form.tsx'
import { sourceInput, withdrawalFlows } from './withdrawal-flow.ts'

type Preview = OutputOf<(typeof withdrawal)['preview']>

/** Requests a withdrawal from a source: a member who is not eligible sees why and how to become so. */
export function ApplyPage({ source, title }: { source: WithdrawalSource; title: string }) {
  const t = useTranslations('withdrawal')
  const { list, back } = withdrawalFlows[source]
  const terms = useQuery({ ...query('withdrawal/preview', sourceInput(source)), staleTime: 0 })
  const accounts = useQuery(query('withdrawal/list_accounts', {}))
  const isOff = terms.isError && terms.error.kind === 'refused'
  const failed = [terms, accounts].find((one) => one.isError && !one.data)
  const refusal = terms.data?.refusal
  return (
    <>
      <PageHeader
        title={title}
        fallback={back}
        action={
          <Link to={list} className="flex min-h-11 items-center px-2 text-14 text-brand-ink">
            {t('records')}
          </Link>
        }
      />
      {isOff && <EmptyState drawing="wallet" title={terms.error.message} action={<ToBalance />} />}
      {!isOff && failed && <ErrorState onRetry={() => void failed.refetch()} />}
      {(terms.isPending || accounts.isPending) && (
        <div className="space-y-3 p-3">
          <Skeleton className="h-20 w-full rounded-12" />
          <Skeleton className="h-44 w-full rounded-12" />
          <Skeleton className="h-32 w-full rounded-12" />
        </div>
      )}
      {refusal && <EmptyState drawing="wallet" title={refusal.text} action={<Help reason={refusal.reason} />} />}
      {terms.data && !refusal && accounts.data && <ApplyForm source={source} terms={terms.data} accounts={accounts.data.list} />}
    </>
  )
}

function Help({ reason }: { reason: NonNullable<Preview['refusal']>['reason'] }) {
  const t = useTranslations('withdrawal')
  if (reason === 'no_savings_card')
    return (
      <Link to="/v2/member/account_edit/account_edit" search={{ type: 'savings_card' }} className={buttonClass({})}>
        {t('bind_card')}
      </Link>
    )
  if (reason === 'contact_cooldown') return <ToBalance />
  return (
    <Link to="/v1/member/level/level" className={buttonClass({})}>
      {t('see_levels')}
    </Link>
  )
}

function ToBalance() {
  const t = useTranslations('withdrawal')
  return (
    <Link to="/v2/member/balance/balance" replace className={buttonClass({})}>
      {t('view_balance')}
    </Link>
  )
}
