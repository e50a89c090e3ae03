import type { LinkSearch } from '../shell/link.tsx'
import { parseSearch } from '../shell/search.ts'

export interface ContentAddress {
  /** A path of this site. */
  path: string
  search: LinkSearch
}

/**
 * Where a link that an operator wrote leads: a path of this site as it is, another site through the screen that confirms
 * before it opens one (`/v2/webview/webview`); null for anything else.
 */
export function contentAddress(href: string): ContentAddress | null {
  if (/^https?:\/\//i.test(href)) return { path: '/v2/webview/webview', search: { url: href } }
  if (!href.startsWith('/') || /^\/[/\\]/.test(href)) return null
  const url = new URL(href, 'https://shop.invalid')
  return url.host === 'shop.invalid' ? { path: url.pathname, search: parseSearch(url.search) } : null
}
