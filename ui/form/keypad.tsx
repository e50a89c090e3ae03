import { Delete } from 'lucide-react'
import { paymentPasswordDigits } from '@longmall/contract/constants.ts'
import { classNames } from '../class-names.ts'
import { useLabels } from '../labels.tsx'

export interface KeypadProps {
  /** Purpose of the digits, for screen readers. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Called after the sixth digit. */
  onComplete: (value: string) => void
  disabled?: boolean
  error?: string | undefined
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Six hidden digits with our own keypad, so that third-party phone keyboards cannot record them; a hardware keyboard works too. */
export function Keypad({ label, value, onChange, onComplete, disabled, error }: KeypadProps) {
  const labels = useLabels()
  const enter = (next: string) => {
    if (disabled) return
    const digits = next.replace(/\D/g, '').slice(0, paymentPasswordDigits)
    onChange(digits)
    if (digits.length === paymentPasswordDigits && digits !== value) onComplete(digits)
  }
  const key = 'pressable flex min-h-14 items-center justify-center bg-card text-22 text-strong -outline-offset-2'
  return (
    <div>
      <div className="relative mx-auto max-w-80">
        <input
          autoFocus
          type="password"
          inputMode="none"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          value={value}
          disabled={disabled}
          onChange={(event) => enter(event.target.value)}
          className="peer absolute inset-0 size-full opacity-0"
        />
        <div
          aria-hidden
          className="pointer-events-none flex justify-between rounded-12 outline-offset-4 peer-focus-visible:outline-2 peer-focus-visible:outline-brand-ink"
        >
          {Array.from({ length: paymentPasswordDigits }, (_, index) => (
            <span
              key={index}
              className={classNames(
                'flex size-12 items-center justify-center rounded-12 border bg-card',
                error ? 'border-danger' : index === value.length ? 'border-brand-ink' : 'border-hairline',
              )}
            >
              {index < value.length && <span className="size-2.5 rounded-full bg-strong" />}
            </span>
          ))}
        </div>
      </div>
      <p className="sr-only" aria-live="polite">
        {labels.digitsEntered(value.length)}
      </p>
      <p role="alert" className="mt-3 min-h-5 text-center text-14 text-danger">
        {error}
      </p>
      <div className="mt-4 grid grid-cols-3 gap-px bg-hairline pt-px">
        {keys.map((digit) => (
          <button key={digit} type="button" disabled={disabled} className={key} onClick={() => enter(value + digit)}>
            {digit}
          </button>
        ))}
        <span className="bg-sunken" />
        <button type="button" disabled={disabled} className={key} onClick={() => enter(`${value}0`)}>
          0
        </button>
        <button
          type="button"
          disabled={disabled}
          aria-label={labels.deleteDigit}
          className={key.replace('bg-card', 'bg-sunken')}
          onClick={() => enter(value.slice(0, -1))}
        >
          <Delete size={24} aria-hidden />
        </button>
      </div>
    </div>
  )
}
