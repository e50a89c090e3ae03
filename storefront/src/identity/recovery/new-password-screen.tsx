import { identity } from '@longmall/contract/identity.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { mutation } from '@longmall/web/call/query.ts'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { notice } from '../../shell/toast.ts'
import { clearFailures } from '../clear-failures.ts'
import { FormAlert } from '../form-alert.tsx'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { Steps } from '../steps.tsx'
import { type RecoveryFlow, recoveryFlow, steps, useRecoveryStep } from './recovery-flow.ts'

const schema = z.omit(identity.recover.input, { proof: true })

/** Recovery: the new password, twice (IDN-06). */
export function NewPasswordScreen() {
  const t = useTranslations('identity')
  const flow = useRecoveryStep('password')
  return (
    <>
      <PageHeader title={t('recover_title')} fallback={steps.first} />
      <Steps at={3} of={4} />
      {flow?.proof && <PasswordForm flow={flow} proof={flow.proof} />}
    </>
  )
}

function PasswordForm({ flow: { account, channel }, proof }: { flow: RecoveryFlow; proof: string }) {
  const t = useTranslations('identity')
  const form = useContractForm<z.output<typeof schema>>({
    schema,
    defaultValues: { password: '', password_again: '' },
    check: ({ password, password_again }) => ({ ...(password !== password_again && { password_again: t('passwords_differ') }) }),
  })
  const typed = useWatch({ control: form.control, name: 'password' })
  const recover = useMutation({
    ...mutation('identity/recover', { quiet: true }),
    onSuccess: () => recoveryFlow.write({ account: '', channel, done: true }),
    onError: (failure) => {
      if (failure.reason === 'identity.passwords_differ')
        form.setError('password_again', { message: failure.message }, { shouldFocus: true })
      else if (failure.reason !== 'identity.recovery_expired') form.showFailure(failure)
      else {
        recoveryFlow.write({ account, channel })
        notice(failure.message)
      }
    },
  })
  const submit = form.handleSubmit((entries) => recover.mutate({ ...entries, proof }))
  const { errors } = form.formState
  return (
    <Form onSubmit={submit} onChange={clearFailures(recover)} className="space-y-4 px-3 pt-6 pb-8">
      <h2 className="px-1 text-22 font-bold">{t('new_password_title')}</h2>
      <Card className="space-y-4">
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        <NewPasswordFields
          first={{
            label: t('new_password'),
            field: form.register('password', { deps: ['password_again'] }),
            error: errors.password?.message,
          }}
          again={{ label: t('new_password_again'), field: form.register('password_again'), error: errors.password_again?.message }}
          typed={typed}
          known={[account.split('@')[0] ?? '']}
        />
      </Card>
      <FormAlert>{recover.isError && Object.keys(errors).length === 0 && recover.error.message}</FormAlert>
      <Button type="submit" size="large" block busy={recover.isPending || recover.isSuccess}>
        {t('confirm_change')}
      </Button>
    </Form>
  )
}
