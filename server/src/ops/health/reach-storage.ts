import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '../../kernel/context.ts'
import { errorText } from '../../kernel/work/job-failure.ts'
import { mediaStore } from '../../media/storage/media-store.ts'

const timeoutMs = 3000
const absentFile = '/media/u/00/health.webp'

/** Whether pictures can be stored: the folder of the disk can be written to, or the bucket answers within 3 s; null, or why not. */
export async function reachStorage(site: Site): Promise<{ isRemote: boolean; failure: string | null }> {
  const store = mediaStore(site)
  const reached = store.isRemote ? store.read(absentFile) : access(store.location, constants.W_OK)
  const settled = new AbortController()
  const timeout = pause(timeoutMs, 'late', { signal: settled.signal }).catch(() => 'ended')
  const failure = await Promise.race([reached.then(() => null), timeout.then(() => `no answer within ${timeoutMs} ms`)]).catch(errorText)
  settled.abort()
  return { isRemote: store.isRemote, failure: failure && failure.slice(0, 300) }
}
