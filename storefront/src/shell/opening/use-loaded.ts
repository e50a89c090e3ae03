import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  addEventListener('load', onChange, { once: true })
  return () => removeEventListener('load', onChange)
}

/** Has the page loaded, with its first view? Content below the fold waits for it, and is not fetched on the server. */
export const useLoaded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.readyState === 'complete',
    () => false,
  )
