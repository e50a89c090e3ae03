import type { CodeSent } from '@longmall/contract/code.ts'
import { Input } from '@longmall/ui/form/input.tsx'
import type { ReactNode, Ref } from 'react'
import { useTranslations } from '../shell/translations.tsx'
import { ResendButton } from './resend-button.tsx'

/**
 * Props fit `<Controller name="code" control={control} render={({ field, fieldState }) =>
 * <CodeField {...field} error={fieldState.error?.message} sent={send.data ?? null} sending={send.isPending} onSend={() => send.mutate(…)} />} />`;
 * the form's schema is `CodeDigits`, its default ''. A screen loads the translations of `code`.
 */
export interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  error?: string | undefined
  /** The response of the operation that sent the code; null before the first one. Without `sent_to` the recipient is not shown. */
  sent: (Omit<CodeSent, 'sent_to'> & { sent_to?: string }) | null
  /** Sends a code, also again; a screen that requires the captcha first opens it here. */
  onSend: () => void
  sending?: boolean | undefined
  /** Called once with the sixth digit, typed or pasted. */
  onComplete?: (value: string) => void
  label?: ReactNode
  disabled?: boolean | undefined
}

/** Six digits that were sent, with a button that sends them again once the server allows it. */
export function CodeField({ value, onChange, onBlur, ref, error, sent, onSend, sending, onComplete, label, disabled }: CodeFieldProps) {
  const t = useTranslations('code')
  const enter = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 6)
    onChange(digits)
    if (digits.length === 6 && digits !== value) onComplete?.(digits)
  }
  return (
    <div>
      <Input
        ref={ref}
        label={label ?? t('code')}
        hint={sent?.sent_to ? t('sent_to', { to: sent.sent_to }) : t('code_hint')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        // A pasted text may hold more than the digits, such as "Your code: 123 456".
        maxLength={60}
        className="figures tracking-[0.3em]"
        disabled={disabled}
        error={error}
        value={value}
        onBlur={onBlur}
        onChange={({ target }) => enter(target.value)}
        suffix={<ResendButton resendAt={sent?.resend_at ?? null} onSend={onSend} sending={sending} disabled={disabled} />}
      />
      <p role="status" className="sr-only">
        {sent && (sent.sent_to ? t('sent_to', { to: sent.sent_to }) : t('sent'))}
      </p>
    </div>
  )
}
