import * as z from 'zod/mini'
import { Address, Flag, Integer, JsonText, OptionalText, Pattern, Rows, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'

/** Under what the console shows a setting. */
export const settingGroups = [
  'shop',
  'orders',
  'payments',
  'wallet',
  'members',
  'promotions',
  'goods',
  'mail',
  'sms',
  'storage',
  'security',
  'host',
  'limits',
] as const
export const SettingGroup = z.enum(settingGroups)
export type SettingGroup = z.output<typeof SettingGroup>

/** `domain.name`. */
export const SettingKey = Pattern(/^[a-z]+\.[a-z0-9_]+$/, 80)
/** A value as JSON; what fits is said by the setting's `form`. */
export const SettingValue = JsonText(60_000)
const Version = Integer(0, 2_000_000_000)

/** A number or choice that an operator may change, by whatever part of the shop it is declared (CON-07). */
export const SettingRow = z.object({
  key: SettingKey,
  group: SettingGroup,
  /** Null where it is a secret. */
  value: z.nullable(SettingValue),
  default_value: z.nullable(SettingValue),
  /** What fits, as JSON Schema. */
  form: JsonText(60_000),
  /** `minutes`, `cents`, …; empty for a choice. */
  unit: OptionalText(40),
  minimum: z.nullable(Integer(-2_147_483_648, 2_147_483_647)),
  maximum: z.nullable(Integer(-2_147_483_648, 2_147_483_647)),
  is_secret: Flag,
  /** Of a secret: whether there is one. */
  is_set: Flag,
  /** Whether it differs from what it is without an operator. */
  is_changed: Flag,
  /** 0 before the first change. */
  version: Version,
})
export type SettingRow = z.output<typeof SettingRow>

/** What a setting was from a change on. */
export const SettingPast = z.object({
  version: Version,
  /** Null where it is a secret. */
  value: z.nullable(SettingValue),
  is_default: Flag,
  reason: OptionalText(200),
  /** Null of what the first change found. */
  changed_at: z.nullable(Timestamp),
  changed_by: z.nullable(Text(60)),
})
export type SettingPast = z.output<typeof SettingPast>

/** What came of trying a connection; `words` are the other side's own when it failed. */
export const Trial = z.object({ works: Flag, words: OptionalText(300) })

const edit = { who: 'staff', permission: 'setting.edit' } as const
const view = { who: 'staff', permission: 'setting.view' } as const
const Changed = z.object({ list: Rows(z.object({ key: SettingKey, version: Version })) })

export const setting = {
  list: operation({
    path: 'setting/list',
    kind: 'query',
    access: view,
    summary: 'Every setting of the shop by group, with value, default, unit and range; a secret only as set or not',
    input: z.object({}),
    output: z.object({ list: Rows(SettingRow) }),
  }),
  view: operation({
    path: 'setting/view',
    kind: 'query',
    access: view,
    summary: 'One setting with its history, the newest first',
    refusals: ['setting.not_found'],
    input: z.object({ key: SettingKey }),
    output: z.object({ setting: SettingRow, history: Rows(SettingPast) }),
  }),
  change: operation({
    path: 'setting/change',
    kind: 'command',
    access: edit,
    summary: 'Changes settings, all or none; a wrong value is refused under its key with what would fit',
    refusals: ['setting.not_found', 'setting.changed'],
    input: z.object({
      list: z.array(z.object({ key: SettingKey, value: SettingValue, version: Version })).check(z.maxLength(60)),
      reason: z.optional(OptionalText(200)),
    }),
    output: Changed,
  }),
  restore: operation({
    path: 'setting/restore',
    kind: 'command',
    access: edit,
    summary: 'Gives a setting a value of its history again, or its default (`to_version` null)',
    refusals: ['setting.not_found', 'setting.changed', 'setting.not_restorable'],
    input: z.object({ key: SettingKey, version: Version, to_version: z.nullable(Version) }),
    output: Changed,
  }),
  try_storage: operation({
    path: 'setting/try_storage',
    kind: 'steps',
    access: edit,
    summary: 'Writes, reads and removes a small file where pictures are kept',
    input: z.object({}),
    output: z.extend(Trial, { place: Address }),
  }),
}
