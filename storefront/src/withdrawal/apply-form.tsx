import type { OutputOf } from '@longmall/contract/operation.ts'
import type { withdrawal, WithdrawalAccount, WithdrawalSource } from '@longmall/contract/withdrawal.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { PasswordSheet } from '../payment/password-sheet.tsx'
import { useCurrency } from '../shell/site.ts'
import { mutation, query } from '@longmall/web/call/query.ts'
import { AmountInput } from '../shell/form/amount-input.tsx'
import { sentAmount } from '../shell/form/read-amount.ts'
import { useGo } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { AccountChoice } from './account/account-choice.tsx'
import { amountError } from './amount-error.ts'
import { NetAmount } from './net-amount.tsx'
import { sourceInput } from './withdrawal-flow.ts'

type Preview = OutputOf<(typeof withdrawal)['preview']>

export interface ApplyFormProps {
  source: WithdrawalSource
  terms: Preview
  accounts: readonly WithdrawalAccount[]
}

/** Amount, account and fee of a withdrawal; the payment password confirms it. */
export function ApplyForm({ source, terms, accounts }: ApplyFormProps) {
  const t = useTranslations('withdrawal')
  const currency = useCurrency()
  const [typed, setTyped] = useState('')
  const [accountId, setAccountId] = useState<number>()
  const [isPasswordOpen, setPasswordOpen] = useState(false)
  const amount = sentAmount(typed)
  const errorKey = amountError(amount, terms)
  const deferredAmount = useDeferredValue(amount)
  const preview = useQuery({
    ...query('withdrawal/preview', { ...sourceInput(source), ...(deferredAmount !== null && { amount: deferredAmount }) }),
    enabled: deferredAmount !== null && errorKey === null,
    placeholderData: keepPreviousData,
  })
  const chosen = accounts.find((one) => one.withdrawal_account_id === accountId) ?? accounts[0]
  const apply = useApply(() => setPasswordOpen(false))
  const shown = (money: string) => displayPrice(money, currency)
  const errorTexts = { at_least: t('at_least', { amount: shown(terms.minimum) }), at_most: t('at_most', { amount: shown(terms.maximum) }) }
  const error =
    errorKey === 'too_much'
      ? t(source === 'commission' ? 'too_much_commission' : 'too_much')
      : (errorKey && errorTexts[errorKey]) || undefined
  const mayApply = amount !== null && errorKey === null && chosen !== undefined
  return (
    <>
      <div className="flex-1 space-y-3 p-3">
        <section aria-label={t('to_account')}>
          <AccountChoice accounts={accounts} chosen={chosen} onChoose={setAccountId} />
        </section>
        <Card>
          <AmountInput
            label={t('amount')}
            value={typed}
            onChange={setTyped}
            decimals={2}
            hint={`${t('withdrawable')} ${shown(terms.withdrawable)}`}
            error={error}
            suffix={
              <Button look="text" size="small" onClick={() => setTyped(terms.withdrawable)}>
                {t('all')}
              </Button>
            }
          />
          <NetAmount terms={terms} preview={amount !== null && errorKey === null ? preview.data : undefined} />
        </Card>
        <p className="px-1 text-12 text-quiet">{t('rule_frozen')}</p>
      </div>
      <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
        <Button size="large" block disabled={!mayApply} busy={apply.isPending} onClick={() => setPasswordOpen(true)}>
          {t('apply')}
        </Button>
        <div className="safe-bottom" />
      </div>
      {mayApply && (
        <PasswordSheet
          open={isPasswordOpen}
          grantFor={{ purpose: 'withdrawal', amount }}
          onClose={() => setPasswordOpen(false)}
          onGranted={(grant) =>
            apply.mutate({ amount, withdrawal_account_id: chosen.withdrawal_account_id, grant, ...sourceInput(source) })
          }
          isBusy={apply.isPending}
        >
          <Price amount={amount} currency={currency} size="large" plain className="text-strong" />
        </PasswordSheet>
      )}
    </>
  )
}

/** Sends the request; the balance and the records are fresh after it, and its own screen opens. */
function useApply(onDone: () => void) {
  const client = useQueryClient()
  const go = useGo()
  const renew = () =>
    Promise.all(['withdrawal', 'wallet', 'member', 'distribution'].map((domain) => client.invalidateQueries({ queryKey: [domain] })))
  return useMutation({
    ...mutation('withdrawal/apply'),
    onSuccess: async ({ withdrawal_id }) => {
      onDone()
      await go('/v2/member/withdrawal_detail/withdrawal_detail', { id: withdrawal_id }, { replace: true })
      await renew()
    },
    onError: () => {
      onDone()
      void renew()
    },
  })
}
