import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { Sheet } from './sheet.ts'

// To open fonts takes a processor for a third of a second, and calls go on meanwhile.
const oneAtATime = pLimit(1)

/** Draws documents, one after the other in one file, on a thread of its own; returns the PDF in base64. */
export const drawInWorker = (sheets: readonly Sheet[]): Promise<string> => oneAtATime(() => drawOnce(sheets))

const drawOnce = (sheets: readonly Sheet[]) =>
  new Promise<string>((done, failed) => {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { workerData: sheets })
    worker.once('message', (bytes: Uint8Array) => done(Buffer.from(bytes).toString('base64')))
    worker.once('error', failed)
    worker.once('exit', (code) => failed(new Error(`a document was not drawn (${code})`)))
  })
