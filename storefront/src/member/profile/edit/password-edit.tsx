import { passwordMinimumInProfile } from '@longmall/contract/constants.ts'
import { identity } from '@longmall/contract/identity.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { FormAlert } from '../../../identity/form-alert.tsx'
import { NewPasswordFields } from '../../../identity/password/new-password-fields.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { useContractForm } from '../../../shell/form/use-contract-form.ts'
import { Link, useBack } from '../../../shell/link.tsx'
import { useTranslations } from '../../../shell/translations.tsx'
import { toast } from '../../../shell/toast.ts'
import type { EditProps } from '../edit-screen.tsx'

const schema = identity.change_password.input

/** The log-in password against the old one: at least 6 characters, mixed, twice, and another one (§5). */
export function PasswordEdit({ profile }: EditProps) {
  const t = useTranslations('member')
  if (profile.has_password) return <PasswordForm account={profile.account} />
  return (
    <EmptyState
      drawing="list"
      title={t('no_password')}
      text={t('no_password_text')}
      action={
        <Link to="/v1/login/findpw/findpw" className={buttonClass({ size: 'large' })}>
          {t('set_password')}
        </Link>
      }
    />
  )
}

function PasswordForm({ account }: { account: string }) {
  const t = useTranslations('member')
  const client = useQueryClient()
  const back = useBack('/v2/member/info/info')
  const form = useContractForm<z.output<typeof schema>>({
    schema,
    defaultValues: { old_password: '', password: '', password_again: '' },
    check: ({ old_password, password, password_again }) => ({
      ...(password !== '' && password === old_password && { password: t('password_unchanged') }),
      ...(password !== password_again && { password_again: t('passwords_differ') }),
    }),
  })
  const typed = useWatch({ control: form.control, name: 'password' })
  const change = useMutation({
    ...mutation('identity/change_password', { quiet: true }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['member', 'profile'] })
      toast(t('password_changed'), { icon: 'success' })
      back()
    },
    onError: (failure) => {
      if (form.showFailure(failure)) return
      const field =
        failure.reason === 'identity.same_password'
          ? 'password'
          : failure.reason === 'identity.passwords_differ'
            ? 'password_again'
            : 'old_password'
      form.setError(field, { message: failure.message }, { shouldFocus: true })
    },
  })
  const submit = form.handleSubmit((entries) => change.mutate(entries))
  const { errors } = form.formState
  return (
    <Form onSubmit={submit} className="space-y-4 p-3">
      <Card className="space-y-4">
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        <Input
          label={t('old_password')}
          required
          type="password"
          autoComplete="current-password"
          maxLength={64}
          error={errors.old_password?.message}
          {...form.register('old_password', { deps: ['password'] })}
        />
        <NewPasswordFields
          first={{
            label: t('new_password'),
            field: form.register('password', { deps: ['password_again'] }),
            error: errors.password?.message,
          }}
          again={{ label: t('new_password_again'), field: form.register('password_again'), error: errors.password_again?.message }}
          typed={typed}
          known={[account]}
          minimum={passwordMinimumInProfile}
        />
      </Card>
      <FormAlert>{change.isError && Object.keys(errors).length === 0 && change.error.message}</FormAlert>
      <Button type="submit" size="large" block busy={change.isPending}>
        {t('save')}
      </Button>
    </Form>
  )
}
