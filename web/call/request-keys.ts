import { newUuid } from './new-uuid.ts'

/** Idempotency keys (`request_key`): a command with the same fields keeps its key until its outcome is known. */
export function createRequestKeys() {
  const pending = new Map<string, string>()
  const subjectOf = (path: string, input: unknown) => path + JSON.stringify(input)
  return {
    keyOf(path: string, input: unknown): string {
      const subject = subjectOf(path, input)
      const known = pending.get(subject)
      if (known) return known
      const key = newUuid()
      pending.set(subject, key)
      return key
    },
    complete(path: string, input: unknown) {
      pending.delete(subjectOf(path, input))
    },
  }
}
