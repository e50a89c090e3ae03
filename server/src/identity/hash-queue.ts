import { Refusal } from '../kernel/refusal.ts'

/** The requester of a hash. */
export interface Caller {
  /** A member with a session, with a code, or on a device it logged in on before: goes before all strangers. */
  isKnown: boolean
  /** Recent attempts from where a stranger comes: the fewest go first. */
  attempts: number
}
export const unknownCaller: Caller = { isKnown: false, attempts: 0 }
export const knownCaller: Caller = { isKnown: true, attempts: 0 }

interface Waiting {
  caller: Caller
  enter: () => void
  refuse: () => void
}

/** How many are let in at once, how many of each kind wait, and how long at most. */
export interface QueueLimits {
  atOnce: number
  waiting: number
  longestMs: number
}

/**
 * The bounded queue in front of the hashing process: known callers first, then strangers by fewest attempts, each in order of arrival.
 * When it is full, a stranger displaces one with more attempts; that one, and requests that wait too long, are refused `call.too_many`.
 * So a flood of log-ins does not delay a genuine one (two-core machine: some 25 hashes a second).
 */
export class HashQueue {
  private active = 0
  private readonly waiting = { known: [] as Waiting[], strangers: [] as Waiting[] }
  private readonly limits: QueueLimits

  constructor(limits: QueueLimits) {
    this.limits = limits
  }

  /** Runs `work` when its turn has come. Refuses `call.too_many`. */
  async run<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    if (this.active < this.limits.atOnce) this.active++
    else await this.turn(caller)
    try {
      return await work()
    } finally {
      this.next()
    }
  }

  private turn(caller: Caller): Promise<void> {
    const queue = caller.isKnown ? this.waiting.known : this.waiting.strangers
    const after = queue.findIndex((one) => one.caller.attempts > caller.attempts)
    const position = after < 0 ? queue.length : after
    if (position >= this.limits.waiting) throw new Refusal('call.too_many')
    if (queue.length >= this.limits.waiting) queue.pop()!.refuse()
    return new Promise((resolve, reject) => {
      const refuse = () => {
        clearTimeout(timer)
        reject(new Refusal('call.too_many'))
      }
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const one: Waiting = { caller, enter, refuse }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(one), 1)
        refuse()
      }, this.limits.longestMs)
      queue.splice(position, 0, one)
    })
  }

  /** Gives the place that becomes free to the next in turn, or keeps it free. */
  private next(): void {
    const one = this.waiting.known.shift() ?? this.waiting.strangers.shift()
    if (one) one.enter()
    else this.active--
  }
}
