import * as z from 'zod/mini'
import { faultsOf } from '../kernel/http/decode.ts'
import type { FieldFault } from '../kernel/refusal.ts'
import type { Setting } from '../kernel/settings.ts'
import { formOf } from './rules.ts'

/** A value that fits the setting; else what is wrong with it, by the setting's key and the part of the value. */
export function judgeValue(setting: Setting, value: unknown): { value: unknown } | { faults: Record<string, FieldFault> } {
  const judged = z.safeParse(setting.accepts, value, { reportInput: true })
  if (judged.success) return { value: judged.data }
  const { minimum, maximum } = formOf(setting)
  if (minimum !== null && maximum !== null)
    return { faults: { [setting.key]: { key: 'setting.out_of_range', params: { minimum, maximum } } } }
  const faults = Object.entries(faultsOf(judged.error.issues))
  return { faults: Object.fromEntries(faults.map(([name, fault]) => [name === 'body' ? setting.key : `${setting.key}.${name}`, fault])) }
}
