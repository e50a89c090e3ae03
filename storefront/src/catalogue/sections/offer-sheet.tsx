import { ChevronRight, Truck } from 'lucide-react'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { useCurrency } from '../../shell/site.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useStoreTime } from '../../shell/date-time.ts'
import { stepText } from '../../coupon/parts/reduction-text.ts'

type Reductions = GoodsDetail['reductions']

export interface OfferSheetProps {
  open: boolean
  onClose: () => void
  reductions: Reductions
}

/** The offers in full: every step, until when, and the way to all goods that count, and to all offers. */
export function OfferSheet({ open, onClose, reductions }: OfferSheetProps) {
  const t = useTranslations('catalogue')
  return (
    <Sheet open={open} onClose={onClose} title={t('offers')} footer={<AllOffers />}>
      <OfferList reductions={reductions} />
    </Sheet>
  )
}

function OfferList({ reductions }: { reductions: Reductions }) {
  const t = useTranslations('catalogue')
  const currency = useCurrency()
  const time = useStoreTime({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ul className="divide-y divide-hairline">
      {reductions.map((reduction) => (
        <li key={reduction.reduction_id} className="py-3">
          <p className="flex items-center gap-2 text-14 font-semibold text-strong">
            <span className="shrink-0">
              <Tag tone="danger">{t('promotion_manjian')}</Tag>
            </span>
            {reduction.name}
          </p>
          <ul className="mt-1.5 space-y-1 text-14 text-body">
            {reduction.steps.map((step, index) => (
              <li key={index} className="flex items-center gap-1.5">
                {step.effect === 'free_freight' && <Truck size={14} aria-hidden className="text-quiet" />}
                {stepText(step, t, currency)}
              </li>
            ))}
          </ul>
          <p className="mt-1.5 text-12 text-quiet">{t('offer_until', { time: time(reduction.ends_at) })}</p>
          <Link
            to="/promotionpages/manjian/detail/detail"
            search={{ id: reduction.reduction_id }}
            className="flex min-h-11 items-center gap-0.5 text-14 text-brand-ink"
          >
            {t('see_offer_goods')}
            <ChevronRight size={16} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function AllOffers() {
  const t = useTranslations('catalogue')
  return (
    <Link to="/promotionpages/manjian/list/list" className={buttonClass({ look: 'soft', block: true })}>
      {t('see_all_offers')}
    </Link>
  )
}
