import type { RefundableLine } from '@longmall/contract/refund.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useDateTime } from '../shell/date-time.ts'
import { ReturnGoods } from './return-goods.tsx'

/** A returnable line of an order, and its deadline. */
export function ReturnableLineCard({ line }: { line: RefundableLine }) {
  const t = useTranslations('refund')
  const dateTime = useDateTime()
  return (
    <article className="rounded-12 bg-card p-4">
      <Link to="/v1/order/detail/detail" search={{ order_id: line.order_id }} className="block">
        <p className="figures truncate pb-3 text-12 text-quiet">{line.order_no}</p>
        <ReturnGoods goods={line} />
      </Link>
      <div className="hairline-t mt-3 flex items-center justify-between gap-3 pt-3">
        <p className="text-12 text-quiet">
          {t('left', { count: line.refund_only })}
          {line.request_until && <span className="block">{t('request_until', { day: dateTime(line.request_until) })}</span>}
        </p>
        <Link
          to="/v2/order/refund/refund"
          search={{ order_goods_id: line.order_goods_id }}
          className={`shrink-0 ${buttonClass({ look: 'outline', size: 'small' })}`}
        >
          {t('request_refund')}
        </Link>
      </div>
    </article>
  )
}
