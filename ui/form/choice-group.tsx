import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

export interface ChoiceGroupProps<Value extends string | number> {
  label: ReactNode
  choices: readonly { value: Value; label: ReactNode; disabled?: boolean | undefined }[]
  selected: Value | null
  onSelect: (value: Value) => void
}

/** Chips with a single choice, such as the colour of a product; a disabled choice remains readable. */
export function ChoiceGroup<Value extends string | number>({ label, choices, selected, onSelect }: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-14 text-body">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'pressable relative inline-flex min-h-9 items-center rounded-full border px-4 text-14 before:absolute before:inset-x-0 before:-inset-y-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink',
              choice.value === selected ? 'border-brand-ink bg-brand-soft text-brand-ink' : 'border-transparent bg-sunken text-strong',
              choice.disabled && 'border-dashed border-control text-quiet line-through',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice.value === selected}
              disabled={choice.disabled}
              onChange={() => onSelect(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
