import { classNames } from '@longmall/ui/class-names.ts'
import { Switch } from '@longmall/ui/form/switch.tsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

const controlClass =
  'min-h-11 w-full min-w-0 rounded-8 border border-transparent bg-sunken px-3 text-14 text-strong focus:border-brand-ink focus:outline-none'

/** A name above a text field; `mono` for what travels letter by letter. */
export function TextField({ label, mono, className, ...rest }: ComponentProps<'input'> & { label: string; mono?: boolean }) {
  const id = useId()
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className={classNames('block truncate pb-1 text-12 text-quiet', mono && 'font-mono')}>
        {label}
      </label>
      <input
        id={id}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        className={classNames(controlClass, mono && 'font-mono')}
      />
    </div>
  )
}

export interface ChoiceProps<Value extends string> {
  label: string
  hideLabel?: boolean
  className?: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

export function Choice<Value extends string>({ label, hideLabel, className, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'block pb-1 text-12 text-quiet'}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)} className={controlClass}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

export function SwitchRow({
  label,
  note,
  checked,
  onChange,
}: {
  label: string
  note: string
  checked: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-14 text-strong">{label}</p>
        <p className="text-12 text-quiet">{note}</p>
      </div>
      <Switch label={label} checked={checked} onChange={onChange} />
    </div>
  )
}

export const Group = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className="space-y-3 not-first:mt-6">
    <div>
      <h2 className="text-14 font-semibold text-strong">{title}</h2>
      {note && <p className="text-12 text-quiet">{note}</p>}
    </div>
    {children}
  </section>
)

const looks = {
  plain: 'bg-sunken text-strong',
  primary: 'bg-brand text-on-brand font-semibold',
  danger: 'bg-danger-soft text-danger',
}

export const chipClass = (look: keyof typeof looks = 'plain') =>
  classNames('pressable inline-flex min-h-11 items-center justify-center gap-2 rounded-8 px-3 text-14 disabled:opacity-50', looks[look])

export const Chip = ({ look = 'plain', className, ...rest }: ComponentProps<'button'> & { look?: keyof typeof looks }) => (
  <button type="button" {...rest} className={classNames(chipClass(look), className)} />
)
