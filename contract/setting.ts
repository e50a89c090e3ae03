import * as z from 'zod/mini'
import { Address, Flag, Id, Integer, JsonText, OptionalText, PageInput, PageOf, Pattern, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { OperatorName } from './operator-name.ts'

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

/** What a setting decides about; each has a permission of its own. */
export const settingKinds = ['appearance', 'commerce', 'providers', 'security', 'money'] as const
export const SettingKind = z.enum(settingKinds)
export type SettingKind = z.output<typeof SettingKind>

/** `domain.name`. */
export const SettingKey = Pattern(/^[a-z_]+\.[a-z0-9_]+$/, 80)
/** A value as JSON; the setting's `form` describes valid ones. */
export const SettingValue = JsonText(60_000)
const Version = Integer(0, 2_000_000_000)

/** A number or choice that an operator may change, by whatever part of the shop it is declared (CON-07). */
export const SettingRow = z.object({
  key: SettingKey,
  group: SettingGroup,
  kind: SettingKind,
  /** Whether the caller’s role may change it. */
  can_edit: Flag,
  /** Does a change need a second operator, or a waiting time? */
  requires_approval: Flag,
  /** The environment variable that sets it, where no operator does. */
  variable: z.nullable(Text(80)),
  /** Secrets that a change removes, unless they are given in the same change. */
  cleared_secrets: Rows(SettingKey),
  /** The request that waits to change it. */
  request_id: z.nullable(Id),
  /** Null where it is a secret. */
  value: z.nullable(SettingValue),
  default_value: z.nullable(SettingValue),
  /** What fits, as JSON Schema. */
  json_schema: JsonText(60_000),
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
export const SettingHistoryEntry = z.object({
  version: Version,
  /** Null where it is a secret. */
  value: z.nullable(SettingValue),
  is_default: Flag,
  reason: OptionalText(200),
  /** Null of what the first change found. */
  changed_at: z.nullable(Timestamp),
  changed_by: z.nullable(OperatorName),
  /** The second operator; null where there was none. */
  approved_by: z.nullable(OperatorName),
})
export type SettingHistoryEntry = z.output<typeof SettingHistoryEntry>

/** The result of a connection test; `error` is the other side's message when it failed. */
export const ConnectionTest = z.object({ works: Flag, error: OptionalText(300) })

export const settingRequestStates = ['waiting', 'applied', 'refused', 'withdrawn', 'stale'] as const
export const SettingRequestState = z.enum(settingRequestStates)
export type SettingRequestState = z.output<typeof SettingRequestState>

/** A change of settings that waits for a second operator or for its time, or what became of it. */
export const SettingRequest = z.object({
  request_id: Id,
  state: SettingRequestState,
  version: Id,
  list: Rows(
    z.object({
      key: SettingKey,
      is_secret: Flag,
      /** What it would become, and what it is; null where it is a secret. */
      value: z.nullable(SettingValue),
      current_value: z.nullable(SettingValue),
    }),
  ),
  reason: OptionalText(200),
  requested_by: OperatorName,
  requested_at: Timestamp,
  /** When it is made by itself; null where another operator must approve it. */
  effective_at: z.nullable(Timestamp),
  decided_by: z.nullable(OperatorName),
  decided_at: z.nullable(Timestamp),
  /** The note of whoever refused it. */
  decision: OptionalText(200),
  is_own: Flag,
  /** Why the caller cannot approve it: their own, too new, or not of their permissions; null when they can. */
  blocker: z.nullable(z.enum(['own', 'new', 'permission'])),
})
export type SettingRequest = z.output<typeof SettingRequest>

/** Any of them lets somebody in; which settings may then be changed is decided by their kinds. */
const edit = { who: 'staff', permission: settingKinds.map((kind) => `setting.edit_${kind}`) } as const
const view = { who: 'staff', permission: 'setting.view' } as const
const Changed = z.object({
  list: Rows(z.object({ key: SettingKey, version: Version })),
  /** Nothing is changed yet: the change waits. */
  waiting: z.nullable(z.object({ request_id: Id, effective_at: z.nullable(Timestamp) })),
})
const OneRequest = { request_id: Id, version: Id }
const Decided = z.object({ request_id: Id, state: SettingRequestState, version: Id })

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
    output: z.object({ setting: SettingRow, history: Rows(SettingHistoryEntry) }),
  }),
  change: operation({
    path: 'setting/change',
    kind: 'command',
    access: edit,
    summary: 'Changes settings, all or none; in an opened shop security and money settings need a second operator, or a waiting time',
    refusals: ['setting.not_found', 'setting.changed', 'setting.already_waiting'],
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
    summary: 'Restores an earlier value of a setting, or its default (`to_version` null)',
    refusals: ['setting.not_found', 'setting.changed', 'setting.not_restorable', 'setting.already_waiting'],
    input: z.object({ key: SettingKey, version: Version, to_version: z.nullable(Version) }),
    output: Changed,
  }),
  list_requests: operation({
    path: 'setting/list_requests',
    kind: 'query',
    access: view,
    summary: 'Requested changes of settings, the newest first',
    input: z.object({ state: z.optional(SettingRequestState), sort: Sorted('requested_at', 'effective_at'), ...PageInput }),
    output: PageOf(SettingRequest),
  }),
  approve_request: operation({
    path: 'setting/approve_request',
    kind: 'command',
    access: edit,
    summary: 'Approves and applies another operator’s request; stale when a setting was changed meanwhile',
    refusals: ['setting.request_not_found', 'setting.request_decided', 'setting.own_request', 'call.forbidden', 'staff.too_new'],
    input: z.object(OneRequest),
    output: Decided,
  }),
  refuse_request: operation({
    path: 'setting/refuse_request',
    kind: 'command',
    access: edit,
    summary: 'Refuses another operator’s request, with a reason',
    refusals: ['setting.request_not_found', 'setting.request_decided', 'setting.own_request', 'call.forbidden'],
    input: z.object({ ...OneRequest, decision: Text(200) }),
    output: Decided,
  }),
  withdraw_request: operation({
    path: 'setting/withdraw_request',
    kind: 'command',
    access: edit,
    summary: 'Withdraws the caller’s own request',
    refusals: ['setting.request_not_found', 'setting.request_decided', 'setting.not_own_request'],
    input: z.object(OneRequest),
    output: Decided,
  }),
  test_storage: operation({
    path: 'setting/test_storage',
    kind: 'non_transactional',
    access: { who: 'staff', permission: 'setting.edit_providers' },
    summary: 'Writes, reads and removes a small file in the picture storage',
    input: z.object({}),
    output: z.extend(ConnectionTest, { location: Address }),
  }),
}
