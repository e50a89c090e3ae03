import type { ScreenPath } from '../../routes/table.ts'
import { type LinkSearch, useGo } from '../../shell/link.tsx'
import type { TreeView } from '../network-address.ts'

/** Whoever wants little motion or strong contrast reads better than they look around. */
const preferred = (): TreeView => (matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)').matches ? 'list' : 'drawing')

/** How a tree is shown: as the address says, else as the device prefers; with the function that changes it. */
export function useTreeView(path: ScreenPath, search: LinkSearch & { view: TreeView | undefined }) {
  const go = useGo()
  const view = search.view ?? preferred()
  const toggle = () => void go(path, { ...search, view: view === 'list' ? 'drawing' : 'list' }, { replace: true })
  return { view, toggle }
}
