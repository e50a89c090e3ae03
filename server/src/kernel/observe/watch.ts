/** Attributes of spans and metrics: few values, no personal data. */
export type Facts = Record<string, string | number | boolean>

/** Traces of this process, where they are on. */
export interface Trace {
  /** Runs work as a span below the one that is open, or as the first of a trace; `from` is what a caller's `traceparent` says. */
  span: <T>(
    name: string,
    kind: 'server' | 'inner',
    facts: Facts,
    work: (setFacts: (facts: Facts) => void) => Promise<T>,
    from?: string,
  ) => Promise<T>
  /** A statement to the database, told by verb and table without its values, where a span is open. */
  statement: <T>(text: string, work: () => Promise<T>) => Promise<T>
  /** Of the span that is open, for the log. */
  ids: () => { trace_id: string; span_id: string } | undefined
}

/** Measures of this process, where they are on. */
export interface Meter {
  callAnswered: (operation: string, outcome: Outcome, seconds: number) => void
  eventEmitted: (event: string) => void
}

/** `refused`: by the rules or for a wrong input; `failed`: by a fault, or because the database was away. */
export type Outcome = 'answered' | 'refused' | 'failed'

/** One for the whole process, since statements know no site; null until tracing or metrics are enabled, so that it costs nothing. */
export const watch: { trace: Trace | null; meter: Meter | null } = { trace: null, meter: null }

/** Runs work as a span, where traces are on. */
export const spanOf = <T>(name: string, work: () => Promise<T>, facts: Facts = {}): Promise<T> =>
  watch.trace ? watch.trace.span(name, 'inner', facts, work) : work()

const outcomeOf = (status: number): Outcome => (status < 400 ? 'answered' : status < 500 ? 'refused' : 'failed')

/** Answers a call of an operation, measured and traced as far as that is on. */
export function watchCall(
  operation: string,
  method: string,
  traceparent: string | undefined,
  answer: () => Promise<Response>,
): Promise<Response> {
  const { trace, meter } = watch
  if (!trace && !meter) return answer()
  const measured = async () => {
    const startedAt = performance.now()
    const response = await answer()
    meter?.callAnswered(operation, outcomeOf(response.status), (performance.now() - startedAt) / 1000)
    return response
  }
  if (!trace) return measured()
  const facts = { 'http.request.method': method, 'http.route': `/api/${operation}` }
  return trace.span(
    `${method} /api/${operation}`,
    'server',
    facts,
    async (setFacts) => {
      const response = await measured()
      setFacts({ 'http.response.status_code': response.status, ...(response.status >= 500 && { error: true }) })
      return response
    },
    traceparent,
  )
}
