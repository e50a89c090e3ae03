import { ChevronRight } from 'lucide-react'
import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { useState } from 'react'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { whenOpened } from '../../shell/opening/when-opened.tsx'
import { stepText } from '../../coupon/parts/reduction-text.ts'

const OfferSheet = whenOpened(async () => (await import('./offer-sheet.tsx')).OfferSheet)

type Reductions = GoodsDetail['reductions']

/** The offers that these goods count for, in one line; a press shows them in full. */
export function Offers({ reductions }: { reductions: Reductions }) {
  const t = useTranslations('catalogue')
  const currency = useCurrency()
  const [open, setOpen] = useState(false)
  if (reductions.length === 0) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-2 rounded-12 bg-danger-soft px-3 text-left"
      >
        <span className="shrink-0 text-12 font-semibold text-danger">{t('offers')}</span>
        <span className="flex h-5 min-w-0 flex-1 flex-wrap gap-1.5 overflow-hidden">
          {reductions
            .flatMap(({ steps }) => steps)
            .map((step, index) => (
              <span key={index} className="truncate rounded-4 border border-danger px-1.5 text-11 leading-4.5 text-danger">
                {stepText(step, t, currency)}
              </span>
            ))}
        </span>
        <ChevronRight size={16} aria-hidden className="shrink-0 text-danger" />
      </button>
      <OfferSheet open={open} onClose={() => setOpen(false)} reductions={reductions} />
    </>
  )
}
