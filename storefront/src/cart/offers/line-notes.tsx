import type { Cart, CartLine } from '@longmall/contract/cart.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { ChevronRight } from 'lucide-react'
import { promotionPaths } from '../../addresses/promotion-address.ts'
import { useCurrency } from '../../shell/money/currency.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** Notes on a line's price: the quantity with a discount, an excluded offer, a cheaper way to order. */
export function LineNotes({ cart, line }: { cart: Cart; line: CartLine }) {
  const t = useTranslations('cart')
  const currency = useCurrency()
  const own = cart.trace.filter(({ stage, line_ids }) => stage === 'unit_price' && line_ids.includes(line.line_id))
  const few = own.find(({ reason, missing }) => reason === 'insufficient_quantity' && missing?.quantity && missing.quantity < line.quantity)
  const elsewhere = cart.cheaper_promotions.find(({ line_id }) => line_id === line.line_id)
  const isLeftOut = own.some(({ reason }) => reason === 'cheaper_without')
  return (
    <>
      {few && <span className="text-12 text-warning">{t('few_at_price', { count: line.quantity - few.missing!.quantity! })}</span>}
      {isLeftOut && <span className="text-12 text-quiet">{t('cheaper_without')}</span>}
      {elsewhere && (
        <Link
          to={promotionPaths[elsewhere.kind]}
          search={{ id: elsewhere.promotion_id }}
          className="inline-flex min-h-11 items-center gap-1 self-start text-12 text-price"
        >
          {t(`kind_${elsewhere.kind}`)} {displayPrice(elsewhere.price, currency)}
          <ChevronRight size={14} aria-hidden />
        </Link>
      )}
    </>
  )
}
