import type { CoinGrantPurpose } from '@longmall/contract/payment.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Keypad } from '@longmall/ui/form/keypad.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'

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

// No input can resolve these: a new password, set by a code, does, also for a member without one.
const needsNewPassword = new Set(['identity.payment_locked', 'identity.payment_reset_needed', 'identity.payment_password_unset'])

/** Prompts for the payment password once; a wrong one shows the attempts left, a locked one until when and what helps. */
export function PasswordSheet({ open, grantFor, children, onClose, onGranted, isBusy }: PasswordSheetProps) {
  const t = useTranslations('payment')
  const currentUrl = useLocation({ select: ({ href }) => href })
  const [digits, setDigits] = useState('')
  const requestGrant = useMutation({
    ...mutation('payment/grant', { quiet: true }),
    onSuccess: ({ grant }) => onGranted(grant),
    onSettled: () => setDigits(''),
  })
  const close = () => {
    setDigits('')
    requestGrant.reset()
    onClose()
  }
  const isStopped = needsNewPassword.has(requestGrant.error?.reason ?? '')
  return (
    <Sheet open={open} onClose={close} title={t('enter_password')}>
      {children && <div className="pb-4 text-center">{children}</div>}
      {isStopped ? (
        <div className="space-y-4 pb-2 text-center">
          <p role="alert" className="text-14 text-danger">
            {requestGrant.error!.message}
          </p>
          <Link
            to="/v1/member/point_password/point_password"
            search={{ redirect: currentUrl }}
            className={buttonClass({ size: 'large', block: true })}
          >
            {t('set_payment_password')}
          </Link>
        </div>
      ) : (
        <Keypad
          label={t('password_for')}
          value={digits}
          onChange={setDigits}
          onComplete={(payment_password) => requestGrant.mutate({ payment_password, ...grantFor })}
          disabled={requestGrant.isPending || isBusy}
          error={requestGrant.isError ? requestGrant.error.message : undefined}
        />
      )}
    </Sheet>
  )
}
