import * as z from 'zod/mini'
import { Picture } from './catalogue.ts'
import { Amount, Count, Day, Flag, Id, Integer, OptionalText, Pattern, Text, Timestamp } from './fields.ts'

/** The id printed on a box: capital letters, digits and hyphens. */
export const DeviceId = Pattern(/^[A-Z0-9][A-Z0-9-]{5,31}$/, 32, 'box.device_id_form')

/** `returned`: its purchase was refunded; it mines no more, and what it mined stays. */
export const boxStates = ['not_activated', 'activated', 'expired', 'returned'] as const
export const BoxState = z.enum(boxStates)
export type BoxState = z.output<typeof BoxState>

/** `hosted`: in the shop's care, it mines on every day; `home`: unmanaged, it mines on days on which it reported for long enough. */
export const BoxDelivery = z.enum(['hosted', 'home'])
export type BoxDelivery = z.output<typeof BoxDelivery>

/** Mining rate: ACC a day. */
export const DailyRate = Amount('ACC')

const brief = {
  box_id: Id,
  goods_name: Text(200),
  picture: z.nullable(Picture),
  /** The owner's own name for it; empty where none was given. */
  remark: OptionalText(30),
  /** The run plan as it was when the device was bought. */
  plan_name: Text(60),
  term_days: Count,
  daily_rate: DailyRate,
  delivery: BoxDelivery,
  state: BoxState,
  /** Null for a hosted device and for one that is not bound yet. */
  device_id: z.nullable(DeviceId),
}

/** A device as short as a choice between several needs it. */
export const BoxBrief = z.object(brief)
export type BoxBrief = z.output<typeof BoxBrief>

/** A member's device. */
export const Box = z.object({
  ...brief,
  order_id: Id,
  bought_at: Timestamp,
  activated_at: z.nullable(Timestamp),
  /** The last day that counts; null before it is activated. */
  last_day: z.nullable(Day),
  /** Days that still count, today included; null before it is activated, 0 once it is over. */
  days_left: z.nullable(Count),
  /** ACC that it mined for its owner of today. */
  mined: Amount('ACC'),
  /** The last day that the daily settlement has paid, if any. */
  paid_until: z.nullable(Day),
  /** When its hardware reported last; null for a hosted device and for one that never did. */
  seen_at: z.nullable(Timestamp),
  is_online: Flag,
})
export type Box = z.output<typeof Box>

/** One day of a device. */
export const BoxDay = z.object({
  day: Day,
  /** Minutes in which it reported; null for a hosted device. */
  minutes: z.nullable(Integer(0, 1500)),
  /** What it mined; "0.000" where it reported for too short a time; null until the day is settled. */
  mined: z.nullable(Amount('ACC')),
})
export type BoxDay = z.output<typeof BoxDay>

/** What the hardware said of itself last. */
export const BoxReport = z.object({
  reported_at: Timestamp,
  version: OptionalText(40),
  /** Tenths of a degree Celsius. */
  temperature: z.nullable(Integer(-500, 2000)),
  uptime_seconds: z.nullable(Count),
  /** Hashes a second. */
  hash_rate: z.nullable(Count),
  accepted_shares: z.nullable(Count),
  rejected_shares: z.nullable(Count),
})
export type BoxReport = z.output<typeof BoxReport>

/** `replay`: a used sequence number came again; `skew`: its clock is wrong; `clone`: two boxes use one key. */
export const boxAlerts = ['replay', 'skew', 'clone'] as const
export const BoxAlertKind = z.enum(boxAlerts)
export type BoxAlertKind = z.output<typeof BoxAlertKind>

/** `log_in`: the box belongs to a device already; `bind`: it belongs to none. */
export const BoxTokenPurpose = z.enum(['bind', 'log_in'])
export type BoxTokenPurpose = z.output<typeof BoxTokenPurpose>
