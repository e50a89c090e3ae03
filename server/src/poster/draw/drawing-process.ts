import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { RetryLater } from '../../kernel/refusal.ts'
import type { PosterContent } from '../content/poster-content.ts'

export interface DrawJob {
  id: number
  content: PosterContent
  picture: Uint8Array | null
}
export interface DrawAnswer {
  id: number
  png?: Uint8Array
  error?: string
}

interface DrawingLimits {
  /** How many posters wait to be drawn. */
  waiting: number
  /** How long one may take, the start of the process included. */
  timeoutMs: number
}

/** Posters are drawn one after the other by one process of a lower priority, which takes no time from calls; it starts with the first. */
export class DrawingProcess {
  private readonly oneAtATime = pLimit(1)
  private readonly limits: DrawingLimits
  private child: ChildProcess | null = null
  private lastId = 0
  private current: { id: number; done: PromiseWithResolvers<Buffer> } | null = null

  constructor(limits: DrawingLimits) {
    this.limits = limits
  }

  /**
   * The PNG of a poster, drawn when its turn has come. Refuses `call.unavailable` when too many wait, or when the drawing takes too long,
   * which ends its process.
   */
  draw(content: PosterContent, picture: Uint8Array | null): Promise<Buffer> {
    const { activeCount, pendingCount } = this.oneAtATime
    if (activeCount + pendingCount > this.limits.waiting) throw new RetryLater('call.unavailable', 10)
    return this.oneAtATime(() => this.drawNow({ id: ++this.lastId, content, picture }))
  }

  /** Ends the process; the next poster starts another. */
  async close(): Promise<void> {
    const ending = this.child
    if (!ending) return
    const gone = new Promise((resolve) => ending.once('exit', resolve))
    ending.disconnect()
    await gone
  }

  private async drawNow(job: DrawJob): Promise<Buffer> {
    const child = (this.child ??= this.start())
    const done = Promise.withResolvers<Buffer>()
    this.current = { id: job.id, done }
    // The channel keeps the shop's process alive only while a poster is drawn.
    child.channel?.ref()
    const timer = setTimeout(() => child.kill('SIGKILL'), this.limits.timeoutMs)
    try {
      child.send(job)
      return await done.promise
    } finally {
      clearTimeout(timer)
      this.current = null
      child.channel?.unref()
    }
  }

  private start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'poster-worker.ts'), {
      execArgv: [],
      env: { UV_THREADPOOL_SIZE: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    started.unref()
    if (started.pid) setPriority(started.pid, constants.priority.PRIORITY_LOW)
    started.on('message', (answer: DrawAnswer) => this.onAnswer(answer))
    const onGone = () => {
      if (this.child !== started) return
      this.child = null
      this.current?.done.reject(new RetryLater('call.unavailable', 5))
    }
    started.once('error', onGone).once('exit', onGone)
    return started
  }

  private onAnswer({ id, png, error }: DrawAnswer): void {
    if (this.current?.id !== id) return
    if (png) this.current.done.resolve(Buffer.from(png))
    else this.current.done.reject(new Error(`a poster was not drawn: ${error}`))
  }
}

/** The one of this process. */
export const drawing = new DrawingProcess({ waiting: 240, timeoutMs: 20_000 })
export const closeDrawing = () => drawing.close()
