import { setTimeout as pause } from 'node:timers/promises'

/** Longer than sending a code takes, also while the shop is busy. */
const floorMs = 300

/** Answers, or refuses, no sooner than after a while: what was done meanwhile cannot be told from the time it took. */
export async function atLeast<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), pause(floorMs)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
