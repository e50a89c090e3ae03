import type { CoinAddress, CoinWay } from '@longmall/contract/coin-withdrawal.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { query } from '@longmall/web/call/query.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { TermsCard } from '../../asset-area/terms-card.tsx'
import { TermsSheet } from '../../asset-area/terms-sheet.tsx'
import { useAreaTerms } from '../../asset-area/use-area-terms.ts'
import { PasswordSheet } from '../../payment/password-sheet.tsx'
import { sentAmount } from '../../shell/form/read-amount.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { AmountCard } from './amount-card.tsx'
import { amountProblem } from './amount-problem.ts'
import { ConfirmFacts } from './confirm-facts.tsx'
import { DestinationChoice } from './destination-choice.tsx'
import type { Terms } from './new-request.tsx'
import { Summary } from './summary.tsx'
import { useRequest } from './use-request.ts'

/** Unit, amount and destination of a request with its fee and days; the terms come first, the payment password last. What is typed stays where another way is chosen. */
export function RequestForm({ way, terms, choice }: { way: CoinWay; terms: Terms; choice: ReactNode }) {
  const t = useTranslations('coinwithdrawal')
  const area = useAreaTerms()
  const [unitCode, setUnit] = useState<PricedUnit>()
  const [typed, setTyped] = useState('')
  const [addressId, setAddress] = useState<number>()
  const [isPasswordOpen, setPasswordOpen] = useState(false)
  const { request, refused } = useRequest(() => setPasswordOpen(false))
  const unit = terms.units.find((one) => one.unit === unitCode) ?? terms.units[0]!
  const amount = sentAmount(typed)
  const problem = amountProblem(typed, unit)
  const quoted = useDeferredValue(problem === null ? amount : null)
  const quote = useQuery({
    ...query('coin_withdrawal/quote', { way, unit: unit.unit, amount: quoted ?? '0' }),
    enabled: quoted !== null,
    placeholderData: keepPreviousData,
  })
  const needsAddress = way !== 'scan_code'
  const addresses = useQuery({ ...query('coin_withdrawal/list_addresses', {}), enabled: needsAddress })
  const kind: CoinAddress['kind'] = way === 'transfer_out' ? 'exchange' : 'wallet'
  const suitable = addresses.data?.list.filter((one) => one.kind === kind)
  const usable = suitable?.filter(({ is_usable }) => is_usable)
  const address = usable?.find(({ coin_address_id }) => coin_address_id === addressId) ?? usable?.[0]
  const isQuoted = quote.data !== undefined && !quote.isPlaceholderData && quoted === amount
  const shownQuote = problem === null && amount !== null ? quote.data : undefined
  const mayRequest = amount !== null && problem === null && isQuoted && (!needsAddress || address !== undefined)
  const wasRefused = refused?.way === way && refused.amount === amount && refused.unit === unit.unit
  return (
    <>
      <div className="flex-1 space-y-3 p-3">
        {choice}
        <AmountCard
          terms={terms}
          unit={unit}
          typed={typed}
          problem={problem}
          refusal={(wasRefused ? refused.message : undefined) ?? quote.error?.fields.amount}
          onUnit={setUnit}
          onType={setTyped}
        />
        {needsAddress && (
          <DestinationChoice
            kind={kind}
            addresses={suitable}
            chosen={address}
            isFailed={addresses.isError}
            onRetry={() => void addresses.refetch()}
            onChoose={setAddress}
          />
        )}
        <Summary way={way} unit={unit.unit} terms={terms} quote={shownQuote} />
        {quote.isError && !quote.error.fields.amount && <QuoteFailed failure={quote.error} onRetry={() => void quote.refetch()} />}
        <p className="px-1 text-12 text-quiet">{t(way === 'scan_code' ? 'rule_code' : 'rule_frozen')}</p>
        <TermsCard {...area} />
      </div>
      <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
        <Button
          size="large"
          block
          disabled={!mayRequest || area.isAgreed === undefined}
          busy={request.isPending}
          onClick={() => (area.isAgreed ? setPasswordOpen(true) : area.opening.show())}
        >
          {t(`submit_${way}`)}
        </Button>
        <div className="safe-bottom" />
      </div>
      <TermsSheet key={area.opening.times} open={area.opening.open} onClose={area.opening.hide} />
      {mayRequest && (
        <PasswordSheet
          open={isPasswordOpen}
          grantFor={{ purpose: 'coin_withdrawal', amount, unit: unit.unit }}
          onClose={() => setPasswordOpen(false)}
          onGranted={(grant) =>
            request.mutate({
              way,
              unit: unit.unit,
              amount,
              grant,
              ...(needsAddress && address && { coin_address_id: address.coin_address_id }),
            })
          }
          isBusy={request.isPending}
        >
          <ConfirmFacts way={way} unit={unit.unit} quote={quote.data!} address={needsAddress ? address : undefined} />
        </PasswordSheet>
      )}
    </>
  )
}

/** Without a fee that was shown nothing can be requested. */
function QuoteFailed({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  const t = useTranslations('coinwithdrawal')
  return (
    <div role="alert" className="flex items-center justify-between gap-3 rounded-12 bg-danger-soft py-2 pr-2 pl-4 text-14 text-danger">
      {failure.kind === 'refused' ? failure.message : t('quote_failed')}
      <Button look="text" size="small" className="shrink-0" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
