import { chunkTimeoutMs } from '@longmall/contract/constants.ts'

/** The code of a screen failed to load: the shopper sees the load error with a retry. */
export class LoadError extends Error {
  constructor(cause?: unknown) {
    super('code did not load', { cause })
    this.name = 'LoadError'
  }
}

export interface ReloadTools {
  /** Time of the last reload of this tab for this reason, in ms; 0 when there was none. */
  lastReload: () => number
  reload: () => void
  now: () => number
  isOnline: () => boolean
}

const reloadKey = 'lm_reloaded_at'

const browserTools: ReloadTools = {
  lastReload: () => Number(sessionStorage.getItem(reloadKey)),
  reload: () => {
    sessionStorage.setItem(reloadKey, String(Date.now()))
    location.reload()
  },
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
}

/** One reload in this time is enough to get a new release; after it a failure is shown. */
const reloadPause = 60_000

/**
 * Loads code. After a new release the old file no longer exists: the tab reloads once, automatically. A file that takes longer
 * than 120 s, or fails again, is a LoadError.
 */
export async function loadCode<Module>(load: () => Promise<Module>, tools: ReloadTools = browserTools): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LoadError('timeout')), chunkTimeoutMs)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    if (error instanceof LoadError || tools.now() - tools.lastReload() < reloadPause || !tools.isOnline()) {
      throw error instanceof LoadError ? error : new LoadError(error)
    }
    tools.reload()
    return await new Promise<never>(() => undefined)
  } finally {
    clearTimeout(timer)
  }
}

/** `loadCode` in a browser; on the server code is always there. */
export const fetchCode = <Module>(load: () => Promise<Module>): Promise<Module> => (import.meta.env.SSR ? load() : loadCode(load))
