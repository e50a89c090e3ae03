import type { SettingGroup, SettingRow } from '@longmall/contract/setting.ts'
import { useNames } from './use-names.ts'

export interface Wanted {
  group: SettingGroup
  words: string
  isChanged: boolean
}

/** Settings of a group; of all groups where words are searched or only the changed ones are wanted. */
export function useFound(list: readonly SettingRow[], { group, words, isChanged }: Wanted): SettingRow[] {
  const { nameOf, effectOf } = useNames()
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return list.filter((setting) => {
    if (isChanged && !setting.is_changed) return false
    if (!wanted.length) return isChanged || setting.group === group
    const text = `${nameOf(setting.key)} ${effectOf(setting.key)} ${setting.key}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
