import type { SiteState } from '@longmall/contract/site.ts'
import { isTheme } from '../shell/preferences.ts'
import { sharedFromSite } from '../shell/shared.ts'
import type { BrowserApp } from './browser-app.ts'

const cartCount = (data: unknown): number | undefined => {
  const { count, goods_count } = (data ?? {}) as { count?: number; goods_count?: number }
  return goods_count ?? count
}

/** Updates the shared state from the server's responses: cart number, tab bar, add-ons, theme, open or closed. */
export function syncSharedState({ queryClient, shared, storage }: Pick<BrowserApp, 'queryClient' | 'shared' | 'storage'>) {
  const updateCartNumber = (data: unknown) => {
    const cartNumber = cartCount(data)
    if (cartNumber !== undefined) shared.setState({ cartNumber })
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const [domain, name] = event.query.queryKey
    const data: unknown = event.query.state.data
    if (domain === 'cart' && (name === 'count' || name === 'view')) updateCartNumber(data)
    if (domain === 'site' && name === 'state') {
      const site = data as SiteState
      const stored = storage.read('themeStyle')
      shared.setState({ ...sharedFromSite(site), themeStyle: isTheme(stored) ? stored : site.theme_style })
    }
  })
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.mutation.options.mutationKey?.[0] === 'cart')
      updateCartNumber(event.mutation.state.data)
  })
  shared.subscribe(({ themeStyle }, before) => {
    if (themeStyle !== before.themeStyle) document.documentElement.dataset.theme = themeStyle
  })
}
