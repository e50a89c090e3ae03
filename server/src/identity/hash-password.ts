import { fork, type ChildProcess } from 'node:child_process'
import { availableParallelism, constants, setPriority } from 'node:os'
import { channel } from 'node:diagnostics_channel'
import { join } from 'node:path'
import { Refusal } from '../kernel/refusal.ts'
import { HashQueue, unknownCaller, type Caller } from './hash-queue.ts'

export interface HashJob {
  id: number
  secret: string
  /** A stored hash to verify the secret against; null to make a new one. */
  against: string | null
}
export interface HashAnswer {
  id: number
  value?: string | boolean
  error?: string
}

export interface Hasher {
  /** argon2id in the PHC form, with its own salt. */
  hash: (secret: string) => Promise<string>
  verify: (hash: string, secret: string) => Promise<boolean>
}

const threads = Math.max(1, availableParallelism() - 1)
/** Two more than are hashed at once: while they read and write, the hashing process does not wait for them. */
const queue = new HashQueue({ atOnce: threads + 2, waiting: 64, longestMs: 1500 })
/** Says that a secret is hashed: to whoever counts the work. */
const hashRequests = channel('longmall.hash')

let child: ChildProcess | null = null
let lastId = 0
const waiting = new Map<number, PromiseWithResolvers<string | boolean>>()

/** All hashing is done by one process of lower priority, so that no log-in blocks the event loop; started at the first use. */
function startChild(): ChildProcess {
  const env = { UV_THREADPOOL_SIZE: String(threads) }
  const started = fork(join(import.meta.dirname, 'hash-worker.ts'), { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  started.unref()
  if (started.pid) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  started.on('message', ({ id, value, error }: HashAnswer) => {
    if (error === undefined) waiting.get(id)?.resolve(value!)
    else waiting.get(id)?.reject(new Error(error))
  })
  started.once('error', () => onExit(started))
  started.once('exit', () => onExit(started))
  return started
}

function onExit(gone: ChildProcess): void {
  if (child !== gone) return
  child = null
  for (const one of waiting.values()) one.reject(new Refusal('call.unavailable'))
}

async function requestHash(job: Omit<HashJob, 'id'>): Promise<string | boolean> {
  child ??= startChild()
  hashRequests.publish(null)
  const id = ++lastId
  const answer = Promise.withResolvers<string | boolean>()
  waiting.set(id, answer)
  // The channel keeps this process alive only while a request is pending.
  child.channel?.ref()
  child.send({ id, ...job })
  try {
    return await answer.promise
  } finally {
    waiting.delete(id)
    if (waiting.size === 0) child?.channel?.unref()
  }
}

const hasher: Hasher = {
  hash: async (secret) => String(await requestHash({ secret, against: null })),
  verify: async (hash, secret) => (await requestHash({ secret, against: hash })) === true,
}

/**
 * Runs `work` when its turn in the bounded queue has come, so that an attempt is taken only when it can also be checked.
 * Refuses `call.too_many` when too many are before it.
 */
export const withHasher = <T>(work: (hasher: Hasher) => Promise<T>, caller: Caller = unknownCaller): Promise<T> =>
  queue.run(caller, () => work(hasher))

/** argon2id of a secret, off the event loop (IDN-11). Refuses `call.too_many` when the queue is full. */
export const hashPassword = (secret: string) => withHasher((one) => one.hash(secret))

/** Ends the hashing process; the next hash starts another. */
export async function closeHashing(): Promise<void> {
  const ending = child
  if (!ending) return
  const gone = new Promise((resolve) => ending.once('exit', resolve))
  ending.disconnect()
  await gone
}
