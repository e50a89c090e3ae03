import type { OutputOf } from '@longmall/contract/operation.ts'
import type { withdrawal, WithdrawalAccount } from '@longmall/contract/withdrawal.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { PasswordSheet } from '../payment/password-sheet.tsx'
import { useCurrency } from '../shell/money/currency.ts'
import { mutation, query } from '@longmall/web/call/query.ts'
import { AmountInput } from '../shell/form/amount-input.tsx'
import { sentAmount } from '../shell/form/read-amount.ts'
import { useGo } from '../shell/link.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { AccountChoice } from './account/account-choice.tsx'
import { amountFault } from './amount-fault.ts'
import { WhatArrives } from './what-arrives.tsx'

type Preview = OutputOf<(typeof withdrawal)['preview']>

/** Amount, account and fee of a withdrawal; the payment password confirms it. */
export function ApplyForm({ terms, accounts }: { terms: Preview; accounts: readonly WithdrawalAccount[] }) {
  const say = usePhrases('withdrawal')
  const currency = useCurrency()
  const [typed, setTyped] = useState('')
  const [accountId, setAccountId] = useState<number>()
  const [asksPassword, setAsksPassword] = useState(false)
  const amount = sentAmount(typed)
  const fault = amountFault(amount, terms)
  const asked = useDeferredValue(amount)
  const preview = useQuery({
    ...query('withdrawal/preview', asked === null ? {} : { amount: asked }),
    enabled: asked !== null && fault === null,
    placeholderData: keepPreviousData,
  })
  const chosen = accounts.find((one) => one.withdrawal_account_id === accountId) ?? accounts[0]
  const apply = useApply(() => setAsksPassword(false))
  const shown = (money: string) => displayPrice(money, currency)
  const faults = { at_least: say('at_least', { amount: shown(terms.minimum) }), at_most: say('at_most', { amount: shown(terms.maximum) }) }
  const error = fault === 'too_much' ? say('too_much') : (fault && faults[fault]) || undefined
  const mayApply = amount !== null && fault === null && chosen !== undefined
  return (
    <>
      <div className="flex-1 space-y-3 p-3">
        <section aria-label={say('to_account')}>
          <AccountChoice accounts={accounts} chosen={chosen} onChoose={setAccountId} />
        </section>
        <Card>
          <AmountInput
            label={say('amount')}
            value={typed}
            onChange={setTyped}
            decimals={2}
            hint={`${say('withdrawable')} ${shown(terms.withdrawable)}`}
            error={error}
            suffix={
              <Button look="text" size="small" onClick={() => setTyped(terms.withdrawable)}>
                {say('all')}
              </Button>
            }
          />
          <WhatArrives terms={terms} preview={amount !== null && fault === null ? preview.data : undefined} />
        </Card>
        <p className="px-1 text-12 text-quiet">{say('rule_frozen')}</p>
      </div>
      <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
        <Button size="large" block disabled={!mayApply} busy={apply.isPending} onClick={() => setAsksPassword(true)}>
          {say('apply')}
        </Button>
        <div className="safe-bottom" />
      </div>
      {mayApply && (
        <PasswordSheet
          open={asksPassword}
          grantFor={{ purpose: 'withdrawal', amount }}
          onClose={() => setAsksPassword(false)}
          onGranted={(grant) => apply.mutate({ amount, withdrawal_account_id: chosen.withdrawal_account_id, grant })}
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
  const renew = () => Promise.all(['withdrawal', 'wallet', 'member'].map((domain) => client.invalidateQueries({ queryKey: [domain] })))
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
