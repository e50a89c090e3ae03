import type { SiteState } from '@longmall/contract/site.ts'
import { isTheme } from '../shell/preferences.ts'
import { sharedFromSite } from '../shell/shared.ts'
import type { Running } from './running.ts'

const cartCount = (data: unknown): number | undefined => {
  const { count, goods_count } = (data ?? {}) as { count?: number; goods_count?: number }
  return goods_count ?? count
}

/** Keeps the shared state as the answers of the server say: cart number, tab bar, add-ons, theme, open or closed. */
export function followAnswers({ queryClient, shared, storage }: Pick<Running, 'queryClient' | 'shared' | 'storage'>) {
  const takeCart = (data: unknown) => {
    const cartNumber = cartCount(data)
    if (cartNumber !== undefined) shared.setState({ cartNumber })
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const [domain, name] = event.query.queryKey
    const data: unknown = event.query.state.data
    if (domain === 'cart' && (name === 'count' || name === 'view')) takeCart(data)
    if (domain === 'site' && name === 'state') {
      const site = data as SiteState
      const stored = storage.read('themeStyle')
      shared.setState({ ...sharedFromSite(site), themeStyle: isTheme(stored) ? stored : site.theme_style })
    }
  })
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.mutation.options.mutationKey?.[0] === 'cart')
      takeCart(event.mutation.state.data)
  })
  shared.subscribe(({ themeStyle }, before) => {
    if (themeStyle !== before.themeStyle) document.documentElement.dataset.theme = themeStyle
  })
}
