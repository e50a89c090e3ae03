import { loadCodeReader } from './code-reader.ts'

/** Why there is no picture: refused by the person or the system; no camera, or a page that may not ask; in use by another app; no reader. */
export type CameraFailure = 'refused' | 'missing' | 'busy' | 'unreadable'
export type CameraState = 'starting' | 'on' | CameraFailure

/** Pause between two reads in ms: a code held in front of the camera is read at once, and a slow phone stays usable. */
const pauseMs = 200

const failures: Record<string, CameraFailure> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotSupportedError: 'missing',
  TypeError: 'missing',
}

/** Why a camera could not be opened. */
export const failureOf = (error: unknown): CameraFailure => (error instanceof Error ? failures[error.name] : undefined) ?? 'busy'

export interface CameraTools {
  signal: AbortSignal
  onState: (state: CameraState) => void
  /** The text of a code that was seen; true ends the reading. */
  onRead: (text: string) => boolean
}

/** Shows the camera in a video and reads it until there is a code or the signal ends it, which turns the camera off. */
export async function readCamera(video: HTMLVideoElement, { signal, onState, onRead }: CameraTools): Promise<void> {
  const show = (state: CameraState) => void (signal.aborted || onState(state))
  const reader = loadCodeReader().catch(() => null)
  const stream = await openCamera(show)
  if (!stream) return
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play().catch(() => undefined)
  const read = await reader
  if (!read) {
    stop()
    return show('unreadable')
  }
  show('on')
  let refused: string | null = null
  while (!signal.aborted) {
    // A frame that cannot be read, such as the first one, is not the end.
    const text = await read(video).catch(() => null)
    // A refused code may stay in view: it is reported once.
    if (text !== null && text !== refused && !signal.aborted) {
      if (onRead(text)) return
      refused = text
    }
    await new Promise((next) => setTimeout(next, pauseMs))
  }
}

async function openCamera(show: (state: CameraState) => void): Promise<MediaStream | null> {
  if (!('mediaDevices' in navigator)) {
    show('missing')
    return null
  }
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  } catch (error) {
    show(failureOf(error))
    return null
  }
}
