import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { useLazyTranslations, useTranslations } from '../../shell/translations.tsx'
import { CentreTicket } from '../parts/centre-ticket.tsx'
import { TicketSkeletons } from '../parts/ticket-skeletons.tsx'
import { useClaim } from '../parts/use-claim.ts'

/** The coupons of goods, each with what the caller may do with it. */
export function GoodsCouponsSheet({ open, onClose, goods_id }: { open: boolean; onClose: () => void; goods_id: number }) {
  const t = useTranslations('catalogue')
  const hasTranslations = useLazyTranslations('coupon')
  return (
    <Sheet open={open} onClose={onClose} title={t('coupons')}>
      {hasTranslations ? <GoodsCoupons goods_id={goods_id} /> : <TicketSkeletons count={2} />}
    </Sheet>
  )
}

function GoodsCoupons({ goods_id }: { goods_id: number }) {
  const t = useTranslations('coupon')
  const { claim, busyWith } = useClaim()
  const coupons = useQuery(query('coupon/centre', { goods_id, page_size: 50 }))
  if (coupons.isPending) return <TicketSkeletons count={2} />
  if (coupons.isError && !coupons.data) return <ErrorState busy={coupons.isFetching} onRetry={() => void coupons.refetch()} />
  if (coupons.data.list.length === 0) return <EmptyState drawing="coupon" title={t('centre_empty')} text={t('centre_empty_text')} />
  return (
    <ul className="space-y-3">
      {coupons.data.list.map((coupon) => (
        <li key={coupon.coupon_id}>
          <CentreTicket raised coupon={coupon} onClaim={claim} busy={busyWith === coupon.coupon_id} />
        </li>
      ))}
    </ul>
  )
}
