import { useSyncExternalStore } from 'react'
import { storefront } from '../../shell/storefront.ts'

export type ListLayout = 'grid' | 'rows'

const listeners = new Set<() => void>()
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const readLayout = (): ListLayout => (storefront().storage.read('lm_list_layout') === 'rows' ? 'rows' : 'grid')

/** Grid or rows, as this device last chose; a page from the server shows the grid. */
export const useListLayout = (): ListLayout => useSyncExternalStore(listen, readLayout, () => 'grid')

export function chooseLayout(layout: ListLayout) {
  storefront().storage.write('lm_list_layout', layout)
  for (const listener of listeners) listener()
}
