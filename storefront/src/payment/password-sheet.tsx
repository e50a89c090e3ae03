import type { Payment } from '@longmall/contract/payment.ts'
import { Keypad } from '@longmall/ui/form/keypad.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation } from '../shell/call/query.ts'
import { useLanguage, usePhrases } from '../shell/phrases.tsx'

export interface PasswordSheetProps {
  open: boolean
  payment: Payment
  onClose: () => void
  onGranted: (grant: string) => void
  isPaying: boolean
}

/** Asks for the payment password once; a wrong one says how many tries are left. */
export function PasswordSheet({ open, payment, onClose, onGranted, isPaying }: PasswordSheetProps) {
  const say = usePhrases('payment')
  const language = useLanguage()
  const [digits, setDigits] = useState('')
  const ask = useMutation({
    ...mutation('payment/grant', { quiet: true }),
    onSuccess: ({ grant }) => onGranted(grant),
    onSettled: () => setDigits(''),
  })
  const close = () => {
    setDigits('')
    ask.reset()
    onClose()
  }
  return (
    <Sheet open={open} onClose={close} title={say('enter_password')}>
      <p className="pb-4 text-center">
        <Price amount={payment.amount} language={language} size="large" plain className="text-strong" />
      </p>
      <Keypad
        label={say('password_for')}
        value={digits}
        onChange={setDigits}
        onComplete={(payment_password) => ask.mutate({ payment_id: payment.payment_id, payment_password })}
        disabled={ask.isPending || isPaying}
        error={ask.isError ? ask.error.message : undefined}
      />
    </Sheet>
  )
}
