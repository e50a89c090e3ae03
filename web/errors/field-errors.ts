import type { CallFailure } from '../call/call-failure.ts'

export interface FieldError {
  /** What the screen calls the field, or the list that it stands in; undefined where the screen shows neither. */
  label: string | undefined
  sentence: string
}

/** What a refusal says of each field: never its path. */
export const fieldErrors = ({ fields }: Pick<CallFailure, 'fields'>, labels: Record<string, string> = {}): FieldError[] =>
  Object.entries(fields).map(([path, sentence]) => ({ label: labels[path] ?? labels[path.split('.', 1)[0]!], sentence }))

/** The sentences of a refusal in one line: what it says, then each field that it names, by its label. */
export const failureText = (failure: Pick<CallFailure, 'fields' | 'message'>, labels?: Record<string, string>): string =>
  [failure.message, ...fieldErrors(failure, labels).map(({ label, sentence }) => (label ? `${label}: ${sentence}` : sentence))]
    .filter(Boolean)
    .join(' · ')

/** The one sentence where there is room for no more: of the first field, else of the refusal. */
export const shortFailureText = ({ fields, message }: Pick<CallFailure, 'fields' | 'message'>): string =>
  Object.values(fields)[0] ?? message
