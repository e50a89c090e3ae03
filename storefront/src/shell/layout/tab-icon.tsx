import { NamedIcon } from '@longmall/ui/display/named-icon.tsx'
import { House, LayoutGrid, type LucideIcon, ShoppingCart, User } from 'lucide-react'

/** Built-in icons of the tabs, available at the first paint. */
const defaultIcons: Record<string, LucideIcon | undefined> = {
  house: House,
  'layout-grid': LayoutGrid,
  'shopping-cart': ShoppingCart,
  user: User,
}

/** The icon of a tab, by the name the server sends. */
export function TabIcon({ name, strong }: { name: string; strong: boolean }) {
  const Icon = defaultIcons[name]
  const strokeWidth = strong ? 2.4 : 1.9
  return Icon ? <Icon size={22} aria-hidden strokeWidth={strokeWidth} /> : <NamedIcon name={name} strokeWidth={strokeWidth} />
}
