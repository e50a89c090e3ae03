import { CaptchaAnswer, type CodeSent } from '@longmall/contract/code.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { CaptchaField } from '../../code/captcha-field.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { clearFailures } from '../clear-failures.ts'
import { FormAlert } from '../form-alert.tsx'

const schema = z.object({ captcha: CaptchaAnswer })

export interface CodeSheetProps {
  open: boolean
  /** 11 digits, already validated. */
  mobile: string
  onClose: () => void
  onSent: (answer: CodeSent) => void
}

/** The captcha that is required before an SMS code. */
export function CodeSheet({ open, ...rest }: CodeSheetProps) {
  const t = useTranslations('identity')
  return (
    <Sheet open={open} onClose={rest.onClose} title={t('check_title')}>
      <CodeForm {...rest} />
    </Sheet>
  )
}

function CodeForm({ mobile, onSent }: Omit<CodeSheetProps, 'open'>) {
  const t = useTranslations('identity')
  const id = useId()
  const form = useContractForm<{ captcha: CaptchaAnswer | null }>({
    schema,
    defaultValues: { captcha: null },
    messages: { captcha: useTranslations('code')('six_digits') },
  })
  const send = useMutation({ ...mutation('identity/send_log_in_code', { quiet: true }), onSuccess: onSent })
  const submit = form.handleSubmit(({ captcha }) => captcha && send.mutate({ mobile, captcha }))
  const ofCaptcha = send.error?.reason?.startsWith('code.captcha_')
  return (
    <Form id={id} onSubmit={submit} onChange={clearFailures(send)} className="space-y-4 pt-2">
      <Controller
        name="captcha"
        control={form.control}
        render={({ field, fieldState }) => <CaptchaField {...field} error={fieldState.error?.message} failure={send.error} />}
      />
      <FormAlert>{send.isError && !ofCaptcha && send.error.message}</FormAlert>
      <Button type="submit" size="large" block busy={send.isPending}>
        {t('send_code')}
      </Button>
    </Form>
  )
}
