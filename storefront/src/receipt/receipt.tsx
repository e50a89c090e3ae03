import { ReceiptView } from './receipt-view.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCurrency } from '../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../shell/translations.tsx'

/** An order's receipt that explains itself; a screen that shows it loads the translations of `receipt`. */
export function Receipt({ orderId }: { orderId: number }) {
  const t = useTranslations('receipt')
  const currency = useCurrency()
  const receipt = useQuery(query('refund/receipt', { order_id: orderId }))
  if (receipt.data) return <ReceiptView receipt={receipt.data} t={t} currency={currency} />
  if (receipt.isError) return <ErrorState busy={receipt.isFetching} onRetry={() => void receipt.refetch()} />
  return <Skeleton className="h-48 w-full rounded-12" />
}
