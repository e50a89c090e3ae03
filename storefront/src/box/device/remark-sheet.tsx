import type { Box } from '@longmall/contract/box.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { failureText } from '@longmall/web/errors/field-errors.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { toast } from '../../shell/toast.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** Names a device. */
export function RemarkSheet({ open, onClose, box }: { open: boolean; onClose: () => void; box: Box }) {
  const t = useTranslations('box')
  const client = useQueryClient()
  const form = useId()
  const [remark, setRemark] = useState(box.remark)
  const saving = useMutation({
    ...mutation('box/set_remark', { quiet: true }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['box'] })
      toast(t('saved'), { icon: 'success' })
      onClose()
    },
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('rename')}
      footer={
        <Button type="submit" form={form} block size="large" busy={saving.isPending}>
          {t('save')}
        </Button>
      }
    >
      <Form id={form} onSubmit={() => saving.mutate({ box_id: box.box_id, remark: remark.trim() })}>
        <Input
          label={t('remark')}
          hint={t('remark_hint')}
          placeholder={box.goods_name}
          maxLength={30}
          value={remark}
          error={saving.error ? failureText(saving.error, { remark: t('remark') }) : undefined}
          onChange={({ target }) => setRemark(target.value)}
          onClear={remark === '' ? undefined : () => setRemark('')}
        />
      </Form>
    </Sheet>
  )
}
