import type { PledgeDetail } from '@longmall/contract/pledge.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { Link } from '../shell/link.tsx'
import { useCurrency } from '../shell/site.ts'
import { useTranslations } from '../shell/translations.tsx'
import { PledgeState } from './pledge-state.tsx'
import { usePledgeFormat } from './use-pledge-format.ts'

/** What remains, what it earned, and the terms of a pledge. */
export function PledgeFacts({ pledge }: { pledge: PledgeDetail }) {
  const t = useTranslations('pledge')
  const currency = useCurrency()
  const { acc, day, rate } = usePledgeFormat()
  const { state, remaining, income, returned, next_part, order_id } = pledge
  return (
    <>
      <Card className="space-y-4">
        <div className="text-center">
          <p className="text-14 text-quiet">{t('remaining')}</p>
          <p className="figures mt-1 text-28 leading-9 font-bold break-words text-strong">{acc(remaining)}</p>
          <p className="pt-1">
            <PledgeState state={state} />
          </p>
        </div>
        <dl className="hairline-t grid grid-cols-2 gap-3 pt-3 text-center">
          <div>
            <dt className="text-12 text-quiet">{t('income')}</dt>
            <dd className="figures text-16 font-semibold break-words text-strong">{acc(income)}</dd>
          </div>
          <div>
            <dt className="text-12 text-quiet">{t('returned')}</dt>
            <dd className="figures text-16 font-semibold break-words text-strong">{acc(returned)}</dd>
          </div>
        </dl>
      </Card>
      <Card>
        <dl className="space-y-2 text-14">
          <Fact label={t('unit_price')}>
            {t('unit_price_text', { unit: acc(pledge.unit_acc), price: displayPrice(pledge.unit_price, currency) })}
          </Fact>
          <Fact label={t('shares')}>{pledge.shares}</Fact>
          <Fact label={t('principal')}>{acc(pledge.principal)}</Fact>
          <Fact label={t('term')}>{t('months', { count: pledge.months })}</Fact>
          <Fact label={t('rate')}>{t('rate_text', { rate: rate(pledge.income_ppm) })}</Fact>
          <Fact label={t('bought_on')}>{day(pledge.bought_on)}</Fact>
          <Fact label={t('ends_on')}>{day(pledge.ends_on)}</Fact>
          {next_part && (
            <Fact label={t('next_part')}>{t('next_part_text', { amount: acc(next_part.amount), day: day(next_part.due_on) })}</Fact>
          )}
          <Fact label={t('number')}>{pledge.pledge_no}</Fact>
        </dl>
        <Link
          to="/v1/order/detail/detail_pledge"
          search={{ order_id }}
          className="-mb-2 mt-1 inline-flex min-h-11 items-center text-14 text-brand-ink"
        >
          {t('see_order')}
        </Link>
      </Card>
    </>
  )
}
