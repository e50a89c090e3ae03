import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import type { OfferGoods } from '../../promotion/purchase/offer-goods.ts'
import { usePagePrice } from '../../promotion/purchase/use-page-price.ts'
import { useMoment } from '../../shell/time/use-moment.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

export interface PresaleStepsProps {
  /** Its goods as they are sold here. */
  offer: OfferGoods
  detail: CampaignDetail
  /** The variant whose amounts are shown: the cheapest. */
  item: CampaignDetail['items'][number]
}

/** Deposit, balance and dispatch, one below the other with amounts and days. */
export function PresaleSteps({ detail: { ends_at, rules }, item: { sku_id, list_price, item_rules }, offer }: PresaleStepsProps) {
  const t = useTranslations('campaign')
  const currency = useCurrency()
  const moment = useMoment()
  const { price } = usePagePrice(offer, { sku_id, price: list_price, market_price: null })
  const { deposit = '0', deposit_value = deposit } = item_rules
  const money = (amount: string) => displayPrice(amount, currency)
  const balance = decimalOf(cents(centsOf(price) - centsOf(deposit_value)))
  const counts = centsOf(deposit_value) > centsOf(deposit)
  const steps = [
    {
      title: t('step_deposit', { money: money(deposit) }),
      text: t('step_until', { time: moment(ends_at) }),
      tag: counts && t('deposit_value', { money: money(deposit_value) }),
    },
    {
      title: t('step_balance', { money: money(balance) }),
      text: t('step_between', { from: moment(rules.balance_from ?? ends_at), until: moment(rules.balance_until ?? ends_at) }),
      tag: false as const,
    },
    { title: t('step_ships'), text: t('step_from', { time: moment(rules.ships_at ?? ends_at) }), tag: false as const },
  ]
  return (
    <section aria-label={t('steps')} className="bg-card px-4 py-4">
      <h2 className="pb-2.5 text-16 font-semibold text-strong">{t('steps')}</h2>
      <ol>
        {steps.map(({ title, text, tag }, index) => (
          <li
            key={title}
            className="relative flex gap-3 pb-4 last:pb-0 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-3 not-last:before:w-px not-last:before:bg-hairline"
          >
            <span
              aria-hidden
              className="figures flex size-6 shrink-0 items-center justify-center rounded-full bg-brand-soft text-12 font-semibold text-brand-ink"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 text-14 font-semibold text-strong">
                {title}
                {tag && <Tag tone="danger">{tag}</Tag>}
              </p>
              <p className="mt-0.5 text-12 text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
