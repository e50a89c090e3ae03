import { CircleX, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { useLabels } from '../labels.tsx'
import { controlClass, Field, type FieldProps } from './field.tsx'

export interface InputProps extends FieldProps, Omit<ComponentProps<'input'>, 'id'> {
  /** At the right end, such as a button that sends a code. */
  suffix?: ReactNode
  /** Called by the clear button; without it there is none. */
  onClear?: () => void
}

/** A text input; `type="password"` has a button that reveals the text. Accepts the props of `register('name')`. */
export function Input({ label, error, hint, required, suffix, onClear, type = 'text', className, ...rest }: InputProps) {
  const labels = useLabels()
  const [shown, setShown] = useState(false)
  const secret = type === 'password'
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <div className="flex items-center gap-2">
          <div className="relative min-w-0 flex-1">
            <input
              {...rest}
              {...ids}
              type={secret && shown ? 'text' : type}
              className={`${controlClass} ${secret || onClear ? 'pr-12' : ''} ${className ?? ''}`}
            />
            {secret && (
              <IconButton
                className="absolute top-0.5 right-0.5 text-quiet"
                label={shown ? labels.hidePassword : labels.showPassword}
                icon={shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
                onClick={() => setShown(!shown)}
              />
            )}
            {onClear && (
              <IconButton
                className="absolute top-0.5 right-0.5 text-quiet"
                label={labels.clear}
                icon={<CircleX size={18} aria-hidden />}
                onClick={onClear}
              />
            )}
          </div>
          {suffix}
        </div>
      )}
    </Field>
  )
}
