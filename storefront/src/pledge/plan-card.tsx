import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useCurrency } from '../shell/site.ts'
import { useTranslations } from '../shell/translations.tsx'
import { usePledgeFormat } from './use-pledge-format.ts'

/** On the order screen, before the payment: what a share pledges and earns, how the principal comes back, and until when all is refunded. */
export function PlanCard({ months }: { months: number | null }) {
  const t = useTranslations('pledge')
  const currency = useCurrency()
  const { acc, rate } = usePledgeFormat()
  const { data } = useQuery(query('pledge/offers', {}))
  const offer = data?.list.find((one) => one.months === months)
  if (!offer) return null
  return (
    <Card aria-labelledby="plan-title" className="space-y-3">
      <h2 id="plan-title" className="text-16 font-semibold text-strong">
        {t('plan_title', { months: t('months', { count: offer.months }) })}
      </h2>
      <dl className="space-y-2 text-14">
        <Fact label={t('unit_price')}>
          {t('unit_price_text', { unit: acc(offer.unit_acc), price: displayPrice(offer.price, currency) })}
        </Fact>
        <Fact label={t('rate')}>{t('rate_text', { rate: rate(offer.income_ppm) })}</Fact>
        <Fact label={t('first_income')}>
          <span className="whitespace-nowrap">{acc(offer.first_income)}</span>
        </Fact>
        <Fact label={t('total_income')}>
          <span className="whitespace-nowrap">{acc(offer.total_income)}</span>
        </Fact>
      </dl>
      <ul className="list-disc space-y-1 pl-5 text-14 text-body">
        <li>{t('plan_income')}</li>
        <li>{t('plan_principal', { count: offer.months })}</li>
        <li>{t('plan_price')}</li>
        <li>{t('plan_refund')}</li>
      </ul>
    </Card>
  )
}
