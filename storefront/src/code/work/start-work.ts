import type { WorkReport } from './worker.ts'

export interface WorkListener {
  /** How much of the most there may be is done, 0 to 1. */
  onProgress: (share: number) => void
  onDone: (work: string) => void
  onFailure: () => void
}

/** Computes the proof of work in a worker, so that the page stays responsive; returns a function that cancels it. */
export function startWork(challenge: string, { onProgress, onDone, onFailure }: WorkListener): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<WorkReport>) => {
    if ('share' in data) return onProgress(data.share)
    worker.terminate()
    if (data.work) onDone(data.work)
    else onFailure()
  }
  worker.onerror = () => {
    worker.terminate()
    onFailure()
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(challenge)
  return () => worker.terminate()
}
