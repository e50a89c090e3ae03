import type { conversion as contract, ConversionQuote } from '@longmall/contract/conversion.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { useClockOffset } from '../shell/server-clock.ts'
import { useLanguage, useTranslations } from '../shell/translations.tsx'

interface Props {
  overview: OutputOf<(typeof contract)['overview']>
  unitFrom: PricedUnit
  quote: ConversionQuote | undefined
  onRefresh: () => void
}

/** Rate and fee of the day; for a quote also how long it is valid. */
export function QuoteFacts({ overview, unitFrom, quote, onRefresh }: Props) {
  const t = useTranslations('conversion')
  const language = useLanguage()
  const from = overview.units.find(({ unit }) => unit === unitFrom)!
  const to = overview.units.find(({ unit }) => unit !== unitFrom)!
  const fee_ppm = quote?.fee_ppm ?? overview.fee_ppm
  return (
    <dl className="space-y-2 pt-3 text-14">
      <Fact label={t('rate')}>{t('rate_text', { from: unitFrom, rate: quote?.rate ?? from.rate, to: to.unit })}</Fact>
      <Fact label={t('fee_percent', { percent: formatOdds(fee_ppm, language) })}>
        {quote ? formatAmount(quote.fee, unitFrom, null) : '–'}
      </Fact>
      {quote && (
        <Fact label={t('kept_for')}>
          <QuoteTime key={quote.quote} until={quote.expires_at} onRefresh={onRefresh} />
        </Fact>
      )}
    </dl>
  )
}

/** The time that is left of a quote, and a button for a new one. */
export function QuoteTime({ until, onRefresh }: { until: string; onRefresh: () => void }) {
  const t = useTranslations('conversion')
  const offset = useClockOffset()
  return (
    <span className="inline-flex items-center gap-2">
      {offset !== null && <Countdown until={until} offset={offset} onEnd={onRefresh} />}
      <Button look="text" size="small" className="-my-2" onClick={onRefresh}>
        {t('refresh')}
      </Button>
    </span>
  )
}
