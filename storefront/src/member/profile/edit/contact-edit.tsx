import { CodeDigits, type CodeSent, Mobile } from '@longmall/contract/code.ts'
import { Email } from '@longmall/contract/fields.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { CodeField } from '../../../code/code-field.tsx'
import { FormAlert } from '../../../identity/form-alert.tsx'
import { OwnerCheck } from '../../../identity/owner/owner-check.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { shortFailureText } from '@longmall/web/errors/field-errors.ts'
import { useContractForm } from '../../../shell/form/use-contract-form.ts'
import { useTranslations } from '../../../shell/translations.tsx'
import { notice } from '../../../shell/toast.ts'
import type { EditProps } from '../edit-screen.tsx'
import { useSaved } from '../use-save-profile.ts'

interface FormValues {
  to: string
  code: string
}
interface ContactEditProps {
  kind: 'email' | 'mobile'
  now: string | null
  schema: z.ZodMiniType
  input: Omit<ComponentProps<typeof Input>, 'label'>
  send: (to: string) => Promise<CodeSent>
  change: (entries: FormValues) => Promise<unknown>
  /** The proof of being the owner is over. */
  onExpired: (message: string) => void
}

/** A new e-mail address or mobile, with the code that was sent to it. */
function ContactEdit({ kind, now, schema, input, send, change, onExpired }: ContactEditProps) {
  const t = useTranslations('member')
  const form = useContractForm<FormValues>({
    schema: z.object({ to: schema, code: CodeDigits }),
    defaultValues: { to: '', code: '' },
    messages: { to: t(`wrong_${kind}`), code: useTranslations('code')('six_digits') },
    check: ({ to }) => (now !== null && to.toLowerCase() === now.toLowerCase() ? { to: t(`same_${kind}`) } : {}),
  })
  const typed = useWatch({ control: form.control, name: 'to' })
  const refuse = (failure: CallFailure) => {
    if (failure.reason === 'identity.proof_expired') return onExpired(failure.message)
    const field = failure.reason?.startsWith('code.wrong') || failure.reason === 'code.expired' ? 'code' : 'to'
    form.setError(field, { message: shortFailureText(failure) }, { shouldFocus: true })
  }
  const codeRequest = useMutation({
    mutationFn: (to: string) => send(to).then((sent) => ({ sent, to })),
    onError: (failure: CallFailure) => (failure.reason === 'code.too_soon' ? notice(failure.message) : refuse(failure)),
  })
  const changing = useMutation({ mutationFn: change, onError: refuse })
  // A code proves one address: another one typed since needs its own.
  const sent = codeRequest.data && codeRequest.data.to === typed ? codeRequest.data.sent : null
  const requestCode = async () => {
    if (await form.trigger('to', { shouldFocus: true })) codeRequest.mutate(form.getValues('to'))
  }
  const submit = form.handleSubmit((entries) => (changing.isPending ? undefined : changing.mutate(entries)))
  const { errors } = form.formState
  return (
    <Form onSubmit={submit} className="space-y-4 p-3">
      {now !== null && <p className="px-1 text-14 text-body">{t(`current_${kind}`, { now })}</p>}
      <Card className="space-y-4">
        <Input
          {...input}
          label={t(`new_${kind}`)}
          required
          autoFocus
          error={errors.to?.message}
          {...form.register('to', { setValueAs: (text: string) => text.trim() })}
        />
        <Controller
          name="code"
          control={form.control}
          render={({ field, fieldState }) => (
            <CodeField
              {...field}
              error={fieldState.error?.message}
              sent={sent}
              sending={codeRequest.isPending}
              onSend={() => void requestCode()}
            />
          )}
        />
      </Card>
      <FormAlert>{Object.keys(errors).length === 0 && changing.error?.message}</FormAlert>
      <Button type="submit" size="large" block busy={changing.isPending}>
        {t('save')}
      </Button>
    </Form>
  )
}

/** A new contact, once the caller has shown to be the owner. */
function AfterCheck({ profile, children }: EditProps & { children: (proof: string, onExpired: (message: string) => void) => ReactNode }) {
  const [proof, setProof] = useState<string | null>(null)
  if (proof === null) return <OwnerCheck account={profile.account} onProven={setProof} />
  return children(proof, (message) => {
    notice(message)
    setProof(null)
  })
}

export function EmailEdit({ profile }: EditProps) {
  const saved = useSaved()
  const send = useMutation(mutation('member/send_email_code', { quiet: true }))
  const change = useMutation({ ...mutation('member/change_email', { quiet: true }), onSuccess: saved })
  return (
    <AfterCheck profile={profile}>
      {(proof, onExpired) => (
        <ContactEdit
          kind="email"
          now={profile.email}
          schema={Email}
          input={{ type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false }}
          send={(email_address) => send.mutateAsync({ email_address, proof })}
          change={({ to, code }) => change.mutateAsync({ email_address: to, code, proof })}
          onExpired={onExpired}
        />
      )}
    </AfterCheck>
  )
}

export function MobileEdit({ profile }: EditProps) {
  const t = useTranslations('member')
  const saved = useSaved()
  const send = useMutation(mutation('member/send_mobile_code', { quiet: true }))
  const change = useMutation({ ...mutation('member/change_mobile', { quiet: true }), onSuccess: saved })
  return (
    <AfterCheck profile={profile}>
      {(proof, onExpired) => (
        <ContactEdit
          kind="mobile"
          now={profile.mobile}
          schema={Mobile}
          input={{ type: 'tel', autoComplete: 'tel', hint: t('hint_mobile', { country: t(`country_${profile.country}`) }) }}
          send={(mobile) => send.mutateAsync({ mobile, proof })}
          change={({ to, code }) => change.mutateAsync({ mobile: to, code, proof })}
          onExpired={onExpired}
        />
      )}
    </AfterCheck>
  )
}
