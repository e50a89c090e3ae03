import type { Conversion } from '@longmall/contract/conversion.ts'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { formatCoinPrice } from '@longmall/web/format/coin-price-text.ts'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { useDateTime } from '../shell/date-time.ts'
import { useCurrency } from '../shell/site.ts'
import { useLanguage, useTranslations } from '../shell/translations.tsx'

/** What a conversion was made of. */
export function ConversionFacts({ conversion }: { conversion: Conversion }) {
  const t = useTranslations('conversion')
  const language = useLanguage()
  const currency = useCurrency()
  const dateTime = useDateTime()
  const { unit_from, unit_to, given, fee, fee_ppm, received, rate, price_from, price_to, conversion_no, created_at } = conversion
  return (
    <dl className="space-y-2 text-14">
      <Fact label={t('you_gave')}>{formatAmount(given, unit_from, null)}</Fact>
      <Fact label={t('fee_percent', { percent: formatOdds(fee_ppm, language) })}>{formatAmount(fee, unit_from, null)}</Fact>
      <Fact label={t('rate')}>{t('rate_text', { from: unit_from, rate, to: unit_to })}</Fact>
      <Fact label={t('prices')}>
        {[`${unit_from} ${formatCoinPrice(price_from, currency)}`, `${unit_to} ${formatCoinPrice(price_to, currency)}`].join(' · ')}
      </Fact>
      <Fact label={t('you_got')}>{formatAmount(received, unit_to, null)}</Fact>
      <Fact label={t('number')}>{conversion_no}</Fact>
      <Fact label={t('time')}>{dateTime(created_at)}</Fact>
    </dl>
  )
}
