import type { SettingRow } from '@longmall/contract/setting.ts'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage, useWords } from '../shell/language.tsx'
import { useChoiceWords } from './value/use-choice-words.ts'
import { useUnit } from './use-unit.ts'
import { choicesOf, type ValueForm } from './value/value-form.ts'
import { worthOf } from './worth.ts'

export type ValueWords = (setting: SettingRow, value: string | null) => string

/** A value of a setting in words, short enough for a line. */
export function useValueWords(): ValueWords {
  const say = useWords('setting')
  const common = useWords()
  const { count, money, time } = useFormat()
  const unitOf = useUnit()
  const choiceWords = useChoiceWords()
  const { language } = useConsoleLanguage()
  return (setting, text) => {
    if (text === null) return say('hidden_value')
    const value = JSON.parse(text) as unknown
    if (value === null) return say('nobody')
    if (typeof value === 'boolean') return common(value ? 'on' : 'off')
    if ((typeof value === 'string' || typeof value === 'number') && choicesOf(JSON.parse(setting.form) as ValueForm))
      return choiceWords(value)
    if (typeof value === 'number') {
      const worth = worthOf(setting.unit, value)
      if (worth?.money !== undefined) return money(worth.money)
      if (worth?.percent !== undefined) return `${worth.percent} %`
      const unit = unitOf(setting.unit)
      return unit ? `${count(value)} ${unit}` : count(value)
    }
    if (typeof value !== 'string') return listed(value as object, language) ?? say('nobody')
    if (value === '') return say('empty')
    return /^\d{4}-\d\d-\d\dT/.test(value) ? time(value) : value
  }
}

/** A text written by language as it reads in this one; of anything else, what it holds; undefined where it holds nothing. */
function listed(value: object, language: string): string | undefined {
  if (Object.keys(value).length === 0) return undefined
  const byLanguage = value as Record<string, unknown>
  const text = byLanguage[language] ?? byLanguage['en-us']
  return typeof text === 'string' ? text : JSON.stringify(value)
}
