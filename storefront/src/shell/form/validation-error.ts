import type { form } from '@longmall/translations/en-us/form.ts'
import type * as z from 'zod/mini'

export interface ValidationError {
  key: keyof typeof form
  params: Record<string, string | number>
}

/** The error of a field, as a key of the form's translations and its values. An empty field is one that is missing. */
export function validationErrorOf(issue: z.core.$ZodIssue, value: unknown): ValidationError {
  const validationError = (key: ValidationError['key'], params: ValidationError['params'] = {}): ValidationError => ({ key, params })
  if (value === '' || value === undefined || value === null) return validationError('required')
  switch (issue.code) {
    case 'too_small':
      return validationError(issue.origin === 'string' ? 'too_short' : 'too_small', { minimum: Number(issue.minimum) })
    case 'too_big':
      return validationError(issue.origin === 'string' ? 'too_long' : 'too_big', { maximum: Number(issue.maximum) })
    case 'custom':
      return validationError(issue.message === 'password_mix' ? 'password_mix' : 'text_form')
    case 'invalid_value':
      return validationError('choice')
    default:
      return validationError('wrong_form')
  }
}
