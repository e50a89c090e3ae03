import { Button } from '@longmall/ui/action/button.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { notice } from '../../shell/toast.ts'

const form = /^[A-Za-z0-9-]{4,32}$/

/** Takes the code of a coupon; its error is shown below the field. */
export function CodeSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('coupon')
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const redeem = useMutation({
    ...mutation('coupon/redeem_code', { quiet: true }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['coupon'] })
      notice(t('claim_done'), 'success')
      close()
    },
  })
  const close = () => {
    setCode('')
    redeem.reset()
    onClose()
  }
  const typed = code.trim()
  const send = () => form.test(typed) && redeem.mutate({ coupon_code: typed })
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('code_title')}
      footer={
        <Button size="large" block disabled={!form.test(typed)} busy={redeem.isPending} onClick={send}>
          {t('redeem')}
        </Button>
      }
    >
      <Form onSubmit={() => send()}>
        <Input
          label={t('code_label')}
          hint={t('code_hint')}
          error={redeem.error?.message}
          value={code}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            redeem.reset()
            setCode(event.target.value)
          }}
        />
      </Form>
    </Sheet>
  )
}
