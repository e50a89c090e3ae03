import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  addEventListener('load', onChange, { once: true })
  return () => removeEventListener('load', onChange)
}

/** Has the first view loaded? Offscreen content is rendered after that, and not on the server. */
export const useLoaded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.readyState === 'complete',
    () => false,
  )
