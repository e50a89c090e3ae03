import type { Conversion, ConversionQuote } from '@longmall/contract/conversion.ts'
import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PasswordSheet } from '../payment/password-sheet.tsx'
import { useClockOffset } from '../shell/server-clock.ts'
import { useTranslations } from '../shell/translations.tsx'

interface Props {
  open: boolean
  /** The quote at this moment: the sheet shows what will be converted, and the password is asked below it. */
  quote: ConversionQuote
  onRefresh: () => void
  onClose: () => void
  onMade: (conversion: Conversion) => void
}

/** Confirms a conversion: all its numbers, then the payment password. */
export function ConfirmSheet({ open, quote, onRefresh, onClose, onMade }: Props) {
  const t = useTranslations('conversion')
  const client = useQueryClient()
  const offset = useClockOffset()
  const refresh = () => Promise.all(['conversion', 'wallet'].map((domain) => client.invalidateQueries({ queryKey: [domain] })))
  const make = useMutation({
    ...mutation('conversion/make'),
    onSuccess: async (made) => {
      onMade(made)
      await refresh()
    },
    onError: () => {
      onClose()
      void refresh()
    },
  })
  const { unit_from, unit_to, given, fee, received, rate } = quote
  return (
    <PasswordSheet
      open={open}
      grantFor={{ purpose: 'conversion', unit: unit_from, amount: given }}
      onClose={onClose}
      onGranted={(grant) => make.mutate({ quote: quote.quote, grant })}
      isBusy={make.isPending}
    >
      <p className="text-14 text-quiet">{t('you_get')}</p>
      <p className="figures text-28 font-bold text-strong">{formatAmount(received, unit_to, null)}</p>
      <dl className="space-y-2 pt-3 text-14">
        <Fact label={t('you_give')}>{formatAmount(given, unit_from, null)}</Fact>
        <Fact label={t('fee')}>{formatAmount(fee, unit_from, null)}</Fact>
        <Fact label={t('rate')}>{t('rate_text', { from: unit_from, rate, to: unit_to })}</Fact>
        <Fact label={t('kept_for')}>
          {offset !== null && <Countdown key={quote.quote} until={quote.expires_at} offset={offset} onEnd={onRefresh} />}
        </Fact>
      </dl>
    </PasswordSheet>
  )
}
