import type { ApplicationKind } from '@longmall/contract/application.ts'
import { CaptchaAnswer, type CodeSent } from '@longmall/contract/code.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useMutation } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { CaptchaField } from '../code/captcha-field.tsx'
import { type Input, mutation } from '@longmall/web/call/query.ts'
import { useContractForm } from '../shell/form/use-contract-form.ts'
import { useTranslations } from '../shell/translations.tsx'

const operations = { join: 'application/send_join_code', franchise: 'application/send_franchise_code' } as const
const schema = z.object({ captcha: CaptchaAnswer })

export interface JoinCodeSheetProps {
  open: boolean
  /** The recipient of the code, already validated. */
  to: Omit<Input<'application/send_join_code'>, 'captcha'>
  /** Which application the code is for. */
  kind: ApplicationKind
  onClose: () => void
  onSent: (sent: CodeSent) => void
}

/** The captcha that is required before the code of an application. */
export function JoinCodeSheet({ open, to, kind, onClose, onSent }: JoinCodeSheetProps) {
  const t = useTranslations('application')
  return (
    <Sheet open={open} onClose={onClose} title={t('check_title')}>
      <CodeForm to={to} kind={kind} onSent={onSent} />
    </Sheet>
  )
}

function CodeForm({ to, kind, onSent }: Pick<JoinCodeSheetProps, 'to' | 'kind' | 'onSent'>) {
  const t = useTranslations('application')
  const form = useContractForm<{ captcha: CaptchaAnswer | null }>({
    schema,
    defaultValues: { captcha: null },
    messages: { captcha: useTranslations('code')('six_digits') },
  })
  const send = useMutation({ ...mutation(operations[kind], { quiet: true }), onSuccess: onSent })
  const submit = form.handleSubmit(({ captcha }) => captcha && send.mutate({ ...to, captcha }))
  const isOfCaptcha = send.error?.reason?.startsWith('code.captcha_')
  return (
    <Form onSubmit={submit} className="space-y-4 pt-2">
      <Controller
        name="captcha"
        control={form.control}
        render={({ field, fieldState }) => <CaptchaField {...field} error={fieldState.error?.message} failure={send.error} />}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {send.isError && !isOfCaptcha && send.error.message}
      </p>
      <Button type="submit" size="large" block busy={send.isPending}>
        {t('send_code')}
      </Button>
    </Form>
  )
}
