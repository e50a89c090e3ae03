import { isDeepStrictEqual } from 'node:util'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { setting as contract, SettingPast, SettingRow } from '@longmall/contract/setting.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../kernel/context.ts'
import { openSettings } from '../kernel/sealed-settings.ts'
import { allSettings, readSetting, type Setting } from '../kernel/settings.ts'
import { namesOfStaff } from '../staff/people/names-of-staff.ts'
import { keptRows, settingOf, type KeptRow } from './queries.ts'
import { formOf, groupOf } from './rules.ts'

const mostPast = 50

/** Every setting that the shop knows, from the database itself: what was just changed is seen at once. */
export async function listSettings(context: Context<StaffActor>): Promise<OutputOf<typeof contract.list>> {
  const kept = await keptRows(context.db, null)
  return { list: [...allSettings().values()].map((setting) => rowOf(context, setting, kept.get(setting.key))) }
}

/** One setting and its last 50 changes. Refuses `setting.not_found`. */
export async function viewSetting(
  context: Context<StaffActor>,
  { key }: InputOf<typeof contract.view>,
): Promise<OutputOf<typeof contract.view>> {
  const setting = settingOf(key)
  const kept = await keptRows(context.db, [key])
  const { rows } = await sql<Omit<SettingPast, 'changed_by'> & { changed_by: number | null }>`
    select version, value::text as value, is_default, reason, changed_at, changed_by from setting_history
    where key = ${key} order by version desc limit ${mostPast}`.execute(context.db)
  const names = await namesOfStaff(
    context.db,
    rows.flatMap(({ changed_by }) => changed_by ?? []),
  )
  const history = rows.map(({ changed_by, ...past }) => ({
    ...past,
    changed_by: changed_by === null ? null : (names.get(changed_by) ?? null),
  }))
  return { setting: rowOf(context, setting, kept.get(key)), history }
}

function rowOf({ site }: Context, setting: Setting, kept: KeptRow | undefined): SettingRow {
  const value = readSetting(openSettings(site.keys, kept ? { [kept.key]: kept.value } : {}), setting)
  const is_changed = !isDeepStrictEqual(value, setting.default)
  const { schema, minimum, maximum } = formOf(setting)
  return {
    key: setting.key,
    group: groupOf(setting.key),
    value: setting.secret ? null : JSON.stringify(value),
    default_value: setting.secret ? null : JSON.stringify(setting.default),
    form: JSON.stringify(schema),
    unit: setting.unit,
    minimum,
    maximum,
    is_secret: setting.secret,
    is_set: setting.secret && is_changed,
    is_changed,
    version: kept?.version ?? 0,
  }
}
