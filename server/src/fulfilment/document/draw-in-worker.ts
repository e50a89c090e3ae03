import { Worker } from 'node:worker_threads'
import type { Sheet } from './sheet.ts'

// One at a time: to open fonts takes a processor for a third of a second, and calls go on meanwhile.
let queue: Promise<unknown> = Promise.resolve()

/** Draws documents, one after the other in one file, on a thread of its own; answers the PDF in base64. */
export function drawInWorker(sheets: readonly Sheet[]): Promise<string> {
  const result = queue.then(() => drawOnce(sheets))
  queue = result.catch(() => undefined)
  return result
}

const drawOnce = (sheets: readonly Sheet[]) =>
  new Promise<string>((done, failed) => {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { workerData: sheets })
    worker.once('message', (bytes: Uint8Array) => done(Buffer.from(bytes).toString('base64')))
    worker.once('error', failed)
    worker.once('exit', (code) => failed(new Error(`a document was not drawn (${code})`)))
  })
