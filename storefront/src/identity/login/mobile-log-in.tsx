import { ChinaMobile, CodeDigits, type CodeSent } from '@longmall/contract/code.ts'
import type { Session } from '@longmall/contract/identity.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { controlClass, Field } from '@longmall/ui/form/field.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { CodeField } from '../../code/code-field.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { afterDialog } from '../after-dialog.ts'
import { clearFailures } from '../clear-failures.ts'
import { FormAlert } from '../form-alert.tsx'
import { pendingTicket, ticketField } from '../ticket.ts'

const CodeSheet = lazy(() => import('./code-sheet.tsx').then((module) => ({ default: module.CodeSheet })))
const schema = z.object({ mobile: ChinaMobile, code: CodeDigits })
type FormValues = z.output<typeof schema>

/** Log-in by SMS code for mobile numbers of mainland China (IDN-04); each code requires a captcha. */
export function MobileLogIn({ onSession }: { onSession: (session: Session) => Promise<void> }) {
  const t = useTranslations('identity')
  const code = useTranslations('code')
  const [sheet, setSheet] = useState<'closed' | 'opened' | 'shut'>('closed')
  const [sent, setSent] = useState<(CodeSent & { mobile: string }) | null>(null)
  const form = useContractForm<FormValues>({
    schema,
    defaultValues: { mobile: '', code: '' },
    messages: { mobile: t('wrong_mobile'), code: code('six_digits') },
  })
  const mobile = useWatch({ control: form.control, name: 'mobile' })
  // A code counts for the number it was sent to.
  const sentHere = sent?.mobile === mobile ? sent : null
  const logIn = useMutation({ ...mutation('identity/log_in_by_mobile', { quiet: true }), onSuccess: onSession })
  const requestCode = async () => {
    if (await form.trigger('mobile', { shouldFocus: true })) setSheet('opened')
  }
  const submit = form.handleSubmit((entries) => {
    if (!sentHere) return form.setError('code', { message: t('code_needed') })
    logIn.mutate(
      { ...entries, ...ticketField() },
      {
        onError: (failure) => {
          if (failure.reason === 'identity.ticket_expired') pendingTicket.clear()
          if (failure.reason?.startsWith('code.')) form.setError('code', { message: failure.message }, { shouldFocus: true })
          else form.showFailure(failure)
        },
      },
    )
  })
  const { errors } = form.formState
  return (
    <>
      <Form onSubmit={submit} onChange={clearFailures(logIn)} className="space-y-4">
        <Field label={t('mobile')} required hint={t('mobile_note')} error={errors.mobile?.message}>
          {(ids) => (
            <div className="relative">
              <span aria-hidden className="figures pointer-events-none absolute inset-y-0 left-4 flex items-center text-16 text-body">
                +86
              </span>
              <input
                {...ids}
                type="tel"
                inputMode="numeric"
                autoComplete="tel-national"
                maxLength={11}
                className={`${controlClass} figures pl-15`}
                {...form.register('mobile', {
                  onChange: ({ target }: { target: HTMLInputElement }) => {
                    target.value = target.value.replace(/\D/g, '')
                  },
                })}
              />
            </div>
          )}
        </Field>
        <Controller
          name="code"
          control={form.control}
          render={({ field, fieldState }) => (
            <CodeField {...field} error={fieldState.error?.message} sent={sentHere} onSend={() => void requestCode()} />
          )}
        />
        <FormAlert>{logIn.isError && Object.keys(errors).length === 0 && logIn.error.message}</FormAlert>
        <Button type="submit" size="large" block busy={logIn.isPending || logIn.isSuccess}>
          {t('log_in')}
        </Button>
      </Form>
      {sheet !== 'closed' && (
        <Suspense>
          <CodeSheet
            open={sheet === 'opened'}
            mobile={mobile}
            onClose={() => setSheet('shut')}
            onSent={(answer) => {
              setSent({ ...answer, mobile })
              setSheet('shut')
              afterDialog(() => form.setFocus('code'))
            }}
          />
        </Suspense>
      )}
    </>
  )
}
