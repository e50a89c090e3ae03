import { CodeDigits } from '@longmall/contract/code.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { useMutation } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { CodeField } from '../../code/code-field.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { FormAlert } from '../form-alert.tsx'

const schema = z.object({ code: CodeDigits })

export interface CodeCheckProps {
  channel: 'mobile' | 'email'
  /** Masked. */
  sent_to: string
  onProven: (proof: string) => void
}

/** Verifies the owner of an account by a code sent to its present contact. */
export function CodeCheck({ channel, sent_to, onProven }: CodeCheckProps) {
  const t = useTranslations('identity')
  const form = useContractForm<{ code: string }>({
    schema,
    defaultValues: { code: '' },
    messages: { code: useTranslations('code')('six_digits') },
  })
  const send = useMutation({ ...mutation('identity/send_owner_code', { quiet: true }), onSuccess: () => form.setFocus('code') })
  const confirm = useMutation({
    ...mutation('identity/confirm_owner', { quiet: true }),
    onSuccess: ({ proof }) => onProven(proof),
    onError: ({ message }) => form.setError('code', { message }, { shouldFocus: true }),
  })
  const submit = form.handleSubmit(({ code }) => (confirm.isPending ? undefined : confirm.mutate({ code })))
  return (
    <Form onSubmit={submit} className="space-y-4">
      <p className="px-1 text-14 text-body">{t(`owner_sends_${channel}`, { to: sent_to })}</p>
      <Card>
        <Controller
          name="code"
          control={form.control}
          render={({ field, fieldState }) => (
            <CodeField
              {...field}
              error={fieldState.error?.message}
              sent={send.data ?? null}
              sending={send.isPending}
              onSend={() => send.mutate({ channel })}
              onComplete={() => void submit()}
            />
          )}
        />
      </Card>
      <FormAlert>{send.isError && send.error.message}</FormAlert>
      <Button type="submit" size="large" block busy={confirm.isPending}>
        {t('next')}
      </Button>
    </Form>
  )
}
