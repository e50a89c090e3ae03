import type { WithdrawalAccount } from '@longmall/contract/withdrawal.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronRight, Plus } from 'lucide-react'
import { mutation, query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { AccountLine } from './account-line.tsx'

/** The member's withdrawal accounts (WAL-06), the default first. */
export function AccountsScreen() {
  const t = useTranslations('withdrawal')
  const accounts = useQuery(query('withdrawal/list_accounts', {}))
  const isEmpty = accounts.data?.list.length === 0
  const add = (
    <Link to="/v2/member/account_edit/account_edit" className={buttonClass({ size: 'large', block: !isEmpty })}>
      <Plus size={20} aria-hidden />
      {t('add_account')}
    </Link>
  )
  return (
    <>
      <PageHeader title={t('accounts')} fallback="/v2/member/balance/balance" />
      <div className="flex-1 space-y-3 p-3">
        {accounts.isPending && Array.from({ length: 3 }, (_, n) => <Skeleton key={n} className="h-32 w-full rounded-12" />)}
        {accounts.isError && !accounts.data && <ErrorState onRetry={() => void accounts.refetch()} />}
        {isEmpty && <EmptyState drawing="wallet" title={t('accounts_empty')} text={t('accounts_empty_text')} action={add} />}
        {accounts.data?.list.map((account) => (
          <AccountCard key={account.withdrawal_account_id} account={account} />
        ))}
      </div>
      {accounts.data && !isEmpty && (
        <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
          {add}
          <div className="safe-bottom" />
        </div>
      )}
    </>
  )
}

function AccountCard({ account }: { account: WithdrawalAccount }) {
  const t = useTranslations('withdrawal')
  const client = useQueryClient()
  const { withdrawal_account_id } = account
  const choose = useMutation({
    ...mutation('withdrawal/choose_default'),
    onSettled: () => client.invalidateQueries({ queryKey: ['withdrawal'] }),
  })
  return (
    <article className="rounded-12 bg-card">
      <Link
        to="/v2/member/account_edit/account_edit"
        search={{ id: withdrawal_account_id }}
        className="pressable flex min-h-20 items-center gap-3 p-4"
      >
        <span className="sr-only">{t('edit')}</span>
        <AccountLine account={account} />
        <ChevronRight size={18} aria-hidden className="shrink-0 text-quiet" />
      </Link>
      {!account.is_default && (
        <div className="hairline-t flex justify-end px-2 py-2">
          <Button look="text" size="small" busy={choose.isPending} onClick={() => choose.mutate({ withdrawal_account_id })}>
            {t('make_default')}
          </Button>
        </div>
      )}
    </article>
  )
}
