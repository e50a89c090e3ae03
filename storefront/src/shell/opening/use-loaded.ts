import { useSyncExternalStore } from 'react'

const follow = (onChange: () => void) => {
  addEventListener('load', onChange, { once: true })
  return () => removeEventListener('load', onChange)
}

/** Has the page come, with all that it shows first? What is out of sight waits for it, and is not asked for on the server. */
export const useLoaded = (): boolean =>
  useSyncExternalStore(
    follow,
    () => document.readyState === 'complete',
    () => false,
  )
