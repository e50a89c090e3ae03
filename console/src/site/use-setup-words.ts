import type { Theme } from '@longmall/contract/fields.ts'
import { type Addon, offeredAddons } from '@longmall/contract/addons.ts'
import { useValueWords, type ValueWords } from '../settings/use-value-words.ts'
import { useWords } from '../shell/language.tsx'
import type { TabValue } from './appearance/tab-bar.ts'

/** What a setting of the shop's looks and opening was, in the words of its screen. */
export function useSetupWords(): ValueWords {
  const say = useWords('site')
  const common = useWords()
  const valueWords = useValueWords()
  return (setting, text) => {
    const value = JSON.parse(text ?? 'null') as unknown
    switch (setting.key) {
      case 'site.theme_style':
        return say(`theme_${value as Theme}`)
      case 'site.state':
        return say(value === 1 ? 'is_open' : 'is_closed')
      case 'site.tab_bar':
        return (value as TabValue[]).map(({ key }) => say(`tab_${key}`)).join(' · ')
      case 'site.addons': {
        const off = offeredAddons.filter((name) => (value as Partial<Record<Addon, boolean>>)[name] === false)
        const names = off.map((name) => say(`addon_${name}`))
        return names.length ? `${common('off')}: ${names.join(', ')}` : common('on')
      }
      default:
        return valueWords(setting, text)
    }
  }
}
