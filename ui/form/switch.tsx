import { classNames } from '../class-names.ts'

export interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** An on/off switch with immediate effect. */
export function Switch({ label, checked, onChange, disabled }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className="inline-flex h-11 w-13 items-center justify-center disabled:opacity-40"
    >
      <span className={classNames('flex h-7 w-12 items-center rounded-full p-0.5 transition-colors', checked ? 'bg-brand' : 'bg-control')}>
        <span className={classNames('size-6 rounded-full bg-on-fill shadow-lifted transition-transform', checked && 'translate-x-5')} />
      </span>
    </button>
  )
}
