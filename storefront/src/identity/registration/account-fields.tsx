import { Card } from '@longmall/ui/display/card.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from '../../shell/translations.tsx'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import type { FormValues } from './registration-flow.ts'

export type AccountForm = Pick<UseFormReturn<FormValues>, 'register' | 'control' | 'formState'>

/** All that a newcomer must think of: account, e-mail, and a password twice. */
export function AccountFields({ form }: { form: AccountForm }) {
  const t = useTranslations('identity')
  const { errors } = form.formState
  const [password, account, email] = useWatch({ control: form.control, name: ['password', 'account', 'email_address'] })
  return (
    <Card className="space-y-4">
      <h2 className="text-16 font-semibold">{t('section_account')}</h2>
      <Input
        label={t('account')}
        hint={errors.account ? undefined : t('account_hint')}
        required
        maxLength={16}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.account?.message}
        {...form.register('account')}
      />
      <Input
        label={t('email_address')}
        hint={errors.email_address ? undefined : t('email_hint')}
        required
        type="email"
        autoComplete="email"
        error={errors.email_address?.message}
        {...form.register('email_address', { setValueAs: (text: string) => text.trim() })}
      />
      <NewPasswordFields
        first={{
          label: t('password'),
          field: form.register('password', { deps: ['password_again'] }),
          error: errors.password?.message,
        }}
        again={{ label: t('password_again'), field: form.register('password_again'), error: errors.password_again?.message }}
        typed={password}
        known={[account, email.split('@')[0] ?? '']}
      />
    </Card>
  )
}
