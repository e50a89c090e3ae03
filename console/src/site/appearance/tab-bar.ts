import type { Language } from '@longmall/contract/fields.ts'

export const tabKeys = ['home', 'category', 'cart', 'member'] as const
export type TabKey = (typeof tabKeys)[number]

/** A tab as the setting stores it; without a label it has the usual name. */
export interface TabValue {
  key: TabKey
  path: string
  icon: string
  label?: Partial<Record<Language, string>>
}

const defaults: Record<TabKey, { path: string; icon: string }> = {
  home: { path: '/', icon: 'house' },
  category: { path: '/v2/goods/category/category', icon: 'layout-grid' },
  cart: { path: '/v2/goods/cart/cart', icon: 'shopping-cart' },
  member: { path: '/v2/member/index/index', icon: 'user' },
}

/** Adds a tab at the end, or removes one; home cannot be removed. */
export function toggleTab(tabs: readonly TabValue[], key: TabKey): TabValue[] {
  if (!tabs.some((tab) => tab.key === key)) return [...tabs, { key, ...defaults[key] }]
  return key === 'home' ? [...tabs] : tabs.filter((tab) => tab.key !== key)
}

/** Moves a tab one position forward (-1) or back (1); at the end nothing moves. */
export function moveTab(tabs: readonly TabValue[], key: TabKey, by: -1 | 1): TabValue[] {
  const at = tabs.findIndex((tab) => tab.key === key)
  const to = at + by
  if (at < 0 || to < 0 || to >= tabs.length) return [...tabs]
  const moved = [...tabs]
  ;[moved[at], moved[to]] = [moved[to]!, moved[at]!]
  return moved
}

/** Changes labels or icon of a tab; labels that are all empty are removed. */
export function changeTab(tabs: readonly TabValue[], key: TabKey, values: Partial<TabValue>): TabValue[] {
  return tabs.map((tab) => {
    if (tab.key !== key) return tab
    const { label, ...changed } = { ...tab, ...values }
    return label && Object.keys(label).length ? { ...changed, label } : changed
  })
}
