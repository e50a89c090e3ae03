import type { Transport, TransportTools } from './transport.ts'

export interface FrameEvent {
  origin: string
  source: unknown
  data: unknown
}

export interface FrameWindow {
  parent: unknown
  location: { ancestorOrigins?: ArrayLike<string> }
  addEventListener: (type: 'message', listen: (event: FrameEvent) => void) => void
}

interface FramingPage {
  postMessage: (json: string, origin: string) => void
}

/** Null when the message comes from the parent window at an allowed origin, else why it is dropped. */
export function refusalOf({ origin, source }: FrameEvent, parent: unknown, origins: readonly string[]): string | null {
  if (source !== parent) return `message from a window that does not frame the shop (${origin})`
  return origins.includes(origin) ? null : `message from ${origin}, which is not listed`
}

/** Communicates with the parent window by postMessage; the target origin ensures that only a listed origin receives messages. */
export function openFrame({ window, receive, problems }: TransportTools, origins: readonly string[]): Transport | null {
  const framing = window.location.ancestorOrigins?.[0]
  // A browser that does not report the origin gets the message for each: it delivers the one that fits.
  const targets = framing === undefined ? origins : origins.filter((origin) => origin === framing)
  if (targets.length === 0) {
    problems.note(`framed by ${framing ?? 'an unknown page'}, which is not listed`)
    return null
  }
  window.addEventListener('message', (event) => {
    const refusal = refusalOf(event, window.parent, origins)
    if (refusal) problems.note(refusal)
    else receive(event.data)
  })
  const parent = window.parent as FramingPage
  return { kind: 'frame', send: (json) => targets.forEach((origin) => parent.postMessage(json, origin)) }
}
