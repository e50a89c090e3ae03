import { isDeepStrictEqual } from 'node:util'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { setting as contract } from '@longmall/contract/setting.ts'
import { sql } from 'kysely'
import { audit } from '../kernel/audit.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { Refusal, WrongFields, wrongField } from '../kernel/refusal.ts'
import { openSettings, sealSetting } from '../kernel/sealed-settings.ts'
import { allAgreements, readSetting, type ReadSetting, type Setting } from '../kernel/settings.ts'
import { keptRows, type KeptRow } from './queries.ts'

export interface NewValue {
  setting: Setting
  value: unknown
  /** The version that was shown. */
  version: number
}

/**
 * Writes values that fit their settings, all or none, with one row of history each and one line in the audit log. Refuses
 * `setting.changed` when one is no longer as it was shown, and by key what does not agree with another setting.
 */
export async function writeSettings(
  context: Context<StaffActor>,
  values: readonly NewValue[],
  reason = '',
): Promise<OutputOf<typeof contract.change>> {
  const { db, site } = context
  const keys = values.map(({ setting }) => setting.key)
  if (new Set(keys).size < keys.length) throw wrongField('list', 'field.doubled')
  const held = await keptRows(db, keys, true)
  for (const { setting, version } of values)
    if ((held.get(setting.key)?.version ?? 0) !== version) throw new Refusal('setting.changed', { key: setting.key })
  await checkAgreements(context, values)
  const before = openSettings(site.keys, Object.fromEntries([...held].map(([key, { value }]) => [key, value])))
  for (const one of values.toSorted((a, b) => (a.setting.key < b.setting.key ? -1 : 1))) await writeOne(context, one, held, reason)
  await audit(context, {
    subject: keys.length === 1 ? `setting ${keys[0]}` : `settings ${keys[0]} and ${keys.length - 1} more`,
    before: Object.fromEntries(values.map(({ setting }) => [setting.key, readSetting(before, setting)])),
    after: { ...Object.fromEntries(values.map(({ setting, value }) => [setting.key, value])), ...(reason && { reason }) },
  })
  return { list: values.map(({ setting, version }) => ({ key: setting.key, version: version + 1 })) }
}

async function writeOne(
  { db, site, actor }: Context<StaffActor>,
  { setting, value, version }: NewValue,
  held: ReadonlyMap<string, KeptRow>,
  reason: string,
): Promise<void> {
  const { key, secret } = setting
  const isDefault = isDeepStrictEqual(value, setting.default)
  const kept = JSON.stringify(secret && !isDefault ? sealSetting(site.keys, key, value) : value)
  const written = held.has(key)
    ? await sql`update setting set value = ${kept}::jsonb, version = version + 1 where key = ${key}`.execute(db)
    : // Whoever made the row a moment ago was seen by nobody.
      await sql`insert into setting (key, value, version) values (${key}, ${kept}::jsonb, 1) on conflict do nothing`.execute(db)
  if (!written.numAffectedRows) throw new Refusal('setting.changed', { key })
  const old = held.get(key)
  const found = old ? readSetting(new Map([[key, old.value]]), setting) : setting.default
  const past = (one: unknown) => (secret ? null : JSON.stringify(one))
  await sql`
    insert into setting_history (key, version, value, is_default)
    values (${key}, ${version}, ${past(found)}::jsonb, ${!old || isDeepStrictEqual(found, setting.default)})
    on conflict do nothing`.execute(db)
  await sql`
    insert into setting_history (key, version, value, is_default, reason, changed_at, changed_by)
    values (${key}, ${version + 1}, ${past(value)}::jsonb, ${isDefault}, ${reason}, clock_timestamp(), ${actor.staff_id})`.execute(db)
}

/** Judged against what the database holds now, not what this process keeps. */
async function checkAgreements({ db, site }: Context, values: readonly NewValue[]): Promise<void> {
  const fresh = new Map(values.map(({ setting, value }) => [setting.key, value]))
  const asked = allAgreements().filter(({ settings }) => settings.some(({ key }) => fresh.has(key)))
  if (!asked.length) return
  const keys = [...new Set(asked.flatMap(({ settings }) => settings.map(({ key }) => key)))].toSorted()
  const kept = openSettings(site.keys, Object.fromEntries([...(await keptRows(db, keys))].map(([key, { value }]) => [key, value])))
  const all = new Map([...kept, ...fresh])
  const read: ReadSetting = (setting) => readSetting(all, setting)
  const broken = asked.find(({ holds }) => !holds(read))
  if (broken) throw new WrongFields({ [broken.settings.find(({ key }) => fresh.has(key))!.key]: { key: broken.words, params: {} } })
}
