import { isDeepStrictEqual } from 'node:util'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { setting as contract, SettingHistoryEntry, SettingRow } from '@longmall/contract/setting.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../kernel/context.ts'
import { withEnvironment } from '../kernel/environment-settings.ts'
import { isPermitted } from '../kernel/security/permissions.ts'
import { openSettings } from '../kernel/security/sealed-settings.ts'
import { allSettings, readSetting, type Setting } from '../kernel/settings.ts'
import { namesOfStaff } from '../staff/people/names-of-staff.ts'
import { readStoredSettings, settingOf, type StoredSetting } from './queries.ts'
import { waitingRequests } from './request/queries.ts'
import { formOf, groupOf, kindOf, needsTwo } from './rules.ts'

const maxHistory = 50

/** Every setting that the shop knows, from the database itself: what was just changed is seen at once. */
export async function listSettings(context: Context<StaffActor>): Promise<OutputOf<typeof contract.list>> {
  const storedSettings = await readStoredSettings(context.db, null)
  const waiting = await waitingRequests(context.db)
  return { list: [...allSettings().values()].map((setting) => rowOf(context, setting, storedSettings.get(setting.key), waiting)) }
}

/** One setting and its last 50 changes. Refuses `setting.not_found`. */
export async function viewSetting(
  context: Context<StaffActor>,
  { key }: InputOf<typeof contract.view>,
): Promise<OutputOf<typeof contract.view>> {
  const setting = settingOf(key)
  const storedSettings = await readStoredSettings(context.db, [key])
  const { rows } = await sql<
    Omit<SettingHistoryEntry, 'changed_by' | 'approved_by'> & { changed_by: number | null; approved_by: number | null }
  >`
    select version, value::text as value, is_default, reason, changed_at, changed_by, approved_by from setting_history
    where key = ${key} order by version desc limit ${maxHistory}`.execute(context.db)
  const names = await namesOfStaff(
    context.db,
    rows.flatMap(({ changed_by, approved_by }) => [changed_by ?? [], approved_by ?? []].flat()),
  )
  const nameOf = (staff_id: number | null) => (staff_id === null ? null : (names.get(staff_id) ?? null))
  const history = rows.map((past) => ({ ...past, changed_by: nameOf(past.changed_by), approved_by: nameOf(past.approved_by) }))
  return { setting: rowOf(context, setting, storedSettings.get(key), await waitingRequests(context.db)), history }
}

function rowOf(
  { site, actor }: Context<StaffActor>,
  setting: Setting,
  storedSettings: StoredSetting | undefined,
  waiting: ReadonlyMap<string, number>,
): SettingRow {
  const { shop } = site.shared
  const stored = openSettings(site.keys, storedSettings ? { [storedSettings.key]: storedSettings.value } : {})
  const value = readSetting(withEnvironment(stored, shop.is_demo), setting)
  const kind = kindOf(setting.key)
  const variable = shop.is_demo ? null : setting.variable
  const is_changed = !isDeepStrictEqual(value, setting.default)
  const { schema, minimum, maximum } = formOf(setting)
  return {
    key: setting.key,
    group: groupOf(setting.key),
    kind,
    can_edit: variable === null && isPermitted(actor.permissions, `setting.edit_${kind}`),
    requires_approval: shop.opened_at !== null && needsTwo(kind),
    variable,
    cleared_secrets: [...setting.cleared_secrets],
    request_id: waiting.get(setting.key) ?? null,
    value: setting.secret ? null : JSON.stringify(value),
    default_value: setting.secret ? null : JSON.stringify(setting.default),
    json_schema: JSON.stringify(schema),
    unit: setting.unit,
    minimum,
    maximum,
    is_secret: setting.secret,
    is_set: setting.secret && is_changed,
    is_changed,
    version: storedSettings?.version ?? 0,
  }
}
