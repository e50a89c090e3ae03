import { useSyncExternalStore } from 'react'

/** Requests of the shop to its host app. Each resolves, or is cancelled by the shopper, so that no screen hangs. */
export interface HostPort {
  /** Shares by the app's share sheet (006); false when the app did not acknowledge it. */
  share: (link: { url: string; title: string }) => Promise<boolean>
  /** Scans by the app's camera (014): the scanned text, or null. */
  scan: () => Promise<string | null>
  /** Opens scanned text as a scan in the app would; false when it matches nothing in the shop. */
  openScanned: (text: string) => Promise<boolean>
  /** Pays in the app (012), or at a bank that the app opens in a browser (016); false when the app did not acknowledge it. */
  pay: (target: 'app' | 'browser', url: string) => Promise<boolean>
  /** Returns control of the window to the app (003); false when the app did not acknowledge it. */
  close: () => Promise<boolean>
  /** The app's proof of the shopper's identity, as a ticket of `identity/log_in_authorised`; null when there is none. */
  ticket: () => Promise<string | null>
  /** Tells the app that the shopper logged out here (007). */
  loggedOut: () => void
  /** For the test page. */
  state: () => HostState
}

export interface HostState {
  transport: 'android' | 'ios' | 'frame'
  /** The app's description of itself; null before its first message. */
  plartform: string | null
  pro_version: string | null
  /** The last problems, newest first. */
  problems: readonly { at: string; text: string }[]
}

let port: HostPort | null = null
const listeners = new Set<() => void>()

/** Called once, by the bridge, when it runs. */
export const bindHost = (bound: HostPort) => {
  port = bound
  for (const listener of listeners) listener()
}

const timeoutMs = 5000
let coming: Promise<unknown> = Promise.resolve()

/** The bridge is on its way: `hostSettled` ends when it runs, when it found no host, or after a while. */
export const expectHost = (bridge: Promise<unknown>) => {
  coming = Promise.race([bridge, new Promise((late) => setTimeout(late, timeoutMs))])
}
export const hostSettled = () => coming

/** The host app around the shop; null in a browser. In events and effects only. */
export const hostPort = (): HostPort | null => port

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The same as a hook; null until the bridge runs, and on the server. */
export const useHost = () => useSyncExternalStore(listen, hostPort, () => null)
