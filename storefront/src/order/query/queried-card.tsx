import { Price } from '@longmall/ui/display/price.tsx'
import { useCurrency } from '../../shell/site.ts'
import { type Output } from '@longmall/web/call/query.ts'
import { useDateTime } from '../../shell/date-time.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { GoodsRow } from '../goods-row.tsx'
import { detailPaths } from '../../addresses/order-address.ts'

/** An order that was looked up; one's own opens. */
export function QueriedCard({ order }: { order: Output<'order/query'>['list'][number] }) {
  const t = useTranslations('order')
  const dateTime = useDateTime()
  const currency = useCurrency()
  const body = (
    <>
      <span className="flex items-center justify-between gap-2 pb-3 text-12">
        <span className="figures truncate text-quiet">{order.order_no}</span>
        <span className="shrink-0 text-14 font-semibold text-brand-ink">{t(`state_${order.state}`)}</span>
      </span>
      <ul className="space-y-3">
        {order.lines.map((line) => (
          <GoodsRow key={line.order_goods_id} line={line} />
        ))}
      </ul>
      <span className="flex items-baseline justify-between gap-2 pt-3 text-12 text-quiet">
        <time dateTime={order.shipped_at ?? order.created_at}>
          {t(order.shipped_at ? 'shipped_at' : 'created_at')} {dateTime(order.shipped_at ?? order.created_at)}
        </time>
        <Price amount={order.total} currency={currency} plain className="text-strong" />
      </span>
    </>
  )
  return (
    <article className="rounded-12 bg-card p-4" data-order={order.order_no}>
      {order.is_mine ? (
        <Link to={detailPaths[order.order_type]} search={{ order_id: order.order_id }} className="block">
          {body}
        </Link>
      ) : (
        body
      )}
    </article>
  )
}
