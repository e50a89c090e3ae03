import type { Quote } from '@longmall/contract/order.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { useCurrency } from '../../shell/site.ts'
import { useDateTime } from '../../shell/date-time.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** For a presale: what is due now and later, and that the deposit is forfeited if the balance is not paid. */
export function DepositCard({ deposit }: { deposit: NonNullable<Quote['deposit']> }) {
  const t = useTranslations('order')
  const dateTime = useDateTime()
  const currency = useCurrency()
  const {
    amount,
    deposit_value,
    balance,
    balance_after_days: from,
    balance_days: days,
    balance_from,
    balance_until,
    ships_at,
    missed,
  } = deposit
  const window =
    balance_from && balance_until
      ? t('balance_from_until', { from: dateTime(balance_from), until: dateTime(balance_until) })
      : from > 0
        ? t('balance_after', { from, days })
        : t('balance_at_once', { days })
  return (
    <Card>
      <dl className="space-y-2 text-14 text-body">
        <div className="flex justify-between">
          <dt className="font-semibold text-strong">
            {t('deposit')}{' '}
            {deposit_value !== amount && (
              <span className="text-12 font-normal text-quiet">
                {t('deposit_counts', { amount: displayPrice(deposit_value, currency) })}
              </span>
            )}
          </dt>
          <dd>
            <Price amount={amount} currency={currency} size="small" />
          </dd>
        </div>
        <div className="flex justify-between">
          <dt>{t('balance')}</dt>
          <dd>
            <Price amount={balance} currency={currency} size="small" plain />
          </dd>
        </div>
      </dl>
      <p className="hairline-t mt-3 pt-3 text-12 text-quiet">
        {window} {t(`missed_${missed}`)}
        {ships_at && ` ${t('ships_on', { day: dateTime(ships_at) })}`}
      </p>
    </Card>
  )
}
