import type { Log } from '../log.ts'
import { errorText } from './job-failure.ts'

// While the database is away, a line of log now and then is enough.
const pauseAfterFailureMs = 2000

/** How a loop of this process did its last step; times are the real clock's. */
export interface LoopState {
  name: string
  pause_ms: number
  last_at: string | null
  took_ms: number
  error: string | null
  /** In a row. */
  failures: number
}
const loops = new WeakMap<Log, LoopState[]>()

/** What the process with this log does all the time. */
export const loopStates = (log: Log): LoopState[] => loops.get(log) ?? []

/** Runs `step` again and again with a pause between; stopping waits for the step under way. */
export function startLoop(log: Log, name: string, pauseMs: number, step: () => Promise<unknown>): () => Promise<void> {
  let stopped = false
  let wake: () => void = () => undefined
  const state: LoopState = { name, pause_ms: pauseMs, last_at: null, took_ms: 0, error: null, failures: 0 }
  loops.set(log, [...loopStates(log), state])
  const running = (async () => {
    while (!stopped) {
      let pause = pauseMs
      const startedAt = Date.now()
      let failure: string | null = null
      await step().catch((error: unknown) => {
        log.error({ err: error }, `${name} failed`)
        failure = errorText(error)
        pause = Math.max(pauseMs, pauseAfterFailureMs)
      })
      const ended = Date.now()
      Object.assign(state, {
        last_at: new Date(ended).toISOString(),
        took_ms: ended - startedAt,
        error: failure,
        failures: failure === null ? 0 : state.failures + 1,
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
