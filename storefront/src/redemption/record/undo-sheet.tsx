import { Button } from '@longmall/ui/action/button.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { mutation, query } from '@longmall/web/call/query.ts'
import { failureText } from '@longmall/web/errors/field-errors.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { toast } from '../../shell/toast.ts'
import { useTranslations } from '../../shell/translations.tsx'

const reasons = ['wrong_item', 'wrong_customer', 'damaged'] as const

/** Undoes a hand-over, with a reason that is kept. */
export function UndoSheet({ open, onClose, redemption_id }: { open: boolean; onClose: () => void; redemption_id: number }) {
  const t = useTranslations('redemption')
  const client = useQueryClient()
  const form = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const undoing = useMutation({
    ...mutation('redemption/undo', { quiet: true }),
    onSuccess: (undone) => {
      client.setQueryData(query('redemption/view', { redemption_id }).queryKey, undone)
      toast(t('undone'), { icon: 'success' })
      onClose()
      return client.invalidateQueries({ queryKey: ['redemption'], predicate: ({ queryKey }) => queryKey[1] !== 'view' })
    },
  })
  const submit = () => {
    const given = reason.normalize('NFC').trim()
    if (given === '') setMissing(true)
    else undoing.mutate({ redemption_id, reason: given })
  }
  const change = (text: string) => {
    setReason(text)
    setMissing(false)
  }
  const chosen = reasons.find((one) => t(`reason_${one}`) === reason) ?? null
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('undo_title')}
      footer={
        <Button type="submit" form={form} look="danger" block size="large" busy={undoing.isPending}>
          {t('undo')}
        </Button>
      }
    >
      <Form id={form} onSubmit={submit} className="space-y-4">
        <p className="text-14 text-body">{t('undo_text')}</p>
        <Input
          label={t('undo_reason')}
          hint={t('undo_reason_hint')}
          required
          maxLength={200}
          autoComplete="off"
          value={reason}
          error={isMissing ? t('undo_reason_missing') : undefined}
          onChange={({ target }) => change(target.value)}
        />
        <ChoiceGroup
          label={<span className="sr-only">{t('undo_reason')}</span>}
          choices={reasons.map((value) => ({ value, label: t(`reason_${value}`) }))}
          selected={chosen}
          onSelect={(one) => change(t(`reason_${one}`))}
        />
        <p role="alert" className="text-14 text-danger empty:hidden">
          {undoing.error ? failureText(undoing.error) : undefined}
        </p>
      </Form>
    </Sheet>
  )
}
