import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '../../kernel/context.ts'
import { wordsOfError } from '../../kernel/work/job-failure.ts'
import { mediaStore } from '../../media/storage/media-store.ts'

const patienceMs = 3000
const nothing = '/media/u/00/health.webp'

/** Whether pictures can be kept: the folder of the disk can be written to, or the bucket answers within 3 s; null, or why not. */
export async function reachStorage(site: Site): Promise<{ isRemote: boolean; failure: string | null }> {
  const store = mediaStore(site)
  const reached = store.isRemote ? store.read(nothing) : access(store.place, constants.W_OK)
  const given = new AbortController()
  const late = pause(patienceMs, 'late', { signal: given.signal }).catch(() => 'ended')
  const failure = await Promise.race([reached.then(() => null), late.then(() => `no answer within ${patienceMs} ms`)]).catch(wordsOfError)
  given.abort()
  return { isRemote: store.isRemote, failure: failure && failure.slice(0, 300) }
}
