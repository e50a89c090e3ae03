import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldProps } from './field.tsx'

export interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  options: readonly { value: string; label: string }[]
  /** Placeholder, not selectable. */
  placeholder?: string
}

/** The native select. */
export function Select({ label, error, hint, required, options, placeholder, className, ...rest }: SelectProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <div className="relative">
          <select {...rest} {...ids} className={`${controlClass} appearance-none pr-11 ${className ?? ''}`}>
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden className="pointer-events-none absolute top-3.5 right-3 text-quiet" />
        </div>
      )}
    </Field>
  )
}
