import type { AfterSaleSummary } from '@longmall/contract/refund.ts'
import { Price } from '@longmall/ui/display/price.tsx'
import { useCurrency } from '../shell/site.ts'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { ReturnGoods } from './return-goods.tsx'
import { DeadlineCountdown } from './deadline-countdown.tsx'

/** An after-sale request in a list: state, goods, sum, and who must act until when. */
export function ReturnCard({ request }: { request: AfterSaleSummary }) {
  const t = useTranslations('refund')
  const currency = useCurrency()
  return (
    <article className="rounded-12 bg-card p-4">
      <Link to="/v2/order/refund_detail/refund_detail" search={{ refund_id: request.refund_id }} className="block">
        <div className="flex items-center justify-between gap-2 pb-3 text-12">
          <span className="figures truncate text-quiet">{request.refund_no}</span>
          <span className="shrink-0 text-14 font-semibold text-brand-ink">{t(`status_${request.status}`)}</span>
        </div>
        <ReturnGoods goods={request} />
        <p className="flex items-baseline justify-end gap-2 pt-3 text-12 text-quiet">
          {t(`kind_${request.kind}`)}
          <Price amount={request.amount} currency={currency} plain className="text-strong" />
          {request.longcoin > 0 && t('and_longcoin', { count: request.longcoin })}
        </p>
        <p className="text-right text-12 text-quiet empty:hidden">
          <DeadlineCountdown request={request} />
        </p>
      </Link>
    </article>
  )
}
