/** Of all responses within this many ms, only the first prompts for a log-in (HST-03). */
export const burstMs = 1500

/** Runs `work` for the first of a burst of calls; true when it ran. */
export function oncePerBurst(work: () => void, now: () => number = Date.now): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const isFirst = now() - last >= burstMs
    if (!isFirst) return false
    last = now()
    work()
    return true
  }
}
