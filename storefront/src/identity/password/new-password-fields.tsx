import { Input } from '@longmall/ui/form/input.tsx'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordMeter } from './password-meter.tsx'

interface OneField {
  label: string
  field: UseFormRegisterReturn
  error: string | undefined
}

interface NewPasswordFieldsProps {
  first: OneField
  again: OneField
  /** The current value of the first field. */
  typed: string
  known?: readonly string[]
  minimum?: number | undefined
}

/** A new password, twice, with its rules and its strength. */
export function NewPasswordFields({ first, again, typed, known = [], minimum }: NewPasswordFieldsProps) {
  return (
    <>
      <div>
        <Input
          label={first.label}
          required
          type="password"
          autoComplete="new-password"
          maxLength={64}
          error={first.error}
          {...first.field}
        />
        <PasswordMeter password={typed} known={known} {...(minimum && { minimum })} />
      </div>
      <Input label={again.label} required type="password" autoComplete="new-password" maxLength={64} error={again.error} {...again.field} />
    </>
  )
}
