import type { MemberAddress } from '@longmall/contract/member.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Plus } from 'lucide-react'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../shell/link.tsx'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { useTranslations } from '../shell/translations.tsx'

/** The member's addresses (IDN-10), the default first. */
export function AddressesScreen() {
  const t = useTranslations('member')
  const addresses = useQuery(query('member/list_addresses', {}))
  return (
    <>
      <PageHeader title={t('addresses')} />
      <div className="flex-1 space-y-3 p-3">
        {addresses.isPending && Array.from({ length: 3 }, (_, n) => <Skeleton key={n} className="h-24 w-full rounded-12" />)}
        {addresses.isError && <ErrorState onRetry={() => void addresses.refetch()} />}
        {addresses.data?.list.length === 0 && (
          <EmptyState drawing="address" title={t('addresses_empty')} text={t('addresses_empty_text')} />
        )}
        {addresses.data?.list.map((address) => (
          <AddressRow key={address.address_id} address={address} />
        ))}
      </div>
      <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
        <Link to="/v1/member/address_edit/address_edit" className={buttonClass({ size: 'large', block: true })}>
          <Plus size={20} aria-hidden />
          {t('add_address')}
        </Link>
        <div className="safe-bottom" />
      </div>
    </>
  )
}

function AddressRow({ address }: { address: MemberAddress }) {
  const t = useTranslations('member')
  return (
    <Link
      to="/v1/member/address_edit/address_edit"
      search={{ address_id: address.address_id }}
      className="pressable flex items-center gap-3 rounded-12 bg-card p-4"
    >
      <span className="sr-only">{t('edit')}</span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 text-16 font-semibold text-strong">
          <span className="truncate">{address.consignee}</span>
          <span className="figures shrink-0 text-14 font-normal text-body">{address.mobile}</span>
          {address.is_default && <Tag>{t('default')}</Tag>}
        </span>
        <span className="mt-1 block text-14 text-body">{[address.region_name, address.detailed_address].filter(Boolean).join(' ')}</span>
        <span className="block text-12 text-quiet">
          {t(`country_${address.country}`)} · {address.postcode}
        </span>
      </span>
      <ChevronRight size={18} aria-hidden className="text-quiet" />
    </Link>
  )
}
