import { context, isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import { watchOutgoing } from './outgoing.ts'
import { statementName } from './statement-name.ts'
import { watch, type Facts, type Trace } from './watch.ts'

/**
 * Turns traces on: request, operation, statements and outgoing calls, sent by OTLP over HTTP (`OTEL_EXPORTER_OTLP_ENDPOINT` and the
 * other variables of the OpenTelemetry exporter); `rate` of the traces that begin here, 0 to 1. The returned function sends what is left and turns them off.
 */
export function startTracing(version: string, rate = 1): () => Promise<void> {
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || 'longmall', 'service.version': version }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(rate) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  watch.trace = traceOf(provider)
  const ignoreOutgoing = watchOutgoing(provider.getTracer('longmall'))
  return async () => {
    watch.trace = null
    ignoreOutgoing()
    context.disable()
    await provider.shutdown()
  }
}

/** The parent span from the caller's `traceparent` (W3C Trace Context); undefined when it is missing or invalid. */
function callerOf(traceparent: string): Context {
  const [, traceId, spanId, flags] = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})/.exec(traceparent) ?? []
  const caller = { traceId: traceId ?? '', spanId: spanId ?? '', traceFlags: Number.parseInt(flags ?? '0', 16) & 1, isRemote: true }
  return isSpanContextValid(caller) ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT
}

const kinds = { server: SpanKind.SERVER, inner: SpanKind.INTERNAL } as const

function traceOf(provider: TracerProvider): Trace {
  const tracer = provider.getTracer('longmall')
  const run = async <T>(span: Span, work: () => Promise<T>): Promise<T> => {
    try {
      return await context.with(trace.setSpan(context.active(), span), work)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'failed' })
      throw error
    } finally {
      span.end()
    }
  }
  return {
    span: (name, kind, facts, work, from) => {
      const parent = from ? callerOf(from) : context.active()
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, parent)
      const setFacts = ({ error, ...more }: Facts) => {
        span.setAttributes(more)
        if (error) span.setStatus({ code: SpanStatusCode.ERROR })
      }
      return run(span, () => work(setFacts))
    },
    statement: (text, work) => {
      if (!trace.getActiveSpan()) return work()
      const { verb, table } = statementName(text)
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': verb, ...(table && { 'db.collection.name': table }) }
      return run(tracer.startSpan(`${verb} ${table}`.trim(), { kind: SpanKind.CLIENT, attributes }), work)
    },
    ids: () => {
      const open = trace.getActiveSpan()?.spanContext()
      return open && { trace_id: open.traceId, span_id: open.spanId }
    },
  }
}
