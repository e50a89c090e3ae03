import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { useLabels } from '../labels.tsx'

export interface StepperProps {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  disabled?: boolean
  /** Names the quantity to screen readers; "Quantity" without it. */
  label?: string
}

/** Quantity input with minus and plus buttons; typed values are clamped to the bounds on blur. */
export function Stepper({ value, onChange, min = 1, max = 9999, disabled, label }: StepperProps) {
  const labels = useLabels()
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    const wanted = Number.parseInt(typed ?? '', 10)
    setTyped(null)
    if (Number.isNaN(wanted)) return
    const clipped = Math.min(Math.max(wanted, min), max)
    if (clipped !== value) onChange(clipped)
  }
  return (
    <div role="group" aria-label={label ?? labels.quantity} className="-mx-1.5 inline-flex items-center">
      <IconButton
        label={labels.decrease}
        icon={<StepIcon minus />}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
        className="-mr-1.5"
      />
      <input
        aria-label={label ?? labels.quantity}
        inputMode="numeric"
        maxLength={4}
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
        className="figures h-8 w-11 rounded-8 bg-sunken text-center text-14 text-strong disabled:opacity-60"
      />
      <IconButton
        label={labels.increase}
        icon={<StepIcon />}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
        className="-ml-1.5"
      />
    </div>
  )
}

const StepIcon = ({ minus }: { minus?: boolean }) => (
  <span className="flex size-8 items-center justify-center rounded-8 bg-sunken">
    {minus ? <Minus size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
  </span>
)
