import type { CallFailure } from '../call/call-failure.ts'

export interface FieldError {
  /** The screen's label of the field, or of its list; undefined if the screen shows neither. */
  label: string | undefined
  message: string
}

/** The messages of a refusal with field labels instead of paths. */
export const fieldErrors = ({ fields }: Pick<CallFailure, 'fields'>, labels: Record<string, string> = {}): FieldError[] =>
  Object.entries(fields).map(([path, message]) => ({ label: labels[path] ?? labels[path.split('.', 1)[0]!], message }))

/** The messages of a refusal in one line: the main one, then each named field by its label. */
export const failureText = (failure: Pick<CallFailure, 'fields' | 'message'>, labels?: Record<string, string>): string =>
  [failure.message, ...fieldErrors(failure, labels).map(textOf)].filter(Boolean).join(' · ')

/** One sentence, where space is limited: the first field's error with the label given for it, else the refusal's message. */
export function shortFailureText(failure: Pick<CallFailure, 'fields' | 'message'>, labels?: Record<string, string>): string {
  const [first] = fieldErrors(failure, labels)
  return first ? textOf(first) : failure.message
}

const textOf = ({ label, message }: FieldError) => (label ? `${label}: ${message}` : message)
