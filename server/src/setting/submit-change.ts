import type { OutputOf } from '@longmall/contract/operation.ts'
import type { setting as contract } from '@longmall/contract/setting.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { isPermitted } from '../kernel/security/permissions.ts'
import { WrongFields, type FieldError } from '../kernel/refusal.ts'
import { requestChange } from './request/request-change.ts'
import { kindOf, needsTwo, permissionsFor } from './rules.ts'
import { writeSettings, type NewValue } from './write-settings.ts'

/**
 * Changes settings that fit, or requests it: once the shop is opened, security and money wait for a second operator. Refuses, by key,
 * what the caller may not change, what the environment sets, and those of `writeSettings` and `requestChange`.
 */
export async function submitChange(
  context: Context<StaffActor>,
  values: readonly NewValue[],
  reason = '',
  permissions: readonly string[] = context.actor.permissions,
): Promise<OutputOf<typeof contract.change>> {
  const { actor, site } = context
  const { is_demo, opened_at } = site.shared.shop
  const fieldErrors = values.flatMap(({ setting: { key, variable } }): [string, FieldError][] => {
    if (!permissionsFor([key]).every((one) => isPermitted(permissions, one))) return [[key, { key: 'setting.kind_forbidden', params: {} }]]
    return variable !== null && !is_demo ? [[key, { key: 'setting.from_environment', params: { variable } }]] : []
  })
  if (fieldErrors.length) throw new WrongFields(Object.fromEntries(fieldErrors))
  if (opened_at !== null && values.some(({ setting }) => needsTwo(kindOf(setting.key)))) return requestChange(context, values, reason)
  return { list: await writeSettings(context, values, { requested_by: actor.staff_id, approved_by: null, reason }), waiting: null }
}
