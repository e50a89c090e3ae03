import { newUuid } from './new-uuid.ts'

/** Keys of commands (`request_key`): the same command with the same fields has the same key until its answer is known. */
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
