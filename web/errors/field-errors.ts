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
  [failure.message, ...fieldErrors(failure, labels).map(({ label, message }) => (label ? `${label}: ${message}` : message))]
    .filter(Boolean)
    .join(' · ')

/** One sentence, where space is limited: the first field's error, else the refusal's message. */
export const shortFailureText = ({ fields, message }: Pick<CallFailure, 'fields' | 'message'>): string =>
  Object.values(fields)[0] ?? message
