import { CodeDigits, type CodeSent } from '@longmall/contract/code.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { useMutation } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { CodeField } from '../../code/code-field.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { FormAlert } from '../form-alert.tsx'
import { Steps } from '../steps.tsx'
import { passwordFlow, steps, usePasswordStep } from './password-flow.ts'

const schema = z.object({ code: CodeDigits })

/** Payment password: the code (IDN-08). */
export function PaymentCodeScreen() {
  const t = useTranslations('payment')
  const flow = usePasswordStep('code')
  return (
    <>
      <PageHeader title={t('pin_title')} fallback={steps.first} />
      <Steps at={2} of={4} />
      {flow?.sent && <CodeForm sent={flow.sent} />}
    </>
  )
}

function CodeForm({ sent }: { sent: CodeSent }) {
  const t = useTranslations('payment')
  const form = useContractForm<{ code: string }>({
    schema,
    defaultValues: { code: '' },
    messages: { code: useTranslations('code')('six_digits') },
  })
  const refuse = (failure: CallFailure) => {
    if (failure.reason?.startsWith('code.')) form.setError('code', { message: failure.message }, { shouldFocus: true })
  }
  const check = useMutation({
    ...mutation('identity/check_payment_code', { quiet: true }),
    onSuccess: ({ proof }) => passwordFlow.write({ proof, redirect: passwordFlow.read()?.redirect }),
    onError: refuse,
  })
  const resend = useMutation({
    ...mutation('identity/send_payment_code', { quiet: true }),
    onSuccess: (answer) => passwordFlow.write({ ...passwordFlow.read(), sent: answer }),
    onError: refuse,
  })
  const isBusy = check.isPending || check.isSuccess
  const submit = form.handleSubmit(({ code }) => {
    if (!isBusy) check.mutate({ code })
  })
  const failure = check.error ?? resend.error
  return (
    <Form onSubmit={submit} className="space-y-4 px-3 pt-6 pb-8">
      <h2 className="px-1 text-22 font-bold">{t('pin_code_title')}</h2>
      <Card>
        <Controller
          name="code"
          control={form.control}
          render={({ field, fieldState }) => (
            <CodeField
              {...field}
              error={fieldState.error?.message}
              sent={sent}
              sending={resend.isPending}
              onSend={() => resend.mutate({})}
              onComplete={() => void submit()}
            />
          )}
        />
      </Card>
      <FormAlert>{Object.keys(form.formState.errors).length === 0 && failure?.message}</FormAlert>
      <Button type="submit" size="large" block busy={isBusy}>
        {t('pin_next')}
      </Button>
    </Form>
  )
}
