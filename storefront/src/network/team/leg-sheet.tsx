import type { LegChoice } from '@longmall/contract/network.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Radio } from '@longmall/ui/form/radio.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { mutation, query } from '@longmall/web/call/query.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../shell/toast.ts'
import { useTranslations } from '../../shell/translations.tsx'

const legs = ['automatic', 'left', 'right'] as const satisfies readonly LegChoice[]

/** The choice of the leg for newcomers, with what each choice means. */
export function LegSheet({ open, onClose, leg }: { open: boolean; onClose: () => void; leg: LegChoice }) {
  const t = useTranslations('network')
  const client = useQueryClient()
  const [chosen, choose] = useState(leg)
  const saving = useMutation({
    ...mutation('network/choose_leg'),
    onSuccess: (saved) => {
      client.setQueryData(query('network/view', {}).queryKey, (before) => before && { ...before, leg: saved.leg })
      toast(t('saved'), { icon: 'success' })
      onClose()
    },
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('leg')}
      footer={
        <Button block size="large" busy={saving.isPending} disabled={chosen === leg} onClick={() => saving.mutate({ leg: chosen })}>
          {t('save')}
        </Button>
      }
    >
      <fieldset className="divide-y divide-hairline">
        <legend className="sr-only">{t('leg')}</legend>
        {legs.map((one) => (
          <Radio key={one} name="leg" checked={one === chosen} onChange={() => choose(one)} className="py-2">
            <span className="block">{t(`leg_${one}`)}</span>
            <span className="block text-12 text-quiet">{t(`leg_${one}_text`)}</span>
          </Radio>
        ))}
      </fieldset>
      <p className="hairline-t pt-3 text-12 text-quiet">{t('leg_note')}</p>
    </Sheet>
  )
}
