import type { ReturnKind } from '@longmall/contract/returns.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { BackView } from '../../receipt/back-view.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCurrency } from '../../shell/money/currency.ts'
import { query } from '@longmall/web/call/query.ts'
import { usePhrases } from '../../shell/phrases.tsx'

/** What the chosen pieces would give back, to each source; the former answer stays dimmed until the next is there. */
export function BackPreview({ orderGoodsId, kind, quantity }: { orderGoodsId: number; kind: ReturnKind; quantity: number }) {
  const say = usePhrases('returns')
  const words = usePhrases('receipt')
  const currency = useCurrency()
  const preview = useQuery({
    ...query('returns/preview', { order_goods_id: orderGoodsId, kind, quantity }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card aria-busy={preview.isFetching} aria-live="polite">
      <h2 className="pb-3 text-14 font-semibold text-strong">{say('you_get_back')}</h2>
      {preview.data ? (
        <div className={preview.isPlaceholderData ? 'opacity-60' : ''}>
          <BackView back={preview.data.back} say={words} currency={currency} />
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
