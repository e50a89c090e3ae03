import { findWebview, openWebview, type WebviewWindow } from './webview.ts'
import { type FrameWindow, openFrame } from './frame.ts'
import type { ProblemLog } from '../message/problems.ts'

/** A way to the host app and back. */
export interface Transport {
  kind: 'android' | 'ios' | 'frame'
  send: (json: string) => void
}

export type HostWindow = WebviewWindow & FrameWindow

export interface TransportTools {
  window: HostWindow
  /** Origins whose pages may frame the shop and act as its host; fetched only when the shop is framed. */
  origins: () => Promise<readonly string[]>
  receive: (raw: unknown) => void
  problems: ProblemLog
}

/** Opens the transport that this window offers (HST-02): what an app put into its web view first, else the framing page. */
export async function openTransport(tools: TransportTools): Promise<Transport | null> {
  const webview = findWebview(tools.window)
  if (webview) return openWebview(webview, tools)
  return tools.window.parent === tools.window ? null : openFrame(tools, await tools.origins())
}
