import type { ConsoleTranslations, ConsoleTranslationsName } from '@longmall/translations/console.ts'
import type { ComponentType } from 'react'
import type { StaffPath } from './call/permissions.ts'

export const menuGroups = ['goods', 'orders', 'members', 'promotions', 'finance', 'content', 'shop', 'system'] as const
export type MenuGroup = (typeof menuGroups)[number]
export type MenuLabel = Exclude<keyof ConsoleTranslations['menu'], `group_${string}`>

/** A screen of the console: its path, its permissions, and how it is loaded. */
export interface ScreenRoute {
  /** Below `/console`: `/orders`. Parameters are in the search part of the address. */
  path: `/${string}`
  /** Its item in the menu; none: it is reached from another screen. */
  menu?: { group: MenuGroup; label: MenuLabel }
  /** The menu item that this screen replaces for operators without permission for that one. */
  fallbackFor?: `/${string}`
  /** The operation without which there is nothing to see here; of several any one. */
  requires?: StaffPath | readonly StaffPath[]
  /** Translations of the screen, loaded together with its code. */
  translations: readonly ConsoleTranslationsName[]
  screen: () => Promise<ComponentType>
}
