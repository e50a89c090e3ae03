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

/** How many posters wait to be drawn, and how long one may take. */
export const drawingLimits = { waiting: 240, timeoutMs: 10_000 } as const

const oneAtATime = pLimit(1)
let child: ChildProcess | null = null
let lastId = 0
let current: { id: number; done: PromiseWithResolvers<Buffer> } | null = null

/** Posters are drawn by one process of the lowest priority, which takes no time from calls; started at the first poster. */
function startChild(): ChildProcess {
  const started = fork(join(import.meta.dirname, 'poster-worker.ts'), {
    execArgv: [],
    env: { UV_THREADPOOL_SIZE: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  started.unref()
  if (started.pid) setPriority(started.pid, constants.priority.PRIORITY_LOW)
  started.on('message', ({ id, png, error }: DrawAnswer) => {
    if (current?.id !== id) return
    if (png) current.done.resolve(Buffer.from(png))
    else current.done.reject(new Error(`a poster was not drawn: ${error}`))
  })
  started.once('error', () => onExit(started))
  started.once('exit', () => onExit(started))
  return started
}

function onExit(gone: ChildProcess): void {
  if (child !== gone) return
  child = null
  current?.done.reject(new RetryLater('call.unavailable', 5))
}

/**
 * The PNG of a poster, drawn when its turn has come. Refuses `call.unavailable` when too many wait or the drawing takes too long, which ends
 * its process.
 */
export function drawInProcess(content: PosterContent, picture: Uint8Array | null): Promise<Buffer> {
  if (oneAtATime.pendingCount >= drawingLimits.waiting) throw new RetryLater('call.unavailable', 10)
  return oneAtATime(() => draw({ id: ++lastId, content, picture }))
}

async function draw(job: DrawJob): Promise<Buffer> {
  child ??= startChild()
  const used = child
  current = { id: job.id, done: Promise.withResolvers<Buffer>() }
  // The channel keeps the shop's process alive only while a poster is drawn.
  used.channel?.ref()
  const timer = setTimeout(() => used.kill('SIGKILL'), drawingLimits.timeoutMs)
  try {
    used.send(job)
    return await current.done.promise
  } finally {
    clearTimeout(timer)
    current = null
    used.channel?.unref()
  }
}

/** Ends the drawing process; the next poster starts another. */
export async function closeDrawing(): Promise<void> {
  const ending = child
  if (!ending) return
  const gone = new Promise((resolve) => ending.once('exit', resolve))
  ending.disconnect()
  await gone
}
