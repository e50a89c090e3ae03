import { Secret } from '@longmall/contract/fields.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { mutation } from '@longmall/web/call/query.ts'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { useTranslations } from '../../shell/translations.tsx'
import type { OwnerCheckProps } from './owner-check.tsx'

const schema = z.object({ password: Secret(1, 64) })

/** Verifies the owner of an account by its log-in password. */
export function PasswordCheck({ account, onProven }: OwnerCheckProps) {
  const t = useTranslations('identity')
  const form = useContractForm<{ password: string }>({ schema, defaultValues: { password: '' } })
  const confirm = useMutation({
    ...mutation('identity/confirm_owner', { quiet: true }),
    onSuccess: ({ proof }) => onProven(proof),
    // Where only the password is entered, the message must not mention the account.
    onError: ({ message, reason, details: { left } }) => {
      const errorText =
        reason === 'identity.wrong_password'
          ? t('owner_password_wrong')
          : reason === 'identity.wrong_password_attempts_left'
            ? t('owner_password_wrong_left', { left: Number(left) })
            : message
      form.setError('password', { message: errorText }, { shouldFocus: true })
    },
  })
  return (
    <Form onSubmit={form.handleSubmit((entries) => confirm.mutate(entries))} className="space-y-4">
      <Card>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        <Input
          label={t('owner_password')}
          required
          autoFocus
          type="password"
          autoComplete="current-password"
          maxLength={64}
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
      </Card>
      <Button type="submit" size="large" block busy={confirm.isPending}>
        {t('next')}
      </Button>
    </Form>
  )
}
