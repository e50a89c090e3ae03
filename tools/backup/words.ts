/** An error and what caused it, in one line. */
export function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ')
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}: ${wordsOf(error.cause)}` : error.message
}
