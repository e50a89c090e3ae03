import { useWords } from '../shell/language.tsx'
import { spoken } from './spoken.ts'

/** Name of a setting and what it changes, by its key. */
export function useNames(): { nameOf: (key: string) => string; effectOf: (key: string) => string } {
  const name = useWords('settingname')
  const effect = useWords('settingeffect')
  return { nameOf: (key) => spoken(name, key) ?? key, effectOf: (key) => spoken(effect, key) ?? '' }
}
