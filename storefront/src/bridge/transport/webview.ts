import type { Transport, TransportTools } from './transport.ts'

/** The name of what an app puts into its web view; docs/host-bridge.md documents it for host apps. */
export const hostObject = 'LongmallHost'
/** The function by which the app speaks to the shop. */
export const receiver = 'longmallReceive'

interface Poster {
  postMessage: (json: string) => void
}

export interface WebviewWindow {
  LongmallHost?: Poster
  webkit?: { messageHandlers?: { LongmallHost?: Poster } }
  longmallReceive?: (raw: unknown) => void
}

interface Webview {
  kind: 'android' | 'ios'
  poster: Poster
}

/** What an app put into this window: on Android an object, on iOS a message handler. */
export function findWebview(window: WebviewWindow): Webview | null {
  const android = window[hostObject]
  if (typeof android?.postMessage === 'function') return { kind: 'android', poster: android }
  const ios = window.webkit?.messageHandlers?.[hostObject]
  return typeof ios?.postMessage === 'function' ? { kind: 'ios', poster: ios } : null
}

/** Speaks through the app's object. It is called as its method: Android's refuses any other `this`. */
export function openWebview({ kind, poster }: Webview, { window, receive }: TransportTools): Transport {
  window[receiver] = receive
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- an app has no origin to name
  return { kind, send: (json) => poster.postMessage(json) }
}
