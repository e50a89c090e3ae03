import { ReturnParcel } from '@longmall/contract/refund.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type * as z from 'zod/mini'
import { mutation } from '@longmall/web/call/query.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'

/** Input of carrier and number of the return parcel. */
export function ParcelSheet({ refundId, open, onClose }: { refundId: number; open: boolean; onClose: () => void }) {
  const t = useTranslations('refund')
  const client = useQueryClient()
  const id = useId()
  const [refused, setRefused] = useState<string>()
  const form = useContractForm<z.output<typeof ReturnParcel>>({
    schema: ReturnParcel,
    defaultValues: { carrier: '', tracking_number: '' },
    messages: { tracking_number: t('wrong_number') },
  })
  const send = useMutation({
    ...mutation('refund/send_parcel', { quiet: true }),
    onSuccess: async () => {
      toast(t('parcel_sent'), { icon: 'success' })
      onClose()
      await Promise.all(['refund', 'order'].map((domain) => client.invalidateQueries({ queryKey: [domain] })))
    },
    onError: (failure: CallFailure) => setRefused(form.showFailure(failure) ? undefined : failure.message),
  })
  const submit = form.handleSubmit((values) => send.mutate({ refund_id: refundId, ...values }))
  const { errors } = form.formState
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('parcel_title')}
      footer={
        <Button type="submit" form={id} size="large" block busy={send.isPending}>
          {t('send_parcel')}
        </Button>
      }
    >
      <Form id={id} onSubmit={submit} className="space-y-4">
        <Input label={t('carrier')} required maxLength={60} error={errors.carrier?.message} {...form.register('carrier')} />
        <Input
          label={t('tracking_number')}
          required
          autoCapitalize="characters"
          maxLength={40}
          hint={t('wrong_number')}
          error={errors.tracking_number?.message}
          {...form.register('tracking_number')}
        />
        <p role="alert" className="text-14 text-danger empty:hidden">
          {refused}
        </p>
      </Form>
    </Sheet>
  )
}
