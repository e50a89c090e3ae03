import { displayPrice } from '@longmall/pricing/display-price.ts'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** The shop has another price by now: both totals, and the choice to place the order at the new one. */
export function PriceChanged({ before, now }: { before: string; now: string }) {
  const t = useTranslations('order')
  const currency = useCurrency()
  const noticeRef = useRef<HTMLDivElement>(null)
  useEffect(() => noticeRef.current?.scrollIntoView({ block: 'center' }), [])
  const totals = { before: displayPrice(before, currency), now: displayPrice(now, currency) }
  return (
    <div ref={noticeRef} role="alert" className="flex items-start gap-2 rounded-12 bg-warning-soft px-3 py-2.5 text-14 text-warning">
      <TriangleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">{t('price_changed')}</p>
        <p className="text-12">{before === now ? t('price_changed_parts', { now: totals.now }) : t('price_changed_from', totals)}</p>
      </div>
    </div>
  )
}
