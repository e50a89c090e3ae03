import { readInteger } from '../../shell/search.ts'

/** `goods`: a SKU; `inside`: an address of the shop; `outside`: an address for the web view; null: an address that must not be opened. */
export type LinkTarget = { goods: number } | { inside: string } | { outside: string } | null

/**
 * What the host or a code means by a link (015, §4): a bare value is a SKU id; anything else is an address, which gets a
 * time parameter so that no old copy is shown. Schemes other than http(s) are not opened.
 */
export function linkTarget(link: string, origin: string, now: number): LinkTarget {
  const text = link.trim()
  const sku_id = readInteger(text)
  if (sku_id !== undefined) return { goods: sku_id }
  if (!/^(?:https?:)?\/|^\?/i.test(text)) return null
  const address = URL.parse(text, origin)
  if (!address || !/^https?:$/.test(address.protocol)) return null
  address.searchParams.set('time', String(now))
  return address.origin === origin ? { inside: address.pathname + address.search + address.hash } : { outside: address.href }
}
