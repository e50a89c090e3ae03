import { displayParts } from '@longmall/pricing/display-price.ts'
import { type ReactNode, useId } from 'react'
import { useCurrency } from '../site.ts'
import { typedAmount } from './read-amount.ts'

export interface AmountInputProps {
  label: ReactNode
  /** As typed: "12.5". */
  value: string
  onChange: (value: string) => void
  decimals: number
  /** A unit that is no money, shown after the figure. */
  unit?: string
  hint?: ReactNode
  error?: string | undefined
  /** At the right end, such as a button that enters the maximum. */
  suffix?: ReactNode
}

/** One large amount input: the currency is placed by the language. */
export function AmountInput({ label, value, onChange, decimals, unit, hint, error, suffix }: AmountInputProps) {
  const id = useId()
  const { symbol: before, suffix: after } = displayParts('0', useCurrency())
  const isAfter = unit !== undefined || before === ''
  const symbol = (
    <span translate="no" className="text-18 font-semibold text-strong">
      {unit ?? (before || after)}
    </span>
  )
  return (
    <div>
      <label htmlFor={id} className="block text-14 text-body">
        {label}
      </label>
      <div className="hairline-b flex min-h-14 items-baseline gap-2 pt-2">
        {!isAfter && symbol}
        <input
          id={id}
          value={value}
          onChange={(event) => onChange(typedAmount(event.target.value, decimals))}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          className="figures min-h-11 min-w-0 flex-1 bg-transparent text-28 font-bold text-strong placeholder:text-quiet focus:outline-none"
        />
        {isAfter && symbol}
        {suffix}
      </div>
      <div id={`${id}-note`} className="min-h-6 pt-1.5 text-12">
        {error ? (
          <p role="alert" className="text-danger">
            {error}
          </p>
        ) : (
          <p className="text-quiet">{hint}</p>
        )}
      </div>
    </div>
  )
}
