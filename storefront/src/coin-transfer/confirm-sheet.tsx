import type { CoinTransfer } from '@longmall/contract/coin-transfer.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PasswordSheet } from '../payment/password-sheet.tsx'
import { useTranslations } from '../shell/translations.tsx'

interface Props {
  open: boolean
  order: { payee_id: number; name: string; unit: PricedUnit; amount: string; remark: string }
  onClose: () => void
  onMade: (transfer: CoinTransfer) => void
}

/** Confirms a transfer: amount and payee's masked name, that it is irreversible, then the payment password. */
export function ConfirmSheet({ open, order, onClose, onMade }: Props) {
  const t = useTranslations('cointransfer')
  const client = useQueryClient()
  const refresh = () => Promise.all(['coin_transfer', 'wallet'].map((domain) => client.invalidateQueries({ queryKey: [domain] })))
  const make = useMutation({
    ...mutation('coin_transfer/make'),
    onSuccess: async (made) => {
      onClose()
      onMade(made)
      await refresh()
    },
    onError: () => {
      onClose()
      void refresh()
    },
  })
  const { name, ...sent } = order
  const { payee_id, unit, amount, remark } = sent
  return (
    <PasswordSheet
      open={open}
      grantFor={{ purpose: 'coin_transfer', unit, amount, payee_id }}
      onClose={onClose}
      onGranted={(grant) => make.mutate({ ...sent, grant })}
      isBusy={make.isPending}
    >
      <p className="figures text-28 font-bold text-strong">{formatAmount(amount, unit, null)}</p>
      <dl className="space-y-2 pt-3 text-14">
        <Fact label={t('to')}>
          {name} ({payee_id})
        </Fact>
        {remark && <Fact label={t('note')}>{remark}</Fact>}
      </dl>
      <p className="pt-3 text-12 text-warning">{t('not_returned')}</p>
    </PasswordSheet>
  )
}
