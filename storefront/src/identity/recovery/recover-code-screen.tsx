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
import { notice } from '../../shell/toast.ts'
import { clearFailures } from '../clear-failures.ts'
import { FormAlert } from '../form-alert.tsx'
import { readLogInSearch } from '../read-log-in-search.ts'
import { Steps } from '../steps.tsx'
import { type RecoveryFlow, recoveryFlow, steps, useRecoveryStep } from './recovery-flow.ts'

const schema = z.object({ code: CodeDigits })
type Sent = NonNullable<RecoveryFlow['sent']>

/** Recovery: the code (IDN-06). Nothing here reveals whether the account exists. */
export function RecoverCodeScreen() {
  const t = useTranslations('identity')
  const flow = useRecoveryStep('code')
  return (
    <>
      <PageHeader title={t('recover_title')} fallback={steps.first} />
      <Steps at={2} of={4} />
      {flow?.sent && <CodeForm flow={flow} sent={flow.sent} />}
    </>
  )
}

function CodeForm({ flow, sent }: { flow: RecoveryFlow; sent: Sent }) {
  const t = useTranslations('identity')
  const entry = useScreenSearch(readLogInSearch)
  const { account, channel } = flow
  const form = useContractForm<{ code: string }>({
    schema,
    defaultValues: { code: '' },
    messages: { code: useTranslations('code')('six_digits') },
  })
  const refuse = (failure: CallFailure) => {
    if (failure.reason?.startsWith('code.')) form.setError('code', { message: failure.message }, { shouldFocus: true })
    if (failure.reason !== 'identity.recovery_expired') return
    recoveryFlow.write({ account, channel })
    notice(failure.message)
  }
  const check = useMutation({
    ...mutation('identity/check_recovery_code', { quiet: true }),
    onSuccess: ({ proof }) => recoveryFlow.write({ account, channel, proof }),
    onError: refuse,
  })
  const resend = useMutation({
    ...mutation('identity/resend_recovery_code', { quiet: true }),
    onSuccess: (answer) => recoveryFlow.write({ ...flow, sent: { ...sent, ...answer } }),
    onError: refuse,
  })
  const isBusy = check.isPending || check.isSuccess
  const submit = form.handleSubmit(({ code }) => {
    if (!isBusy) check.mutate({ recovery_id: sent.recovery_id, code })
  })
  const failure = check.error ?? resend.error
  return (
    <Form onSubmit={submit} onChange={clearFailures(check, resend)} className="space-y-4 px-3 pt-6 pb-8">
      <div className="px-1">
        <h2 className="text-22 font-bold">{t('recover_code_title')}</h2>
        <p className="mt-1 text-14 text-body">{t(`recover_sent_${channel}`, { account })}</p>
      </div>
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
              onSend={() => resend.mutate({ recovery_id: sent.recovery_id })}
              onComplete={() => void submit()}
            />
          )}
        />
        {channel === 'email' && <p className="mt-2 text-12 text-quiet">{t('code_help')}</p>}
      </Card>
      <FormAlert>{Object.keys(form.formState.errors).length === 0 && failure?.message}</FormAlert>
      <Button type="submit" size="large" block busy={isBusy}>
        {t('next')}
      </Button>
      <p className="text-center">
        <Link to={steps.first} search={{ ...entry }} replace className={buttonClass({ look: 'text' })}>
          {t('use_other_account')}
        </Link>
      </p>
    </Form>
  )
}
