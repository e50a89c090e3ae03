import type { ConsoleWords, ConsoleWordsName } from '@longmall/phrases/console.ts'
import type { ComponentType } from 'react'
import type { StaffPath } from './call/may.ts'

export const menuGroups = ['goods', 'orders', 'members', 'promotions', 'finance', 'content', 'shop', 'system'] as const
export type MenuGroup = (typeof menuGroups)[number]
export type MenuLabel = Exclude<keyof ConsoleWords['menu'], `group_${string}`>

/** A screen of the console: where it is, who sees it, and how it is loaded. */
export interface Place {
  /** Below `/console`: `/orders`. What is looked at stands in the search part of the address. */
  path: `/${string}`
  /** Its place in the menu; none: it is reached from another screen. */
  menu?: { group: MenuGroup; label: MenuLabel }
  /** The place of the menu at whose line this one is for who may see it, but not that one. */
  standsFor?: `/${string}`
  /** The operation without which there is nothing to see here; of several any one. */
  needs?: StaffPath | readonly StaffPath[]
  /** Words that the screen speaks, loaded together with its code. */
  words: readonly ConsoleWordsName[]
  screen: () => Promise<ComponentType>
}
