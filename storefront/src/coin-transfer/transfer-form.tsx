import type { CoinTransfer, coinTransfer as contract } from '@longmall/contract/coin-transfer.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { TermsCard } from '../asset-area/terms-card.tsx'
import { TermsSheet } from '../asset-area/terms-sheet.tsx'
import { useAreaTerms } from '../asset-area/use-area-terms.ts'
import { AmountInput } from '../shell/form/amount-input.tsx'
import { sentAmount } from '../shell/form/read-amount.ts'
import { useTranslations } from '../shell/translations.tsx'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { sentId, typedId } from './read-payee.ts'
import { usePayee } from './use-payee.ts'

interface Props {
  overview: OutputOf<(typeof contract)['overview']>
  onMade: (transfer: CoinTransfer) => void
}

/** Payee, amount and remark; the payee's masked name is fetched before the payment password is requested. */
export function TransferForm({ overview, onMade }: Props) {
  const t = useTranslations('cointransfer')
  const [payee, setPayee] = useState('')
  const [chosen, setChosen] = useState(overview.units[0]!.unit)
  const [typed, setTyped] = useState('')
  const [remark, setRemark] = useState('')
  const [isSent, setSent] = useState(false)
  const terms = useAreaTerms()
  const found = usePayee()
  const { unit, available } = overview.units.find((one) => one.unit === chosen) ?? overview.units[0]!
  const payee_id = sentId(payee)
  const amount = sentAmount(typed)
  const isTooMuch = amount !== null && toSmallest(amount, unit) > toSmallest(available, unit)
  const amountError = isTooMuch ? t('too_much') : isSent && amount === null ? t('not_positive') : undefined
  const payeeError = found.errorOf(payee_id) ?? (isSent && payee_id === null ? t(payee === '' ? 'payee_required' : 'wrong_id') : undefined)
  const submit = () => {
    setSent(true)
    if (payee_id === null || amount === null || isTooMuch) return
    if (terms.isAgreed === false) terms.opening.show()
    else found.find(payee_id)
  }
  return (
    <>
      <Card>
        <Input
          label={t('payee')}
          placeholder={t('payee_hint')}
          value={payee}
          inputMode="numeric"
          autoComplete="off"
          required
          error={payeeError}
          onChange={({ target }) => setPayee(typedId(target.value))}
          {...(payee && { onClear: () => setPayee('') })}
        />
      </Card>
      <Card className="space-y-4">
        {overview.units.length > 1 && (
          <ChoiceGroup
            label={t('coin')}
            choices={overview.units.map((one) => ({ value: one.unit, label: <span translate="no">{one.unit}</span> }))}
            selected={unit}
            onSelect={setChosen}
          />
        )}
        <AmountInput
          label={t('amount')}
          value={typed}
          onChange={setTyped}
          decimals={3}
          unit={unit}
          hint={t('available', { amount: formatAmount(available, unit, null) })}
          error={amountError}
          suffix={
            <Button look="text" size="small" onClick={() => setTyped(available)}>
              {t('all')}
            </Button>
          }
        />
        <Input label={t('remark')} value={remark} maxLength={200} onChange={({ target }) => setRemark(target.value)} />
      </Card>
      <p className="flex items-start gap-2 px-1 text-12 text-warning">
        <TriangleAlert size={16} aria-hidden className="shrink-0" />
        {t('not_returned')}
      </p>
      {terms.isAgreed === false && <TermsCard {...terms} />}
      <Button size="large" block busy={found.isPending} onClick={submit}>
        {t('next')}
      </Button>
      {found.payee && amount !== null && (
        <ConfirmSheet
          open={found.isOpen}
          order={{ ...found.payee, unit, amount, remark: remark.normalize('NFC').trim() }}
          onClose={found.close}
          onMade={onMade}
        />
      )}
      <TermsSheet key={terms.opening.times} open={terms.opening.open} onClose={terms.opening.hide} />
    </>
  )
}
