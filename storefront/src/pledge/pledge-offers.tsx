import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from '../shell/link.tsx'
import { useCurrency } from '../shell/site.ts'
import { useTranslations } from '../shell/translations.tsx'
import { usePledgeFormat } from './use-pledge-format.ts'

/** The plans on sale, each the way to its order; a sentence where none is. */
export function PledgeOffers() {
  const t = useTranslations('pledge')
  const { acc, rate } = usePledgeFormat()
  const currency = useCurrency()
  const { data } = useQuery(query('pledge/offers', {}))
  if (!data) return null
  if (data.list.length === 0) return <Card className="text-14 text-quiet">{t('offers_none')}</Card>
  return (
    <section aria-labelledby="offers-title" className="space-y-2">
      <h2 id="offers-title" className="px-1 text-14 font-semibold text-strong">
        {t('offers')}
      </h2>
      {data.list.map(({ sku_id, months, income_ppm, unit_acc, price }) => (
        <Link
          key={sku_id}
          to="/v1/order/payment/payment_pledge"
          search={{ sku_id, quantity: 1 }}
          className="pressable flex items-center gap-3 rounded-12 bg-card p-4"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-16 font-semibold text-strong">{t('months', { count: months })}</span>
            <span className="block text-12 text-quiet">{t('offer_text', { rate: rate(income_ppm), unit: acc(unit_acc) })}</span>
          </span>
          <span className="shrink-0 text-right">
            <span className="figures block text-16 font-semibold text-strong">{displayPrice(price, currency)}</span>
            <span className="block text-12 text-quiet">{t('per_share')}</span>
          </span>
          <ChevronRight size={18} aria-hidden className="-mr-1 shrink-0 text-quiet" />
        </Link>
      ))}
    </section>
  )
}
