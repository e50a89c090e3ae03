import type { SettingRow } from '@longmall/contract/setting.ts'
import type { Values } from '../shell/form/field.ts'
import { emptyOf, type ValueForm } from './value/value-form.ts'

/** What the fields of these settings begin with; secrets begin empty. */
export const startValues = (settings: readonly SettingRow[]): Values =>
  Object.fromEntries(settings.flatMap(({ key, value }) => (value === null ? [] : [[key, JSON.parse(value) as unknown]])))

export interface SettingChange {
  key: string
  value: string
  version: number
}

/** What is sent of a form: the settings that differ, and the secrets that were typed, each with the version that was shown. */
export function changedSettings(settings: readonly SettingRow[], values: Values): SettingChange[] {
  return settings.flatMap(({ key, value, json_schema, is_secret, version }) => {
    const own = values[key]
    if (is_secret) return own === undefined || own === '' ? [] : [{ key, value: JSON.stringify(own), version }]
    const next = own ?? (value === 'null' ? null : emptyOf(JSON.parse(json_schema) as ValueForm))
    return canonical(next) === canonical(JSON.parse(value ?? 'null')) ? [] : [{ key, value: JSON.stringify(next), version }]
  })
}

/** Serialises a value independently of its key order. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
