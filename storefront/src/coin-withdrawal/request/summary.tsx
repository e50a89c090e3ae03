import type { CoinWay, coinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { useDateTime } from '../../shell/date-time.ts'
import { useLedgerCurrency } from '../../shell/site.ts'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import type { Terms } from './new-request.tsx'
import { useReviewText } from '../use-review-text.ts'

export type Quote = OutputOf<(typeof coinWithdrawal)['quote']>

/** The fee as one types, what arrives, and when: reviewed on a working day, sent after three days. */
export function Summary({ way, unit, terms, quote }: { way: CoinWay; unit: PricedUnit; terms: Terms; quote: Quote | undefined }) {
  const t = useTranslations('coinwithdrawal')
  const language = useLanguage()
  const currency = useLedgerCurrency()
  const dateTime = useDateTime()
  const reviewText = useReviewText()
  const days = quote ?? terms
  const coins = (amount: string | undefined) => (amount === undefined ? '–' : formatAmount(amount, unit, null))
  return (
    <Card>
      <dl className="space-y-2.5 text-14" aria-live="polite">
        <Fact label={t('fee', { percent: formatOdds(terms.fee_ppm, language) })}>{coins(quote?.fee)}</Fact>
        <Fact label={t('net')}>
          <span className="font-semibold text-strong">{coins(quote?.net)}</span>
        </Fact>
        <Fact label={t('worth')}>{quote ? `≈ ${displayPrice(quote.worth, currency)}` : '–'}</Fact>
        {(way !== 'scan_code' || quote?.is_reviewed) && <Fact label={t('reviewed')}>{reviewText(days)}</Fact>}
        {way === 'scan_code' ? (
          <Fact label={t('code_valid')}>{t('code_hours', { count: terms.code_hours })}</Fact>
        ) : (
          <Fact label={t('sent_from')}>{dateTime(days.send_from)}</Fact>
        )}
      </dl>
    </Card>
  )
}
