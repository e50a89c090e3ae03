import { toDisplayUnit } from '@longmall/contract/setting-scale.ts'
import * as z from 'zod/mini'
import { fieldErrorsOf } from '../kernel/http/decode.ts'
import type { FieldError } from '../kernel/refusal.ts'
import type { Setting } from '../kernel/settings.ts'
import { formOf } from './rules.ts'

/** A value that fits the setting; else what is wrong with it, by the setting's key and the part of the value. */
export function checkValue(setting: Setting, value: unknown): { value: unknown } | { fieldErrors: Record<string, FieldError> } {
  const checked = z.safeParse(setting.accepts, value, { reportInput: true })
  if (checked.success) return { value: checked.data }
  const { minimum, maximum } = formOf(setting)
  if (minimum !== null && maximum !== null) return { fieldErrors: { [setting.key]: outOfRange(setting, minimum, maximum) } }
  const fieldErrors = Object.entries(fieldErrorsOf(checked.error.issues))
  return {
    fieldErrors: Object.fromEntries(
      fieldErrors.map(([name, fieldError]) => [name === 'body' ? setting.key : `${setting.key}.${name}`, fieldError]),
    ),
  }
}

/** The range in the unit in which operators type it. */
function outOfRange({ unit }: Setting, minimum: number, maximum: number): FieldError {
  const [least, most] = [minimum, maximum].map((bound) => toDisplayUnit(unit, bound)?.text)
  if (least === undefined || most === undefined) return { key: 'setting.out_of_range', params: { minimum, maximum } }
  return { key: 'setting.out_of_scaled_range', params: { minimum: least, maximum: most } }
}
