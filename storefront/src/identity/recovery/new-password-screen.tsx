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
import { usePhrases } from '../../shell/phrases.tsx'
import { notice } from '../../shell/toast.ts'
import { clearFailures } from '../clear-failures.ts'
import { FormAlert } from '../form-alert.tsx'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { Steps } from '../steps.tsx'
import { type Recovering, recovering, steps, useRecovering } from './recovering.ts'

const schema = z.omit(identity.recover.input, { proof: true })

/** Recovery: the new password, twice (IDN-06). */
export function NewPasswordScreen() {
  const say = usePhrases('identity')
  const kept = useRecovering('password')
  return (
    <>
      <PageHeader title={say('recover_title')} fallback={steps.first} />
      <Steps at={3} of={4} />
      {kept?.proof && <PasswordForm kept={kept} proof={kept.proof} />}
    </>
  )
}

function PasswordForm({ kept: { account, channel }, proof }: { kept: Recovering; proof: string }) {
  const say = usePhrases('identity')
  const form = useContractForm<z.output<typeof schema>>({
    schema,
    defaultValues: { password: '', password_again: '' },
    check: ({ password, password_again }) => ({ ...(password !== password_again && { password_again: say('differ') }) }),
  })
  const typed = useWatch({ control: form.control, name: 'password' })
  const recover = useMutation({
    ...mutation('identity/recover', { quiet: true }),
    onSuccess: () => recovering.write({ account: '', channel, done: true }),
    onError: (failure) => {
      if (failure.reason === 'identity.passwords_differ')
        form.setError('password_again', { message: failure.message }, { shouldFocus: true })
      else if (failure.reason !== 'identity.recovery_expired') form.showFailure(failure)
      else {
        recovering.write({ account, channel })
        notice(failure.message)
      }
    },
  })
  const submit = form.handleSubmit((entries) => recover.mutate({ ...entries, proof }))
  const { errors } = form.formState
  return (
    <Form onSubmit={submit} onChange={clearFailures(recover)} className="space-y-4 px-3 pt-6 pb-8">
      <h2 className="px-1 text-22 font-bold">{say('new_password_title')}</h2>
      <Card className="space-y-4">
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        <NewPasswordFields
          first={{
            label: say('new_password'),
            field: form.register('password', { deps: ['password_again'] }),
            error: errors.password?.message,
          }}
          again={{ label: say('new_password_again'), field: form.register('password_again'), error: errors.password_again?.message }}
          typed={typed}
          known={[account.split('@')[0] ?? '']}
        />
      </Card>
      <FormAlert>{recover.isError && Object.keys(errors).length === 0 && recover.error.message}</FormAlert>
      <Button type="submit" size="large" block busy={recover.isPending || recover.isSuccess}>
        {say('confirm_change')}
      </Button>
    </Form>
  )
}
