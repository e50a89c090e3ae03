import type { OrderSummary } from '@longmall/contract/order.ts'
import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useCurrency } from '../../shell/site.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useClockOffset } from '../../shell/server-clock.ts'
import { PurchaseSourceTag } from '../purchase-source.tsx'
import { GoodsRow } from '../goods-row.tsx'
import { detailPaths, stateKey } from '../../addresses/order-address.ts'
import { OrderActions } from './order-actions.tsx'

const shownLines = 3

/** An order in a list: state, goods, sum, the list's own notes, and its actions. */
export function OrderCard({ order, children }: { order: OrderSummary; children?: ReactNode }) {
  const t = useTranslations('order')
  const currency = useCurrency()
  const offset = useClockOffset()
  const client = useQueryClient()
  return (
    <article className="rounded-12 bg-card p-4">
      <Link to={detailPaths[order.order_type]} search={{ order_id: order.order_id }} className="block">
        <span className="sr-only">{t('detail_title')}</span>
        <div className="flex items-center justify-between gap-2 pb-3 text-12">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <span className="figures text-quiet">{order.order_no}</span>
            <PurchaseSourceTag promotion={order.promotion} />
          </span>
          <span className="shrink-0 text-14 font-semibold text-brand-ink">{t(stateKey(order))}</span>
        </div>
        <ul className="space-y-3">
          {order.lines.slice(0, shownLines).map((line) => (
            <GoodsRow key={line.order_goods_id} line={line} />
          ))}
        </ul>
        <p className="flex items-baseline justify-end gap-2 pt-3 text-12 text-quiet">
          {t('item_count', { count: order.total_quantity })}
          <Price amount={order.total} currency={currency} plain className="text-strong" />
        </p>
        {Number(order.refunded_amount) > 0 && (
          <p className="flex items-baseline justify-end gap-2 text-12 text-quiet">
            {t('refunded')}
            <Price amount={order.refunded_amount} currency={currency} size="small" plain className="text-strong" />
          </p>
        )}
      </Link>
      {children}
      {order.actions.length > 0 && (
        <div className="hairline-t mt-3 flex flex-wrap items-center justify-end gap-x-2 gap-y-3 pt-3">
          <span className="mr-auto text-12 text-quiet">
            {order.valid_until && offset !== null && (
              <>
                {t(order.state === 'unpaid' || order.state === 'payment_failed' ? 'pay_within' : 'balance_within')}{' '}
                <Countdown until={order.valid_until} offset={offset} onEnd={() => void client.invalidateQueries({ queryKey: ['order'] })} />
              </>
            )}
          </span>
          <OrderActions order={order} togetherCount={1} />
        </div>
      )}
    </article>
  )
}
