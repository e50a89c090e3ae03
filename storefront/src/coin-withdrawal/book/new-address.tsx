import type { CoinAddress } from '@longmall/contract/coin-withdrawal.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { AddressForm } from './address-form.tsx'

/** Adds a wallet address or an exchange account, unless the book is full. */
export function NewAddress({ kind }: { kind: CoinAddress['kind'] }) {
  const t = useTranslations('coinwithdrawal')
  const terms = useQuery(query('coin_withdrawal/terms', {}))
  const { data } = terms
  const isFull = data !== undefined && data.address_count >= data.max_addresses
  return (
    <>
      <PageHeader title={t('add_address')} fallback="/v2/assets/wallet_address" />
      {terms.isError && !data && <ErrorState busy={terms.isFetching} onRetry={() => void terms.refetch()} />}
      {terms.isPending && (
        <div className="p-3" aria-busy>
          <Skeleton className="h-96 w-full rounded-12" />
        </div>
      )}
      {isFull && (
        <EmptyState
          drawing="wallet"
          title={t('addresses_full', { maximum: data.max_addresses })}
          text={t('addresses_full_text')}
          action={
            <Link to="/v2/assets/wallet_address" replace className={buttonClass({})}>
              {t('addresses_title')}
            </Link>
          }
        />
      )}
      {data && !isFull && <AddressForm key={kind} kind={kind} networks={data.networks} waitHours={data.address_wait_hours} />}
    </>
  )
}
