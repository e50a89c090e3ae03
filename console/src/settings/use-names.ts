import { useTranslations } from '../shell/language.tsx'
import { translateKey } from './translate-key.ts'

/** Name and effect of a setting, by its key. */
export function useNames(): { nameOf: (key: string) => string; effectOf: (key: string) => string } {
  const tSettingName = useTranslations('settingname')
  const tSettingEffect = useTranslations('settingeffect')
  return { nameOf: (key) => translateKey(tSettingName, key) ?? key, effectOf: (key) => translateKey(tSettingEffect, key) ?? '' }
}
