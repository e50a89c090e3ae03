import { newUuid } from './new-uuid.ts'

/**
 * Keys of commands (`request_key`): the same command with the same fields keeps its key until it is answered, so that
 * pressing again after a lost connection does nothing twice.
 */
export function createRequestKeys() {
  const pending = new Map<string, string>()
  return {
    keyOf(path: string, input: unknown): string {
      const subject = path + JSON.stringify(input)
      const known = pending.get(subject)
      if (known) return known
      const key = newUuid()
      pending.set(subject, key)
      return key
    },
    answered(path: string, input: unknown) {
      pending.delete(path + JSON.stringify(input))
    },
  }
}
