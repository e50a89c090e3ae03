import { expectHost } from '../shell/host/host-port.ts'
import type { BrowserApp } from './browser-app.ts'

interface HostedWindow {
  LongmallHost?: object
  webkit?: { messageHandlers?: { LongmallHost?: object } }
}

/** Loads the bridge where there may be a host: in a frame, or in the web view of an app that put its object there. */
export function startInHost(running: BrowserApp) {
  const { LongmallHost, webkit } = window as HostedWindow
  if (window.parent === window && !LongmallHost && !webkit?.messageHandlers?.LongmallHost) return
  expectHost(import('../bridge/start-bridge.ts').then(({ startBridge }) => startBridge(running)).catch(() => undefined))
}
