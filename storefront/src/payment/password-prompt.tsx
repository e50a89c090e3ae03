import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Keypad } from '@longmall/ui/form/keypad.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'

export interface PasswordPromptProps {
  open: boolean
  /** What is at stake, shown above the digits: an amount, a fee. */
  children?: ReactNode
  /** Why the password that was typed last did not do. */
  failure: CallFailure | null
  isBusy: boolean
  /** Resolves once it is known whether the password is right. */
  onComplete: (payment_password: string) => Promise<unknown>
  onClose: () => void
}

// No input can resolve these: a new password, set by a code, does, also for a member without one.
const needsNewPassword = new Set(['identity.payment_locked', 'identity.payment_reset_needed', 'identity.payment_password_unset'])

/** The six digits of the payment password; a wrong one shows the attempts left, a locked one until when and what helps. */
export function PasswordPrompt({ open, children, failure, isBusy, onComplete, onClose }: PasswordPromptProps) {
  const t = useTranslations('payment')
  const currentUrl = useLocation({ select: ({ href }) => href })
  const [digits, setDigits] = useState('')
  const close = () => {
    setDigits('')
    onClose()
  }
  const isStopped = needsNewPassword.has(failure?.reason ?? '')
  return (
    <Sheet open={open} onClose={close} title={t('enter_password')}>
      {children && <div className="pb-4 text-center">{children}</div>}
      {isStopped ? (
        <div className="space-y-4 pb-2 text-center">
          <p role="alert" className="text-14 text-danger">
            {failure!.message}
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
          onComplete={(payment_password) =>
            void onComplete(payment_password)
              .catch(() => undefined)
              .finally(() => setDigits(''))
          }
          disabled={isBusy}
          error={failure?.message}
        />
      )}
    </Sheet>
  )
}
