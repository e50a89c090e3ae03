import { doWork } from './do-work.ts'

export type WorkReport = { share: number } | { work: string | null }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page of a worker is its only listener
const report = (message: WorkReport) => globalThis.postMessage(message)

globalThis.onmessage = ({ data }: MessageEvent<string>) => {
  doWork(data, (share) => report({ share })).then(
    (work) => report({ work }),
    () => report({ work: null }),
  )
}
