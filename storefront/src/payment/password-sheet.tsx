import type { CoinGrantPurpose } from '@longmall/contract/payment.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { mutation } from '@longmall/web/call/query.ts'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PasswordPrompt } from './password-prompt.tsx'

/** The purpose of the password: a payment, an amount of longcoin or of money to be withdrawn, or an amount of ACC or AAA and of a transfer the payee. */
export type GrantFor =
  | { purpose: 'payment'; payment_id: number }
  | { purpose: 'longcoin' | 'withdrawal'; amount: string }
  | { purpose: CoinGrantPurpose; amount: string; unit: PricedUnit; payee_id?: number }

export interface PasswordSheetProps {
  open: boolean
  grantFor: GrantFor
  /** What is at stake, shown above the digits: an amount, a fee. */
  children?: ReactNode
  onClose: () => void
  onGranted: (grant: string) => void
  /** What the grant is used for is under way. */
  isBusy: boolean
}

/** Prompts for the payment password once, and passes on what it grants. */
export function PasswordSheet({ open, grantFor, children, onClose, onGranted, isBusy }: PasswordSheetProps) {
  const requestGrant = useMutation({ ...mutation('payment/grant', { quiet: true }), onSuccess: ({ grant }) => onGranted(grant) })
  return (
    <PasswordPrompt
      open={open}
      failure={requestGrant.error}
      isBusy={requestGrant.isPending || isBusy}
      onComplete={(payment_password) => requestGrant.mutateAsync({ payment_password, ...grantFor })}
      onClose={() => {
        requestGrant.reset()
        onClose()
      }}
    >
      {children}
    </PasswordPrompt>
  )
}
