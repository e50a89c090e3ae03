import { CaptchaAnswer } from '@longmall/contract/code.ts'
import type { Country } from '@longmall/contract/identity.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { CaptchaField } from '../../code/captcha-field.tsx'
import { CodeField } from '../../code/code-field.tsx'
import { mutation, type Output } from '@longmall/web/call/query.ts'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { useTranslations } from '../../shell/translations.tsx'

type Sent = Output<'order/send_query_code'>
interface OrderQuery {
  keyword: string
  country: z.output<typeof Country>
}

export interface CodeStepsProps {
  orderQuery: OrderQuery
  onFound: (found: Output<'order/query'>['list']) => void
  onBack: () => void
}

/** The captcha, then the code that the order's phone was sent; the message does not reveal whether the order exists. */
export function CodeSteps({ orderQuery, onFound, onBack }: CodeStepsProps) {
  const t = useTranslations('order')
  const [sent, setSent] = useState<Sent | null>(null)
  const [code, setCode] = useState('')
  const show = useMutation({ ...mutation('order/query', { quiet: true }), onSuccess: ({ list }) => onFound(list) })
  if (!sent) return <CaptchaStep orderQuery={orderQuery} onSent={setSent} onBack={onBack} />
  return (
    <Form className="space-y-4 rounded-12 bg-card p-4" onSubmit={() => show.mutate({ ...orderQuery, code })}>
      <p className="text-14 text-body" role="status">
        {t('query_sent')}
      </p>
      <CodeField
        label={t('query_code')}
        value={code}
        onChange={setCode}
        error={show.error?.message}
        sent={sent}
        onSend={() => setSent(null)}
      />
      <Button type="submit" size="large" block disabled={code.length < 6} busy={show.isPending}>
        {t('query_show')}
      </Button>
      <Button look="text" block onClick={onBack}>
        {t('query_again')}
      </Button>
    </Form>
  )
}

const schema = z.object({ captcha: CaptchaAnswer })

function CaptchaStep({ orderQuery, onSent, onBack }: { orderQuery: OrderQuery; onSent: (sent: Sent) => void; onBack: () => void }) {
  const t = useTranslations('order')
  const form = useContractForm<{ captcha: CaptchaAnswer | null }>({
    schema,
    defaultValues: { captcha: null },
    messages: { captcha: useTranslations('code')('six_digits') },
  })
  const send = useMutation({ ...mutation('order/send_query_code', { quiet: true }), onSuccess: onSent })
  const submit = form.handleSubmit(({ captcha }) => captcha && send.mutate({ ...orderQuery, captcha }))
  const isOfCaptcha = send.error?.reason?.startsWith('code.captcha_')
  return (
    <Form onSubmit={submit} className="space-y-4 rounded-12 bg-card p-4">
      <p className="text-14 text-body">{t('query_intro')}</p>
      <Controller
        name="captcha"
        control={form.control}
        render={({ field, fieldState }) => <CaptchaField {...field} error={fieldState.error?.message} failure={send.error} />}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {send.isError && !isOfCaptcha && send.error.message}
      </p>
      <Button type="submit" size="large" block busy={send.isPending}>
        {t('query_send')}
      </Button>
      <Button look="text" block onClick={onBack}>
        {t('query_again')}
      </Button>
    </Form>
  )
}
