import { CodeDigits } from '@longmall/contract/code.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
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
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { notice, toast } from '../../shell/toast.ts'
import { clearFailures } from '../clear-failures.ts'
import { FormAlert } from '../form-alert.tsx'
import { readLogInSearch } from '../read-log-in-search.ts'
import { Steps } from '../steps.tsx'
import { pendingTicket } from '../ticket.ts'
import { useStartSession } from '../use-complete-log-in.ts'
import { fieldOfRefusal, registrationFlow, type RegistrationFlow, steps, useRegistrationStep } from './registration-flow.ts'

const schema = z.object({ code: CodeDigits })
type Sent = NonNullable<RegistrationFlow['sent']>

/** Registration: the code that was sent by e-mail makes the account (IDN-01). */
export function RegisterCodeScreen() {
  const t = useTranslations('identity')
  const flow = useRegistrationStep('code')
  return (
    <>
      <PageHeader title={t('register')} fallback={steps.entries} />
      <Steps at={2} of={3} />
      {flow?.sent && <CodeForm flow={flow} sent={flow.sent} />}
    </>
  )
}

function CodeForm({ flow, sent }: { flow: RegistrationFlow; sent: Sent }) {
  const t = useTranslations('identity')
  const entry = useScreenSearch(readLogInSearch)
  const startSession = useStartSession(entry)
  const code = useContractForm<{ code: string }>({
    schema,
    defaultValues: { code: '' },
    messages: { code: useTranslations('code')('six_digits') },
  })
  const beginAgain = (failure: CallFailure) => {
    const field = fieldOfRefusal[failure.reason ?? '']
    registrationFlow.write({
      ...(flow.entries && { entries: flow.entries, named: flow.named }),
      ...(field && field !== 'password_again' && { refused: { field, message: failure.message } }),
    })
    notice(failure.message)
  }
  const refuse = (failure: CallFailure) => {
    if (failure.reason?.startsWith('code.')) code.setError('code', { message: failure.message }, { shouldFocus: true })
    else if (failure.reason === 'identity.registration_expired' || fieldOfRefusal[failure.reason ?? '']) beginAgain(failure)
  }
  const register = useMutation({
    ...mutation('identity/register', { quiet: true }),
    onSuccess: async (session) => {
      const provider = pendingTicket.read()?.provider ?? null
      await startSession(session)
      registrationFlow.write({ done: { provider } })
    },
    onError: refuse,
  })
  const resend = useMutation({
    ...mutation('identity/resend_registration_code', { quiet: true }),
    onSuccess: (answer) => {
      registrationFlow.write({ ...flow, sent: { ...sent, ...answer } })
      toast(t('code_sent_to', { to: answer.sent_to }))
    },
    onError: refuse,
  })
  const isBusy = register.isPending || register.isSuccess
  const submit = code.handleSubmit(({ code: digits }) => {
    if (!isBusy) register.mutate({ registration_id: sent.registration_id, code: digits })
  })
  const { errors } = code.formState
  const failure = register.error ?? resend.error
  return (
    <Form onSubmit={submit} onChange={clearFailures(register, resend)} className="space-y-4 px-3 pt-6 pb-8">
      <div className="px-1">
        <h2 className="text-22 font-bold">{t('confirm_email_title')}</h2>
        <p className="mt-1 text-14 text-body">{t('code_sent_to', { to: sent.sent_to })}</p>
      </div>
      <Card>
        <Controller
          name="code"
          control={code.control}
          render={({ field, fieldState }) => (
            <CodeField
              {...field}
              error={fieldState.error?.message}
              sent={{ expires_at: sent.expires_at, resend_at: sent.resend_at }}
              sending={resend.isPending}
              onSend={() => resend.mutate({ registration_id: sent.registration_id })}
              onComplete={() => void submit()}
            />
          )}
        />
        <p className="mt-2 text-12 text-quiet">{t('code_help')}</p>
      </Card>
      <FormAlert>{Object.keys(errors).length === 0 && failure?.message}</FormAlert>
      <Button type="submit" size="large" block busy={isBusy}>
        {t('create_account')}
      </Button>
      <p className="text-center">
        <Link to={steps.entries} search={{ ...entry }} replace className={buttonClass({ look: 'text' })}>
          {t('change_entries')}
        </Link>
      </p>
    </Form>
  )
}
