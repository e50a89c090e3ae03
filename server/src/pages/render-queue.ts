import { RetryLater } from '../kernel/refusal.ts'

export interface QueueLimits {
  /** Renders at a time: more would only hold more memory, and slow each other down. */
  atOnce: number
  /** How many wait, and how many of them for one client. */
  waiting: number
  perClient: number
}
const defaultLimits: QueueLimits = { atOnce: 4, waiting: 128, perClient: 24 }

/** The bounded queue of pages that are to be rendered, in order of coming. */
export class RenderQueue {
  private active = 0
  private readonly waiting: { client: string; go: () => void }[] = []
  private readonly limits: QueueLimits

  constructor(limits: QueueLimits = defaultLimits) {
    this.limits = limits
  }

  /** Renders when its turn has come. Refuses `call.unavailable` when too many are before it. */
  async run<T>(client: string, render: () => Promise<T>): Promise<T> {
    if (this.active < this.limits.atOnce) this.active += 1
    else await this.turn(client)
    try {
      return await render()
    } finally {
      const next = this.waiting.shift()
      if (next) next.go()
      else this.active -= 1
    }
  }

  private turn(client: string): Promise<void> {
    const own = this.waiting.filter((one) => one.client === client).length
    if (this.waiting.length >= this.limits.waiting || own >= this.limits.perClient) throw new RetryLater('call.unavailable', 5)
    return new Promise((go) => this.waiting.push({ client, go }))
  }
}
