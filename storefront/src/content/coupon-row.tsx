import { useQuery } from '@tanstack/react-query'
import { BlockHead } from './home/block-head.tsx'
import { useCurrency } from '../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { valueText } from '../coupon/goods/offer-text.ts'

/** Coupons that can be claimed, side by side on the home page; each leads to the claiming centre. Nothing where there are none (CAT-01). */
export function CouponRow({ title }: { title: string | null }) {
  const t = useTranslations('catalogue')
  const currency = useCurrency()
  const { data } = useQuery(query('coupon/offers', {}))
  if (!data || data.list.length === 0) return null
  return (
    <section aria-label={title ?? t('coupons')} className="mx-3 rounded-16 bg-card p-2">
      <BlockHead title={title} href="/v2/goods/coupon/coupon" />
      <ul className="no-scrollbar -mx-2 flex snap-x scroll-px-2 gap-2 overflow-x-auto px-2">
        {data.list.map((coupon) => (
          <li key={coupon.coupon_id} className="shrink-0 snap-start">
            <Link
              to="/v2/goods/coupon/coupon"
              className="pressable flex h-16 w-36 flex-col justify-center rounded-12 border border-dashed border-danger bg-danger-soft px-3"
            >
              <span className="truncate text-14 font-bold text-danger">{valueText(coupon, t, currency)}</span>
              <span className="truncate text-12 text-body">{coupon.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
