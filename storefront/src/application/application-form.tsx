import type { Application, ApplicationKind } from '@longmall/contract/application.ts'
import type { CodeSent } from '@longmall/contract/code.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import type { UseMutationResult } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { CodeField } from '../code/code-field.tsx'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useTranslations } from '../shell/translations.tsx'
import { ApplicationFields } from './application-fields.tsx'
import { removeDraft } from './draft.ts'
import { type FormValues, useApplicationForm } from './use-application-form.ts'

const JoinCodeSheet = lazy(() => import('./join-code-sheet.tsx').then((module) => ({ default: module.JoinCodeSheet })))

export interface ApplicationFormProps {
  kind: ApplicationKind
  path: string
  apply: UseMutationResult<Application, CallFailure, FormValues>
  onMade: (application: Application) => void
}

/** An application with the code that proves its mobile; one code counts for the number it went to. */
export function ApplicationForm({ kind, path, apply, onMade }: ApplicationFormProps) {
  const t = useTranslations('application')
  const { form, save } = useApplicationForm(kind)
  const [sheet, setSheet] = useState<'closed' | 'opened' | 'shut'>('closed')
  const [sent, setSent] = useState<(CodeSent & { mobile: string }) | null>(null)
  const [refused, setRefused] = useState<string>()
  const mobile = useWatch({ control: form.control, name: 'mobile' })
  const sentHere = sent?.mobile === mobile ? sent : null
  const to = () => ({ country: form.getValues('country'), mobile: form.getValues('mobile') })
  const requestCode = async () => {
    if (await form.trigger(['mobile', 'country'], { shouldFocus: true })) setSheet('opened')
  }
  const showFailure = (failure: CallFailure) => {
    if (failure.reason?.startsWith('code.')) form.setError('code', { message: failure.message }, { shouldFocus: true })
    else if (failure.reason === 'application.wrong_mobile') form.setError('mobile', { message: failure.message }, { shouldFocus: true })
    else if (!form.showFailure(failure)) setRefused(failure.message)
  }
  const submit = form.handleSubmit((entries) => {
    if (!sentHere) return form.setError('code', { message: t('code_first') }, { shouldFocus: true })
    setRefused(undefined)
    apply.mutate(entries, {
      onError: showFailure,
      onSuccess: (application) => {
        removeDraft(kind)
        onMade(application)
      },
    })
  })
  return (
    <>
      <Form onSubmit={submit}>
        <Card className="m-3 space-y-4">
          <ApplicationFields form={form} save={save} path={path} />
          <Controller
            name="code"
            control={form.control}
            render={({ field, fieldState }) => (
              <CodeField {...field} error={fieldState.error?.message} sent={sentHere} onSend={() => void requestCode()} />
            )}
          />
          <p role="alert" className="text-14 text-danger empty:hidden">
            {refused}
          </p>
          <Button type="submit" size="large" block busy={apply.isPending}>
            {t('apply')}
          </Button>
          <p className="text-center text-12 text-quiet">{t('privacy_note')}</p>
        </Card>
      </Form>
      {sheet !== 'closed' && (
        <Suspense>
          <JoinCodeSheet
            open={sheet === 'opened'}
            kind={kind}
            to={to()}
            onClose={() => setSheet('shut')}
            onSent={(answer) => {
              setSent({ ...answer, mobile: to().mobile })
              setSheet('shut')
              form.setFocus('code')
            }}
          />
        </Suspense>
      )}
    </>
  )
}
