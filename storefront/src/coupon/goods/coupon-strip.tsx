import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { whenOpened } from '../../shell/opening/when-opened.tsx'
import { useCurrency } from '../../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { offerText } from './offer-text.ts'

const GoodsCouponsSheet = whenOpened(async () => (await import('./goods-coupons-sheet.tsx')).GoodsCouponsSheet)

/** The coupons that hold for goods, in one line; a press opens them to be claimed. Nothing where there are none (CAT-04). */
export function CouponStrip({ goods_id }: { goods_id: number }) {
  const t = useTranslations('catalogue')
  const currency = useCurrency()
  const [open, setOpen] = useState(false)
  const { data } = useQuery(query('coupon/offers', { goods_id }))
  if (!data || data.list.length === 0) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-2 rounded-12 bg-warning-soft px-3 text-left"
      >
        <span className="shrink-0 text-12 font-semibold text-warning">{t('coupons')}</span>
        <span className="flex h-5 min-w-0 flex-1 flex-wrap gap-1.5 overflow-hidden">
          {data.list.map((coupon) => (
            <span key={coupon.coupon_id} className="truncate rounded-4 border border-warning px-1.5 text-11 leading-4.5 text-warning">
              {offerText(coupon, t, currency)}
            </span>
          ))}
        </span>
        <ChevronRight size={16} aria-hidden className="shrink-0 text-warning" />
      </button>
      <GoodsCouponsSheet open={open} onClose={() => setOpen(false)} goods_id={goods_id} />
    </>
  )
}
