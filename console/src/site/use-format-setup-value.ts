import type { Theme } from '@longmall/contract/fields.ts'
import { type Addon, offeredAddons } from '@longmall/contract/addons.ts'
import { useFormatValue, type FormatValue } from '../settings/use-format-value.ts'
import { useTranslations } from '../shell/language.tsx'
import type { TabValue } from './appearance/tab-bar.ts'

/** A value of the shop's appearance and opening settings, with the labels of its screen. */
export function useFormatSetupValue(): FormatValue {
  const t = useTranslations('site')
  const tCommon = useTranslations()
  const formatValue = useFormatValue()
  return (setting, text) => {
    const value = JSON.parse(text ?? 'null') as unknown
    switch (setting.key) {
      case 'site.theme_style':
        return t(`theme_${value as Theme}`)
      case 'site.state':
        return t(value === 1 ? 'is_open' : 'is_closed')
      case 'site.tab_bar':
        return (value as TabValue[]).map(({ key }) => t(`tab_${key}`)).join(' · ')
      case 'site.addons': {
        const off = offeredAddons.filter((name) => (value as Partial<Record<Addon, boolean>>)[name] === false)
        const names = off.map((name) => t(`addon_${name}`))
        return names.length ? `${tCommon('off')}: ${names.join(', ')}` : tCommon('on')
      }
      default:
        return formatValue(setting, text)
    }
  }
}
