import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { LoadingScreen } from '@longmall/ui/state/loading-screen.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mutation, query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link, useBack } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { toast } from '../../shell/toast.ts'
import { readAccount } from '../withdrawal-address.ts'
import { AccountForm } from './account-form.tsx'

/** Adds a withdrawal account, or changes and deletes one (WAL-06). */
export function AccountEditScreen() {
  const t = useTranslations('withdrawal')
  const { id, type } = useScreenSearch(readAccount)
  const accounts = useQuery({ ...query('withdrawal/list_accounts', {}), enabled: id !== undefined })
  const existing = accounts.data?.list.find((one) => one.withdrawal_account_id === id)
  const isGone = id !== undefined && accounts.data !== undefined && !existing
  return (
    <>
      <PageHeader
        title={t(id === undefined ? 'add_account' : 'edit_account')}
        fallback="/v2/member/account/account"
        action={existing && <RemoveButton id={existing.withdrawal_account_id} />}
      />
      {accounts.isError && !accounts.data && <ErrorState onRetry={() => void accounts.refetch()} />}
      {id !== undefined && accounts.isPending && <LoadingScreen />}
      {isGone && (
        <EmptyState
          drawing="wallet"
          title={t('account_gone')}
          action={
            <Link to="/v2/member/account/account" replace className={buttonClass({})}>
              {t('accounts')}
            </Link>
          }
        />
      )}
      {(id === undefined || existing) && <Editor key={id ?? 0} existing={existing} type={type} />}
    </>
  )
}

function Editor({ existing, type }: Pick<Parameters<typeof AccountForm>[0], 'existing' | 'type'>) {
  const t = useTranslations('withdrawal')
  const goBack = useGoBack()
  return <AccountForm existing={existing} type={type} onSaved={() => goBack(t('saved'))} />
}

function RemoveButton({ id }: { id: number }) {
  const t = useTranslations('withdrawal')
  const goBack = useGoBack()
  const remove = useMutation({ ...mutation('withdrawal/remove_account'), onSuccess: () => goBack(t('removed')) })
  const confirmRemove = async () => {
    if (await confirm({ title: t('remove_question'), confirmLabel: t('remove'), danger: true }))
      remove.mutate({ withdrawal_account_id: id })
  }
  return (
    <Button look="text" size="small" busy={remove.isPending} onClick={() => void confirmRemove()}>
      {t('remove')}
    </Button>
  )
}

/** Leaves with fresh lists. */
function useGoBack() {
  const client = useQueryClient()
  const back = useBack('/v2/member/account/account')
  return async (message: string) => {
    back()
    toast(message, { icon: 'success' })
    await client.invalidateQueries({ queryKey: ['withdrawal'] })
  }
}
