import { SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'

interface ChannelMessage {
  request: object
  response?: { statusCode?: number }
  error?: Error
}
type FetchRequest = { origin: string | URL; method: string }

/**
 * A span for each call that this process makes to another over HTTP while a span is open, told by Node itself: by host and method,
 * without path and words, which may hold what is a person's. The returned function ends it.
 */
export function watchOutgoing(tracer: Tracer): () => void {
  const open = new WeakMap<object, Span>()
  const begin = (request: object, method: string, host: string) => {
    if (!trace.getActiveSpan()) return
    const attributes = { 'http.request.method': method, 'server.address': host }
    open.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }))
  }
  const end = ({ request, response, error }: ChannelMessage) => {
    const span = open.get(request)
    if (!span) return
    open.delete(request)
    const status = response?.statusCode
    if (status !== undefined) span.setAttribute('http.response.status_code', status)
    if (error || (status !== undefined && status >= 500)) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  const channels: Record<string, (message: ChannelMessage) => void> = {
    'undici:request:create': ({ request }) => {
      const { method, origin } = request as FetchRequest
      begin(request, method, new URL(origin).host)
    },
    'undici:request:headers': end,
    'undici:request:error': end,
    'http.client.request.start': ({ request }) => {
      const { method, host } = request as ClientRequest
      begin(request, method, host)
    },
    'http.client.response.finish': ({ request, response }) => end({ request, response: response as IncomingMessage }),
    'http.client.request.error': end,
  }
  const listeners = Object.entries(channels).map(
    ([name, listen]) => [name, (message: unknown) => listen(message as ChannelMessage)] as const,
  )
  for (const [name, listen] of listeners) subscribe(name, listen)
  return () => {
    for (const [name, listen] of listeners) unsubscribe(name, listen)
  }
}
