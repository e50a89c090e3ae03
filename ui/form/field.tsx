import { type ReactNode, useId } from 'react'
import { useLabels } from '../labels.tsx'

export interface FieldProps {
  label: ReactNode
  /** The error in the shopper's language; announced when it appears. */
  error?: string | undefined
  hint?: ReactNode
  required?: boolean | undefined
}

export interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Label above, control, hint and error below; `children` gets the ids that tie them together. */
export function Field({ label, error, hint, required, children }: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const labels = useLabels()
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="block text-14 text-body">
        {label}
        {required && (
          <span className="text-danger" title={labels.required} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-12 text-quiet">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className="text-12 text-danger empty:hidden">
        {error}
      </p>
    </div>
  )
}

/** A focused field scrolls clear of the bars at both edges of the screen, with its label and error. */
export const controlClass =
  'w-full scroll-mt-24 scroll-mb-28 min-h-12 rounded-12 border border-transparent bg-sunken px-4 text-16 text-strong placeholder:text-quiet focus:border-brand-ink focus:outline-none aria-invalid:border-danger disabled:opacity-60'
