import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { setting as contract } from '@longmall/contract/setting.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { WrongFields, type FieldError } from '../kernel/refusal.ts'
import { checkValue } from './check-value.ts'
import { settingOf } from './queries.ts'
import { submitChange } from './submit-change.ts'
import type { NewValue } from './write-settings.ts'

/**
 * Changes settings, all or none (CON-07), or requests it; of none, nothing happens. `permissions` are the caller’s when not given. Refuses `setting.not_found`, `setting.changed`, and values that do not fit, each under
 * its setting's key with what would.
 */
export async function changeSettings(
  context: Context<StaffActor>,
  { list, reason }: InputOf<typeof contract.change>,
  permissions?: readonly string[],
): Promise<OutputOf<typeof contract.change>> {
  if (!list.length) return { list: [], waiting: null }
  const fieldErrors: Record<string, FieldError> = {}
  const values = list.flatMap(({ key, value, version }): NewValue[] => {
    const setting = settingOf(key)
    const checked = checkValue(setting, JSON.parse(value))
    if ('value' in checked) return [{ setting, value: checked.value, version }]
    Object.assign(fieldErrors, checked.fieldErrors)
    return []
  })
  if (Object.keys(fieldErrors).length) throw new WrongFields(fieldErrors)
  return submitChange(context, values, reason, permissions)
}
