import type { SettingRow } from '@longmall/contract/setting.ts'
import { groupDigits } from '@longmall/web/format/amount-text.ts'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { useFieldName } from './value/field-name.ts'
import { useFormatChoice } from './value/use-format-choice.ts'
import { useUnit } from './use-unit.ts'
import { choicesOf, type ValueForm } from './value/value-form.ts'
import { toDisplayUnit } from '@longmall/contract/setting-scale.ts'

export type FormatValue = (setting: SettingRow, value: string | null) => string

/** A value of a setting as text, short enough for a line. */
export function useFormatValue(): FormatValue {
  const t = useTranslations('setting')
  const tCommon = useTranslations()
  const { count, money, time } = useFormat()
  const unitOf = useUnit()
  const formatChoice = useFormatChoice()
  const { language } = useConsoleLanguage()
  const nameOf = useFieldName()
  const partText = (name: string, part: unknown): string => {
    if (typeof part === 'boolean') return tCommon(part ? 'on' : 'off')
    if (typeof part !== 'number') return String(part)
    return name.endsWith('_ppm') ? `${String(part / 10_000)} %` : count(part)
  }
  const partsText = (value: Record<string, unknown>) =>
    Object.entries(value)
      .map(([name, part]) => `${nameOf(name)}: ${partText(name, part)}`)
      .join(' · ')
  return (setting, text) => {
    if (text === null) return t('hidden_value')
    const value = JSON.parse(text) as unknown
    if (value === null) return t('no_accounts')
    if (typeof value === 'boolean') return tCommon(value ? 'on' : 'off')
    if ((typeof value === 'string' || typeof value === 'number') && choicesOf(JSON.parse(setting.json_schema) as ValueForm))
      return formatChoice(value)
    if (typeof value === 'number') {
      const displayed = toDisplayUnit(setting.unit, value)
      if (displayed?.as === 'money') return money(displayed.text)
      if (displayed?.as === 'percent') return `${groupDigits(displayed.text)} %`
      if (displayed?.as === 'coins') return `${groupDigits(displayed.text)} ${unitOf('coins')}`
      const unit = unitOf(setting.unit)
      return unit ? `${count(value)} ${unit}` : count(value)
    }
    const { items, properties } = JSON.parse(setting.json_schema) as ValueForm
    if (properties && Object.values(value as object).every((part) => typeof part !== 'object'))
      return partsText(value as Record<string, unknown>)
    if (Array.isArray(value) && items && choicesOf(items)) return value.map(formatChoice).join(', ') || t('no_accounts')
    if (typeof value !== 'string') return translatedText(value as object, language) ?? t('no_accounts')
    if (value === '') return t('empty')
    return /^\d{4}-\d\d-\d\dT/.test(value) ? time(value) : value
  }
}

/** A translated text in the current language; of anything else, its contents; undefined where it is empty. */
function translatedText(value: object, language: string): string | undefined {
  if (Object.keys(value).length === 0) return undefined
  const byLanguage = value as Record<string, unknown>
  const text = byLanguage[language] ?? byLanguage['en-us']
  return typeof text === 'string' ? text : JSON.stringify(value)
}
