import type { SettingGroup, SettingRow } from '@longmall/contract/setting.ts'
import { useNames } from './use-names.ts'

export interface SettingFilter {
  group: SettingGroup
  keywords: string
  isChanged: boolean
}

/** Settings of a group; of all groups in a search, or where only the changed ones are requested. */
export function useFilteredSettings(list: readonly SettingRow[], { group, keywords, isChanged }: SettingFilter): SettingRow[] {
  const { nameOf, effectOf } = useNames()
  const terms = keywords.toLowerCase().split(/\s+/).filter(Boolean)
  return list.filter((setting) => {
    if (isChanged && !setting.is_changed) return false
    if (!terms.length) return isChanged || setting.group === group
    const text = `${nameOf(setting.key)} ${effectOf(setting.key)} ${setting.key}`.toLowerCase()
    return terms.every((term) => text.includes(term))
  })
}
