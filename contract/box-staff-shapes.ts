import * as z from 'zod/mini'
import { Box, BoxAlertKind, DailyRate, DeviceId } from './box-shapes.ts'
import { Count, Flag, Id, Integer, Language, Many, Pattern, Rows, Text, Timestamp } from './fields.ts'
import { OperatorName } from './operator-name.ts'

export const Version = Integer(1, 1_000_000)
export const Owner = z.object({ member_id: Id, account: Text(16) })

/** A device as operators see it. */
export const StaffBox = z.object({
  ...Box.shape,
  owner: Owner,
  plan_id: Id,
  order_no: Text(40),
  /** Alerts that no operator has handled yet. */
  alert_count: Count,
})
export type StaffBox = z.output<typeof StaffBox>

/** Hardware: a box that was enrolled, with its own key. */
export const BoxHardware = z.object({
  device_id: DeviceId,
  state: z.enum(['free', 'bound', 'revoked']),
  key_version: Version,
  box_id: z.nullable(Id),
  owner: z.nullable(Owner),
  enrolled_at: Timestamp,
  enrolled_by_name: OperatorName,
  revoked_at: z.nullable(Timestamp),
  seen_at: z.nullable(Timestamp),
  is_online: Flag,
  alert_count: Count,
})
export type BoxHardware = z.output<typeof BoxHardware>

/** The key of a box, which is shown once: base64url of 32 bytes. */
export const EnrolledKey = z.object({ device_id: DeviceId, key_version: Version, key: Pattern(/^[\w-]{43}$/, 43) })

/** Something wrong with how a box calls; calls of one kind are one row until an operator handles it. */
export const BoxAlert = z.object({
  alert_id: Id,
  kind: BoxAlertKind,
  device_id: DeviceId,
  box_id: z.nullable(Id),
  owner: z.nullable(Owner),
  first_at: Timestamp,
  last_at: Timestamp,
  count: Count,
  /** What was seen, in figures: addresses, sequence numbers, seconds. */
  details: z.record(Text(40), Text(200)),
  handled_at: z.nullable(Timestamp),
  handled_by_name: z.nullable(OperatorName),
})
export type BoxAlert = z.output<typeof BoxAlert>

/** What operators enter of a run plan. */
export const PlanFields = {
  term_days: Integer(1, 3650),
  daily_rate: DailyRate,
  is_active: Flag,
  position: Integer(0, 10_000),
  names: Many(z.object({ language: Language, name: Text(60) }), 5),
}
/** A run plan: how many days devices bought from now on mine, and how much a day. */
export const BoxPlan = z.object({
  plan_id: Id,
  version: Version,
  ...PlanFields,
  /** Devices that no plan names have this one; exactly one plan is it. */
  is_default: Flag,
  /** Its name in the caller's language. */
  name: Text(60),
  /** SKUs of devices that are sold with it. */
  sku_ids: Rows(Id),
  /** Devices sold with it. */
  box_count: Count,
})
export type BoxPlan = z.output<typeof BoxPlan>

export const OwnerRequestState = z.enum(['requested', 'approved', 'refused'])
export type OwnerRequestState = z.output<typeof OwnerRequestState>

/** A requested change of a device's owner, which a second operator decides. */
export const OwnerRequest = z.object({
  request_id: Id,
  box_id: Id,
  goods_name: Text(200),
  before: Owner,
  after: Owner,
  reason: Text(500),
  state: OwnerRequestState,
  is_own: Flag,
  requested_by_name: OperatorName,
  requested_at: Timestamp,
  /** When it is applied without a second operator, on the real clock, because nobody else may approve; else null. */
  effective_at: z.nullable(Timestamp),
  decided_by_name: z.nullable(OperatorName),
  decided_at: z.nullable(Timestamp),
  version: Version,
})
export type OwnerRequest = z.output<typeof OwnerRequest>
