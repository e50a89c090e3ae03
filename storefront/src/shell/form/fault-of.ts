import type { form } from '@longmall/phrases/en-us/form.ts'
import type * as z from 'zod/mini'

export interface Fault {
  key: keyof typeof form
  params: Record<string, string | number>
}

/** What is wrong with a field, as a key of the form's phrases and what fills it. An empty field is one that is missing. */
export function faultOf(issue: z.core.$ZodIssue, value: unknown): Fault {
  const fault = (key: Fault['key'], params: Fault['params'] = {}): Fault => ({ key, params })
  if (value === '' || value === undefined || value === null) return fault('required')
  switch (issue.code) {
    case 'too_small':
      return fault(issue.origin === 'string' ? 'too_short' : 'too_small', { minimum: Number(issue.minimum) })
    case 'too_big':
      return fault(issue.origin === 'string' ? 'too_long' : 'too_big', { maximum: Number(issue.maximum) })
    case 'custom':
      return fault(issue.message === 'password_mix' ? 'password_mix' : 'text_form')
    case 'invalid_value':
      return fault('choice')
    default:
      return fault('wrong_form')
  }
}
