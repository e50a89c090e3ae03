import type { AfterSaleKind } from '@longmall/contract/refund.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { RefundView } from '../../receipt/refund-view.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCurrency } from '../../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** Preview of the refund of the chosen quantity by source; the previous one is shown dimmed while the next is loading. */
export function RefundPreview({ orderGoodsId, kind, quantity }: { orderGoodsId: number; kind: AfterSaleKind; quantity: number }) {
  const t = useTranslations('refund')
  const tReceipt = useTranslations('receipt')
  const currency = useCurrency()
  const preview = useQuery({
    ...query('refund/preview', { order_goods_id: orderGoodsId, kind, quantity }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card aria-busy={preview.isFetching} aria-live="polite">
      <h2 className="pb-3 text-14 font-semibold text-strong">{t('you_get_back')}</h2>
      {preview.data ? (
        <div className={preview.isPlaceholderData ? 'opacity-60' : ''}>
          <RefundView back={preview.data.refund_amounts} t={tReceipt} currency={currency} />
        </div>
      ) : preview.isError ? (
        preview.error.kind === 'refused' ? (
          <EmptyState title={preview.error.message} />
        ) : (
          <ErrorState busy={preview.isFetching} onRetry={() => void preview.refetch()} />
        )
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </Card>
  )
}
