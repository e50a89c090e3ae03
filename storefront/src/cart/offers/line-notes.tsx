import type { Cart, CartLine } from '@longmall/contract/cart.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { ChevronRight } from 'lucide-react'
import { promotionPaths } from '../../addresses/promotion-address.ts'
import { useCurrency } from '../../shell/money/currency.ts'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'

/** What is to be said of a line's price: for how many pieces a discount holds, that an offer is left out, where the same costs less. */
export function LineNotes({ cart, line }: { cart: Cart; line: CartLine }) {
  const say = usePhrases('cart')
  const currency = useCurrency()
  const own = cart.trace.filter(({ stage, line_ids }) => stage === 'unit_price' && line_ids.includes(line.line_id))
  const few = own.find(({ reason, missing }) => reason === 'too_few_left' && missing?.pieces && missing.pieces < line.quantity)
  const elsewhere = cart.elsewhere.find(({ line_id }) => line_id === line.line_id)
  const isLeftOut = own.some(({ reason }) => reason === 'cheaper_without')
  return (
    <>
      {few && <span className="text-12 text-warning">{say('few_at_price', { count: line.quantity - few.missing!.pieces! })}</span>}
      {isLeftOut && <span className="text-12 text-quiet">{say('cheaper_without')}</span>}
      {elsewhere && (
        <Link
          to={promotionPaths[elsewhere.kind]}
          search={{ id: elsewhere.promotion_id }}
          className="inline-flex min-h-11 items-center gap-1 self-start text-12 text-price"
        >
          {say(`kind_${elsewhere.kind}`)} {displayPrice(elsewhere.price, currency)}
          <ChevronRight size={14} aria-hidden />
        </Link>
      )}
    </>
  )
}
