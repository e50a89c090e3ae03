import type { Conversion, conversion as contract } from '@longmall/contract/conversion.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { formatAmount, groupDigits } from '@longmall/web/format/amount-text.ts'
import { shortFailureText } from '@longmall/web/errors/field-errors.ts'
import { ArrowDownUp } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { TermsCard } from '../asset-area/terms-card.tsx'
import { TermsSheet } from '../asset-area/terms-sheet.tsx'
import { useAreaTerms } from '../asset-area/use-area-terms.ts'
import { AmountInput } from '../shell/form/amount-input.tsx'
import { sentAmount } from '../shell/form/read-amount.ts'
import { Link } from '../shell/link.tsx'
import { toast } from '../shell/toast.ts'
import { useTranslations } from '../shell/translations.tsx'
import { amountError } from './amount-error.ts'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { useQuote } from './use-quote.ts'

type Overview = OutputOf<(typeof contract)['overview']>

interface Props {
  overview: Overview
  onMade: (conversion: Conversion) => void
}

/** Amount to convert, amount to receive by a quote of limited validity, and the button that confirms it. */
export function ConvertForm({ overview, onMade }: Props) {
  const t = useTranslations('conversion')
  const [unitFrom, setUnitFrom] = useState<PricedUnit>('ACC')
  const [typed, setTyped] = useState('')
  // What one gets as it was when the confirmation opened.
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const terms = useAreaTerms()
  const from = overview.units.find(({ unit }) => unit === unitFrom)!
  const to = overview.units.find(({ unit }) => unit !== unitFrom)!
  const amount = sentAmount(typed)
  const errorKey = amountError(amount, { minimum: overview.minimum, available: from.available })
  const quote = useQuote(unitFrom, useDeferredValue(errorKey === null ? amount : null))
  const refused = quote.error?.kind === 'refused' && !quote.isFetching ? shortFailureText(quote.error) : undefined
  const zero = typed === '' ? undefined : t('zero')
  const error = errorKey ? t(errorKey, { amount: formatAmount(overview.minimum, unitFrom, null) }) : amount === null ? zero : refused
  const isReady = quote.data !== undefined && error === undefined && amount !== null
  const swap = () => {
    setUnitFrom(to.unit)
    setTyped('')
  }
  const submit = () => (terms.isAgreed === false ? terms.opening.show() : setConfirmed(quote.data?.received ?? null))
  // Only at midnight, when the prices change, does a new quote differ: then it is shown before anything is confirmed.
  const renew = async () => {
    const { data } = await quote.refresh()
    if (confirmed === null || data?.received === confirmed) return
    setConfirmed(null)
    toast(t('changed'))
  }
  return (
    <>
      <Card>
        <AmountInput
          label={t('you_give')}
          value={typed}
          onChange={setTyped}
          decimals={3}
          unit={unitFrom}
          hint={t('available', { amount: formatAmount(from.available, unitFrom, null) })}
          error={error}
          suffix={
            <Button look="text" size="small" onClick={() => setTyped(from.available)}>
              {t('all')}
            </Button>
          }
        />
        <div className="-my-1 flex justify-center">
          <IconButton
            label={t('swap', { unit: to.unit })}
            icon={<ArrowDownUp size={20} aria-hidden />}
            className="bg-brand-soft text-brand-ink"
            onClick={swap}
          />
        </div>
        <p className="text-14 text-body">{t('you_get')}</p>
        <p className="hairline-b flex min-h-14 items-baseline gap-2 pt-2" aria-live="polite">
          <span className={`figures min-w-0 flex-1 truncate text-28 font-bold ${isReady ? 'text-strong' : 'text-quiet'}`}>
            {isReady ? groupDigits(quote.data!.received) : '0'}
          </span>
          <span translate="no" className="text-18 font-semibold text-strong">
            {to.unit}
          </span>
        </p>
        <QuoteFacts overview={overview} unitFrom={unitFrom} quote={isReady ? quote.data : undefined} onRefresh={() => void renew()} />
      </Card>
      {terms.isAgreed === false && <TermsCard {...terms} />}
      <Button
        size="large"
        block
        disabled={!isReady}
        busy={quote.isFetching && amount !== null && errorKey === null && !isReady}
        onClick={submit}
      >
        {t('convert')}
      </Button>
      {unitFrom === 'ACC' && errorKey === 'too_much' && (
        <Link to="/v2/member/recharge/recharge" className={buttonClass({ look: 'soft', block: true })}>
          {t('recharge')}
        </Link>
      )}
      {isReady && (
        <ConfirmSheet
          open={confirmed !== null}
          quote={quote.data!}
          onRefresh={() => void renew()}
          onClose={() => setConfirmed(null)}
          onMade={(made) => {
            setConfirmed(null)
            setTyped('')
            onMade(made)
          }}
        />
      )}
      <TermsSheet key={terms.opening.times} open={terms.opening.open} onClose={terms.opening.hide} />
    </>
  )
}
