import { isWeakPaymentPassword } from '@longmall/contract/weak-payment-password.ts'
import { Keypad } from '@longmall/ui/form/keypad.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { notice } from '../../shell/toast.ts'
import { Steps } from '../steps.tsx'
import { passwordFlow, steps, usePasswordStep } from './password-flow.ts'

/** Payment password: six digits, twice, on a keypad (IDN-08). */
export function PaymentDigitsScreen() {
  const t = useTranslations('payment')
  const flow = usePasswordStep('digits')
  return (
    <>
      <PageHeader title={t('pin_title')} fallback={steps.first} />
      <Steps at={3} of={4} />
      {flow?.proof && <Digits proof={flow.proof} redirect={flow.redirect} />}
    </>
  )
}

function Digits({ proof, redirect }: { proof: string; redirect: string | undefined }) {
  const t = useTranslations('payment')
  const client = useQueryClient()
  const [first, setFirst] = useState('')
  const [digits, setDigits] = useState('')
  const [error, setError] = useState<string>()
  const restart = (message: string) => {
    setFirst('')
    setDigits('')
    setError(message)
  }
  const save = useMutation({
    ...mutation('identity/set_payment_password', { quiet: true }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['identity', 'payment_password'] })
      passwordFlow.write({ done: true, redirect })
    },
    onError: (failure) => {
      if (failure.reason !== 'identity.proof_expired') return restart(failure.message)
      passwordFlow.write({ redirect })
      notice(failure.message)
    },
  })
  const complete = (entered: string) => {
    if (!first && isWeakPaymentPassword(entered)) restart(t('pin_weak'))
    else if (!first) {
      setFirst(entered)
      setDigits('')
      setError(undefined)
    } else if (entered !== first) restart(t('pin_differ'))
    else save.mutate({ proof, payment_password: first, payment_password_again: entered })
  }
  const change = (entered: string) => {
    setDigits(entered)
    setError(undefined)
  }
  const title = t(first ? 'pin_again' : 'pin_enter')
  return (
    <section className="pt-8">
      <h2 aria-live="polite" className="pb-2 text-center text-18 font-semibold">
        {title}
      </h2>
      <p className="px-6 pb-6 text-center text-14 text-quiet">{t('pin_advice')}</p>
      <Keypad label={title} value={digits} onChange={change} onComplete={complete} disabled={save.isPending} error={error} />
    </section>
  )
}
