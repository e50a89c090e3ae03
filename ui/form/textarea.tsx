import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldProps } from './field.tsx'

export interface TextareaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'id'> {
  /** Characters typed so far, shown against `maxLength`. */
  count?: number
}

/** Several lines of text, with a counter when `count` and `maxLength` are given. */
export function Textarea({ label, error, hint, required, count, rows = 4, className, ...rest }: TextareaProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <div className="relative">
          <textarea {...rest} {...ids} rows={rows} className={`${controlClass} block resize-none py-3 ${className ?? ''}`} />
          {count !== undefined && rest.maxLength !== undefined && (
            <span className="figures absolute right-3 bottom-2 text-11 text-quiet" aria-hidden>
              {count}/{rest.maxLength}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
