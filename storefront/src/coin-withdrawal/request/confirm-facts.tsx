import type { CoinAddress, CoinWay } from '@longmall/contract/coin-withdrawal.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useDateTime } from '../../shell/date-time.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { namedDestination } from '../book/destination-text.ts'
import type { Quote } from './summary.tsx'

/** What the payment password confirms: what arrives, the fee, where and when. */
export function ConfirmFacts({
  way,
  unit,
  quote,
  address,
}: {
  way: CoinWay
  unit: PricedUnit
  quote: Quote
  address: CoinAddress | undefined
}) {
  const t = useTranslations('coinwithdrawal')
  const dateTime = useDateTime()
  return (
    <>
      <p className="text-14 text-quiet">{t('net')}</p>
      <p className="figures text-28 font-bold text-strong">{formatAmount(quote.net, unit, null)}</p>
      <dl className="mx-auto mt-3 max-w-80 space-y-1 text-left text-14">
        <Fact label={t('amount')}>{formatAmount(quote.amount, unit, null)}</Fact>
        <Fact label={t('fee_plain')}>{formatAmount(quote.fee, unit, null)}</Fact>
        {address && <Fact label={t('to')}>{namedDestination(address)}</Fact>}
        {way !== 'scan_code' && <Fact label={t('sent_from')}>{dateTime(quote.send_from)}</Fact>}
      </dl>
      {address && <p className="mt-3 text-12 text-warning">{t('no_recall')}</p>}
    </>
  )
}
