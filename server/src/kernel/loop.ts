import type { Log } from './log.ts'

// While the database is away, a line of log now and then is enough.
const pauseAfterFailureMs = 2000

/** Runs `step` again and again with a pause between; stopping waits for the step under way. */
export function startLoop(log: Log, name: string, pauseMs: number, step: () => Promise<unknown>): () => Promise<void> {
  let stopped = false
  let wake: () => void = () => undefined
  const running = (async () => {
    while (!stopped) {
      let pause = pauseMs
      await step().catch((error: unknown) => {
        log.error({ err: error }, `${name} failed`)
        pause = Math.max(pauseMs, pauseAfterFailureMs)
      })
      if (stopped) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  })()
  return () => {
    stopped = true
    wake()
    return running
  }
}
