import type { CoinAddress } from '@longmall/contract/coin-withdrawal.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { mutation, query } from '@longmall/web/call/query.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, ShieldCheck } from 'lucide-react'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { toast } from '../../shell/toast.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { DestinationLine } from './destination-line.tsx'
import { fullDestination, shortDestination } from './destination-text.ts'

/** The saved addresses, the newest first, with the way to add and remove one. */
export function AddressBook() {
  const t = useTranslations('coinwithdrawal')
  const addresses = useQuery({ ...query('coin_withdrawal/list_addresses', {}), staleTime: 0 })
  const terms = useQuery(query('coin_withdrawal/terms', {}))
  const list = addresses.data?.list
  const maximum = terms.data?.max_addresses
  const isFull = list !== undefined && maximum !== undefined && list.length >= maximum
  const add = (
    <Link to="/v2/assets/wallet_address" search={{ add: 'wallet' }} className={buttonClass({ size: 'large', block: list?.length !== 0 })}>
      <Plus size={20} aria-hidden />
      {t('add_address')}
    </Link>
  )
  return (
    <>
      <PageHeader title={t('addresses_title')} fallback="/v2/assets/withdraw" />
      <div className="flex-1 space-y-3 p-3">
        {addresses.isPending && Array.from({ length: 3 }, (_, n) => <Skeleton key={n} className="h-32 w-full rounded-12" />)}
        {addresses.isError && !list && <ErrorState busy={addresses.isFetching} onRetry={() => void addresses.refetch()} />}
        {list?.length === 0 && <EmptyState drawing="wallet" title={t('addresses_empty')} text={t('addresses_empty_text')} action={add} />}
        {list && list.length > 0 && terms.data && terms.data.address_wait_hours > 0 && (
          <p className="flex gap-2 px-1 text-12 text-quiet">
            <ShieldCheck size={16} aria-hidden className="shrink-0" />
            {t('wait_note', { count: terms.data.address_wait_hours })}
          </p>
        )}
        {list?.map((address) => (
          <AddressCard key={address.coin_address_id} address={address} />
        ))}
      </div>
      {list && list.length > 0 && (
        <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
          {isFull ? (
            <p role="status" className="flex min-h-12 items-center justify-center text-center text-14 text-quiet">
              {t('addresses_full', { maximum })}
            </p>
          ) : (
            add
          )}
          <div className="safe-bottom" />
        </div>
      )}
    </>
  )
}

function AddressCard({ address }: { address: CoinAddress }) {
  const t = useTranslations('coinwithdrawal')
  const client = useQueryClient()
  const { coin_address_id, is_usable, usable_from } = address
  const remove = useMutation({
    ...mutation('coin_withdrawal/remove_address'),
    onSuccess: () => toast(t('address_removed'), { icon: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['coin_withdrawal'] }),
  })
  const confirmRemove = async () => {
    const question = {
      title: t('remove_question', { label: address.label }),
      text: `${shortDestination(address)}. ${t('remove_text')}`,
      confirmLabel: t('remove'),
      danger: true,
    }
    if (await confirm(question)) remove.mutate({ coin_address_id })
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address.address ?? address.account ?? fullDestination(address))
      toast(t('copied'), { icon: 'success' })
    } catch {
      toast(t('copy_failed'), { icon: 'error' })
    }
  }
  return (
    <article className="rounded-12 bg-card" aria-label={address.label}>
      <div className="flex items-start gap-3 p-4">
        <DestinationLine destination={address} usableFrom={is_usable ? undefined : usable_from} />
      </div>
      <div className="hairline-t flex items-center justify-between px-2 py-2">
        <Button look="text" size="small" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button look="text" size="small" className="text-danger" busy={remove.isPending} onClick={() => void confirmRemove()}>
          {t('remove')}
        </Button>
      </div>
    </article>
  )
}
