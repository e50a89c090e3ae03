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
import { usePhrases } from '../../shell/phrases.tsx'

const added = z.object(AccountFields)
type Values = z.output<typeof added>
/** Of an account that exists, an empty mobile or number keeps the masked one. */
const kept = <Schema extends z.ZodMiniType>(schema: Schema) => z.union([z.literal(''), schema])
const changed = z.object({ ...AccountFields, mobile: kept(AccountFields.mobile), number: kept(AccountFields.number) })

const wallets = new Set<AccountType>(['alipay', 'paypal'])
const numberLabel = (type: AccountType) => (type === 'savings_card' ? 'number_card' : wallets.has(type) ? 'number_wallet' : 'number_bank')

export interface AccountFormProps {
  existing: WithdrawalAccount | undefined
  /** The kind that a new one starts with. */
  type: AccountType | undefined
  onSaved: () => void | Promise<void>
}

/** Every field of an account (§3), judged as one types by the rules the server judges by (§5). */
export function AccountForm({ existing, type = 'savings_card', onSaved }: AccountFormProps) {
  const say = usePhrases('withdrawal')
  const form = useContractForm<Values>({
    schema: existing ? changed : added,
    defaultValues: existing
      ? { ...existing, mobile: '', number: '' }
      : { name: '', mobile: '', account_type: type, branch: '', number: '', is_default: false },
    words: { mobile: say('wrong_mobile') },
  })
  const [refused, setRefused] = useState<string>()
  const answered = {
    onSuccess: onSaved,
    onError: (failure: CallFailure) => setRefused(form.showFailure(failure) ? undefined : failure.message),
  }
  const add = useMutation({ ...mutation('withdrawal/add_account', { quiet: true }), ...answered })
  const change = useMutation({ ...mutation('withdrawal/change_account', { quiet: true }), ...answered })
  const submit = form.handleSubmit(({ name, account_type, branch, is_default, mobile, number }) => {
    const fields = { name, account_type, branch, is_default }
    if (!existing) return add.mutate({ ...fields, mobile, number })
    const { withdrawal_account_id } = existing
    return change.mutate({ withdrawal_account_id, ...fields, ...(mobile && { mobile }), ...(number && { number }) })
  })
  const [account_type, isDefault] = useWatch({ control: form.control, name: ['account_type', 'is_default'] })
  const { errors } = form.formState
  const keptHint = (value: string | undefined) => value && say('kept_hint', { value })
  return (
    <Form onSubmit={submit} className="flex flex-1 flex-col">
      <Card className="m-3 flex-1 space-y-4">
        <Select
          label={say('type')}
          required
          error={errors.account_type?.message}
          options={accountTypes.map((value) => ({ value, label: say(`${value}_type`) }))}
          {...form.register('account_type')}
        />
        <Input
          label={say('name')}
          hint={say('name_hint')}
          required
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Input
          label={say('mobile')}
          required={!existing}
          type="tel"
          autoComplete="tel"
          hint={keptHint(existing?.mobile)}
          error={errors.mobile?.message}
          {...form.register('mobile')}
        />
        <Input
          label={say(wallets.has(account_type) ? 'branch_wallet' : 'branch')}
          required
          error={errors.branch?.message}
          {...form.register('branch')}
        />
        <Input
          label={say(numberLabel(account_type))}
          required={!existing}
          autoComplete="off"
          inputMode={account_type === 'savings_card' ? 'numeric' : 'text'}
          hint={existing?.account_type === account_type ? keptHint(existing.number) : undefined}
          error={errors.number?.message}
          {...form.register('number')}
        />
        <div className="flex items-center justify-between">
          <span className="text-14 text-body">{say('is_default')}</span>
          <Switch label={say('is_default')} checked={isDefault} onChange={(checked) => form.setValue('is_default', checked)} />
        </div>
        <p role="alert" className="text-14 text-danger empty:hidden">
          {refused}
        </p>
      </Card>
      <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
        <Button type="submit" size="large" block busy={add.isPending || change.isPending}>
          {say('save')}
        </Button>
        <div className="safe-bottom" />
      </div>
    </Form>
  )
}
