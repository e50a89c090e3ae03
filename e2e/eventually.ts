import { expect } from 'vitest'

/** What a page shows before long: `await eventually(() => link.count()).toBe(1)` polls for up to 40 s. */
export const eventually = <Seen>(see: () => Seen | Promise<Seen>) => expect.poll(see, { timeout: 40_000, interval: 50 })
