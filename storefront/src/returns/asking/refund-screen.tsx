import type { Return } from '@longmall/contract/returns.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { RefundForm } from './refund-form.tsx'
import { readRefund } from '../return-address.ts'

/** Asks money back for pieces of a line, for the first time or again, with what would go back where (ORD-13). */
export function RefundScreen() {
  const say = usePhrases('returns')
  const { order_goods_id, refund_id } = useScreenSearch(readRefund)
  const again = useQuery({ ...query('returns/view', { refund_id: refund_id ?? 0 }), enabled: refund_id !== undefined })
  return (
    <>
      <PageHeader title={say(refund_id === undefined ? 'apply_title' : 'reapply_title')} fallback="/v1/order/activist/activist" />
      {refund_id === undefined ? (
        <Ask orderGoodsId={order_goods_id} />
      ) : again.data ? (
        <Ask orderGoodsId={again.data.order_goods_id} before={again.data} />
      ) : again.isError ? (
        <Trouble error={again.error} onRetry={() => void again.refetch()} />
      ) : (
        <Shapes />
      )}
    </>
  )
}

/** The form, once it is known that something can be asked; judged by one piece without goods, which fits every line that can. */
function Ask({ orderGoodsId, before }: { orderGoodsId: number; before?: Return }) {
  const say = usePhrases('returns')
  const first = useQuery({
    ...query('returns/preview', { order_goods_id: orderGoodsId, quantity: 1, kind: 'refund_only' }),
    enabled: orderGoodsId > 0,
  })
  if (orderGoodsId === 0) return <EmptyState drawing="order" title={say('not_askable')} action={<ToActivist />} />
  if (first.data) return <RefundForm line={first.data.line} before={before} />
  if (first.isError) return <Trouble error={first.error} onRetry={() => void first.refetch()} />
  return <Shapes />
}

function Trouble({ error, onRetry }: { error: { kind: string; message: string }; onRetry: () => void }) {
  if (error.kind === 'refused') return <EmptyState drawing="order" title={error.message} action={<ToActivist />} />
  return <ErrorState onRetry={onRetry} />
}

function ToActivist() {
  const say = usePhrases('returns')
  return (
    <Link to="/v1/order/activist/activist" className={buttonClass({ look: 'soft' })}>
      {say('to_activist')}
    </Link>
  )
}

const Shapes = () => (
  <div className="space-y-3 p-3">
    <Skeleton className="h-28 w-full rounded-12" />
    <Skeleton className="h-72 w-full rounded-12" />
    <Skeleton className="h-32 w-full rounded-12" />
  </div>
)
