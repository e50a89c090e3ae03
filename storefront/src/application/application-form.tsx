import type { CodeSent } from '@longmall/contract/code.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { type ReactNode, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { CodeField } from '../code/code-field.tsx'
import type { RequestFailure } from '../shell/call/request-failure.ts'
import { usePhrases } from '../shell/phrases.tsx'
import { ApplicationFields } from './application-fields.tsx'
import type { ApplicationForm as FormOfApplication, Entries } from './use-application-form.ts'

export type Sent = CodeSent & { mobile: string }

export interface ApplicationFormProps extends FormOfApplication {
  here: string
  /** The code that was sent last, and to which number. */
  sent: Sent | null
  isSending?: boolean
  /** Asks for a code once the number is one. */
  onAskCode: () => void
  onApply: (entries: Entries, onFailure: (failure: RequestFailure) => void) => void
  isApplying: boolean
  /** What went wrong with sending the code. */
  trouble?: ReactNode
}

/** An application with the code that proves its mobile; one code counts for the number it went to. */
export function ApplicationForm({ form, keep, here, sent, isSending, onAskCode, onApply, isApplying, trouble }: ApplicationFormProps) {
  const say = usePhrases('application')
  const [refused, setRefused] = useState<string>()
  const mobile = useWatch({ control: form.control, name: 'mobile' })
  const sentHere = sent?.mobile === mobile ? sent : null
  const askCode = async () => {
    if (await form.trigger(['mobile', 'country'], { shouldFocus: true })) onAskCode()
  }
  const submit = form.handleSubmit((entries) => {
    if (!sentHere) return form.setError('code', { message: say('code_first') }, { shouldFocus: true })
    setRefused(undefined)
    onApply(entries, (failure) => {
      if (failure.reason?.startsWith('code.')) form.setError('code', { message: failure.message }, { shouldFocus: true })
      else if (failure.reason === 'application.wrong_mobile') form.setError('mobile', { message: failure.message }, { shouldFocus: true })
      else if (!form.showFailure(failure)) setRefused(failure.message)
    })
  })
  return (
    <Form onSubmit={submit}>
      <Card className="m-3 space-y-4">
        <ApplicationFields form={form} keep={keep} here={here} />
        <Controller
          name="code"
          control={form.control}
          render={({ field, fieldState }) => (
            <CodeField {...field} error={fieldState.error?.message} sent={sentHere} sending={isSending} onSend={() => void askCode()} />
          )}
        />
        <p role="alert" className="text-14 text-danger empty:hidden">
          {refused ?? trouble}
        </p>
        <Button type="submit" size="large" block busy={isApplying}>
          {say('apply')}
        </Button>
        <p className="text-center text-12 text-quiet">{say('privacy_note')}</p>
      </Card>
    </Form>
  )
}
