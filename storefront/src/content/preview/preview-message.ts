import type { FromPreview, ToPreview } from '@longmall/contract/preview.ts'

/** A message of the console that frames this page; undefined for all others. */
export function readMessage({ origin, source, data }: MessageEvent): ToPreview | undefined {
  if (origin !== location.origin || source !== window.parent || window.parent === window) return undefined
  return (data as Partial<ToPreview> | null)?.kind === 'longmall_preview' ? (data as ToPreview) : undefined
}

/** Posts a message to the console when it frames this page, and to no other origin. */
export function notifyConsole(message: FromPreview): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}
