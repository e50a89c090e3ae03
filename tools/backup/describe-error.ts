/** An error and what caused it, in one line. */
export function describeError(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeError).join('; ')
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}: ${describeError(error.cause)}` : error.message
}
