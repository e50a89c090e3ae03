import { AccountFields, accountTypes, type AccountType, type WithdrawalAccount } from '@longmall/contract/withdrawal.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Select } from '@longmall/ui/form/select.tsx'
import { Switch } from '@longmall/ui/form/switch.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { mutation } from '@longmall/web/call/query.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { useTranslations } from '../../shell/translations.tsx'

const added = z.object(AccountFields)
type Values = z.output<typeof added>
/** Of an account that exists, an empty mobile or number leaves the masked one unchanged. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.union([z.literal(''), schema])
const changed = z.object({ ...AccountFields, mobile: optional(AccountFields.mobile), number: optional(AccountFields.number) })

const wallets = new Set<AccountType>(['alipay', 'paypal'])
const numberLabel = (type: AccountType) => (type === 'savings_card' ? 'number_card' : wallets.has(type) ? 'number_wallet' : 'number_bank')

export interface AccountFormProps {
  existing: WithdrawalAccount | undefined
  /** The kind that a new one starts with. */
  type: AccountType | undefined
  onSaved: () => void | Promise<void>
}

/** Every field of an account (§3), validated as one types by the server's rules (§5). */
export function AccountForm({ existing, type = 'savings_card', onSaved }: AccountFormProps) {
  const t = useTranslations('withdrawal')
  const form = useContractForm<Values>({
    schema: existing ? changed : added,
    defaultValues: existing
      ? { ...existing, mobile: '', number: '' }
      : { name: '', mobile: '', account_type: type, branch: '', number: '', is_default: false },
    messages: { mobile: t('wrong_mobile') },
  })
  const [refused, setRefused] = useState<string>()
  const mutationOptions = {
    onSuccess: onSaved,
    onError: (failure: CallFailure) => setRefused(form.showFailure(failure) ? undefined : failure.message),
  }
  const add = useMutation({ ...mutation('withdrawal/add_account', { quiet: true }), ...mutationOptions })
  const change = useMutation({ ...mutation('withdrawal/change_account', { quiet: true }), ...mutationOptions })
  const submit = form.handleSubmit(({ name, account_type, branch, is_default, mobile, number }) => {
    const fields = { name, account_type, branch, is_default }
    if (!existing) return add.mutate({ ...fields, mobile, number })
    const { withdrawal_account_id } = existing
    return change.mutate({ withdrawal_account_id, ...fields, ...(mobile && { mobile }), ...(number && { number }) })
  })
  const [account_type, isDefault] = useWatch({ control: form.control, name: ['account_type', 'is_default'] })
  const { errors } = form.formState
  const storedHint = (value: string | undefined) => value && t('stored_hint', { value })
  return (
    <Form onSubmit={submit} className="flex flex-1 flex-col">
      <Card className="m-3 flex-1 space-y-4">
        <Select
          label={t('type')}
          required
          error={errors.account_type?.message}
          options={accountTypes.map((value) => ({ value, label: t(`${value}_type`) }))}
          {...form.register('account_type')}
        />
        <Input
          label={t('name')}
          hint={t('name_hint')}
          required
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Input
          label={t('mobile')}
          required={!existing}
          type="tel"
          autoComplete="tel"
          hint={storedHint(existing?.mobile)}
          error={errors.mobile?.message}
          {...form.register('mobile')}
        />
        <Input
          label={t(wallets.has(account_type) ? 'branch_wallet' : 'branch')}
          required
          error={errors.branch?.message}
          {...form.register('branch')}
        />
        <Input
          label={t(numberLabel(account_type))}
          required={!existing}
          autoComplete="off"
          inputMode={account_type === 'savings_card' ? 'numeric' : 'text'}
          hint={existing?.account_type === account_type ? storedHint(existing.number) : undefined}
          error={errors.number?.message}
          {...form.register('number')}
        />
        <div className="flex items-center justify-between">
          <span className="text-14 text-body">{t('is_default')}</span>
          <Switch label={t('is_default')} checked={isDefault} onChange={(checked) => form.setValue('is_default', checked)} />
        </div>
        <p role="alert" className="text-14 text-danger empty:hidden">
          {refused}
        </p>
      </Card>
      <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
        <Button type="submit" size="large" block busy={add.isPending || change.isPending}>
          {t('save')}
        </Button>
        <div className="safe-bottom" />
      </div>
    </Form>
  )
}
