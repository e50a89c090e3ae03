import type { Deposit } from '@longmall/contract/deposit.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { shortFailureText } from '@longmall/web/errors/field-errors.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../shell/toast.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { ExpiryChoice } from '../form/expiry-choice.tsx'

/** Changes what happens at expiry; mounted with the opening's `times` as its key. */
export function ChangeExpiry({ deposit, open, onClose }: { deposit: Deposit; open: boolean; onClose: () => void }) {
  const t = useTranslations('deposit')
  const client = useQueryClient()
  const [on_expiry, choose] = useState(deposit.on_expiry)
  const change = useMutation({
    ...mutation('deposit/set_on_expiry', { quiet: true }),
    onSuccess: () => toast(t('changed'), { icon: 'success' }),
    onError: (failure) => toast(shortFailureText(failure), { icon: 'error' }),
    onSettled: async () => {
      onClose()
      await client.invalidateQueries({ queryKey: ['deposit'] })
    },
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('arrangement')}
      footer={
        <Button
          size="large"
          block
          busy={change.isPending}
          disabled={on_expiry === deposit.on_expiry}
          onClick={() => change.mutate({ deposit_id: deposit.deposit_id, on_expiry })}
        >
          {t('save')}
        </Button>
      }
    >
      <ExpiryChoice selected={on_expiry} onSelect={choose} />
    </Sheet>
  )
}
