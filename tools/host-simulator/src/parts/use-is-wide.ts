import { useSyncExternalStore } from 'react'

const query = window.matchMedia('(min-width: 960px)')

const listen = (listener: () => void) => {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Is there room for two columns? */
export const useIsWide = () => useSyncExternalStore(listen, () => query.matches)
