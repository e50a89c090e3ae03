import { isDeepStrictEqual } from 'node:util'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { setting as contract } from '@longmall/contract/setting.ts'
import { sql } from 'kysely'
import { auditAs } from '../kernel/security/audit.ts'
import type { Context } from '../kernel/context.ts'
import { addonSwitches } from '../kernel/addons.ts'
import { carrierSettings } from '../kernel/delivery.ts'
import { emit } from '../kernel/work/outbox.ts'
import { Refusal, WrongFields, wrongField } from '../kernel/refusal.ts'
import { openSettings, sealSetting } from '../kernel/security/sealed-settings.ts'
import { catalogueChanged } from '../kernel/shared.ts'
import { priceSettings } from '../kernel/shop-currency.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import { allSettingsConstraints, readSetting, type ReadSetting, type Setting } from '../kernel/settings.ts'
import { readStoredSettings, settingOf, type StoredSetting } from './queries.ts'

export interface NewValue {
  setting: Setting
  value: unknown
  /** The version that was shown. */
  version: number
}

export interface WrittenBy {
  requested_by: number
  /** The second operator, where there was one. */
  approved_by: number | null
  reason: string
}
type Written = OutputOf<typeof contract.change>['list']

/** Which goods are listed depends on these. */
const decideListing = [carrierSettings.carriers, ...Object.values(addonSwitches)].map(({ key }) => key)
/** What the pages that are cached for visitors show: whether goods can be delivered, how prices and times are written. */
const shownOnPages = new Set([...decideListing, priceSettings.price_style.key, zoneSettings.time_zone.key])

/**
 * Writes values that fit their settings, all or none, with one row of history each and one line in the audit log; secrets that would be
 * sent to a host that changes go. Refuses as `checkFits`.
 */
export async function writeSettings(context: Context, changes: readonly NewValue[], by: WrittenBy): Promise<Written> {
  const { site } = context
  const stored = await checkFits(context, changes)
  const values = [...changes, ...blankedBy(context, changes, stored)]
  const keys = values.map(({ setting }) => setting.key)
  const before = openSettings(site.keys, Object.fromEntries([...stored].map(([key, { value }]) => [key, value])))
  for (const one of values.toSorted((a, b) => (a.setting.key < b.setting.key ? -1 : 1))) await writeOne(context, one, stored, by)
  if (keys.some((key) => shownOnPages.has(key))) await catalogueChanged(context.db)
  if (keys.some((key) => decideListing.includes(key))) await emit(context, 'shop.delivery_changed', {})
  const { reason } = by
  await auditAs(context, by.approved_by ?? by.requested_by, {
    subject: keys.length === 1 ? `setting ${keys[0]}` : `settings ${keys[0]} and ${keys.length - 1} more`,
    before: Object.fromEntries(values.map(({ setting }) => [setting.key, readSetting(before, setting)])),
    after: { ...Object.fromEntries(values.map(({ setting, value }) => [setting.key, value])), ...(reason && { reason }) },
  })
  return values.map(({ setting, version }) => ({ key: setting.key, version: version + 1 }))
}

/**
 * Whether values may be written now, with the rows of their settings and of the secrets they blank locked. Refuses `setting.changed`
 * {key}, and by key what does not agree with another setting.
 */
export async function checkFits(context: Context, values: readonly NewValue[]): Promise<ReadonlyMap<string, StoredSetting>> {
  const keys = values.map(({ setting }) => setting.key)
  if (new Set(keys).size < keys.length) throw wrongField('list', 'field.duplicate')
  const stored = await readStoredSettings(context.db, [...keys, ...values.flatMap(({ setting }) => setting.cleared_secrets)], true)
  for (const { setting, version } of values)
    if ((stored.get(setting.key)?.version ?? 0) !== version) throw new Refusal('setting.changed', { key: setting.key })
  await checkConstraints(context, values)
  return stored
}

/** Secrets that would be sent to a host that changes, and are not set in the same change. */
function blankedBy({ site }: Context, values: readonly NewValue[], stored: ReadonlyMap<string, StoredSetting>): NewValue[] {
  const before = openSettings(site.keys, Object.fromEntries([...stored].map(([key, { value }]) => [key, value])))
  const changed = values.filter(({ setting, value }) => !isDeepStrictEqual(value, readSetting(before, setting)))
  const given = new Set(values.map(({ setting }) => setting.key))
  const secrets = new Set(changed.flatMap(({ setting }) => setting.cleared_secrets).filter((key) => stored.has(key) && !given.has(key)))
  return [...secrets].map((key) => ({ setting: settingOf(key), value: settingOf(key).default, version: stored.get(key)!.version }))
}

async function writeOne(
  { db, site }: Context,
  { setting, value, version }: NewValue,
  stored: ReadonlyMap<string, StoredSetting>,
  { requested_by, approved_by, reason }: WrittenBy,
): Promise<void> {
  const { key, secret } = setting
  const isDefault = isDeepStrictEqual(value, setting.default)
  const storedValue = JSON.stringify(secret && !isDefault ? sealSetting(site.keys, key, value) : value)
  const result = stored.has(key)
    ? await sql`update setting set value = ${storedValue}::jsonb, version = version + 1 where key = ${key}`.execute(db)
    : // Whoever made the row a moment ago was seen by nobody.
      await sql`insert into setting (key, value, version) values (${key}, ${storedValue}::jsonb, 1) on conflict do nothing`.execute(db)
  if (!result.numAffectedRows) throw new Refusal('setting.changed', { key })
  const old = stored.get(key)
  const oldValue = old ? readSetting(new Map([[key, old.value]]), setting) : setting.default
  const historyValue = (one: unknown) => (secret ? null : JSON.stringify(one))
  await sql`
    insert into setting_history (key, version, value, is_default)
    values (${key}, ${version}, ${historyValue(oldValue)}::jsonb, ${!old || isDeepStrictEqual(oldValue, setting.default)})
    on conflict do nothing`.execute(db)
  await sql`
    insert into setting_history (key, version, value, is_default, reason, changed_at, changed_by, approved_by)
    values (${key}, ${version + 1}, ${historyValue(value)}::jsonb, ${isDefault}, ${reason}, clock_timestamp(), ${requested_by}, ${approved_by})`.execute(
    db,
  )
}

/** Checked against what the database holds now, not what this process caches. */
async function checkConstraints({ db, site }: Context, values: readonly NewValue[]): Promise<void> {
  const fresh = new Map(values.map(({ setting, value }) => [setting.key, value]))
  const affected = allSettingsConstraints().filter(({ settings }) => settings.some(({ key }) => fresh.has(key)))
  if (!affected.length) return
  const keys = [...new Set(affected.flatMap(({ settings }) => settings.map(({ key }) => key)))].toSorted()
  const storedValues = openSettings(
    site.keys,
    Object.fromEntries([...(await readStoredSettings(db, keys))].map(([key, { value }]) => [key, value])),
  )
  const all = new Map([...storedValues, ...fresh])
  const read: ReadSetting = (setting) => readSetting(all, setting)
  const violated = affected.find(({ isMet: holds }) => !holds(read))
  if (violated) throw new WrongFields({ [violated.settings.find(({ key }) => fresh.has(key))!.key]: { key: violated.refusal, params: {} } })
}
