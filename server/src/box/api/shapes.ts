import { Amount, Count, Day, Integer, OptionalText, Text, Timestamp, Token } from '@longmall/contract/fields.ts'
import { BoxState, BoxTokenPurpose, DailyRate, DeviceId } from '@longmall/contract/box-shapes.ts'
import * as z from 'zod/mini'

const Seconds = Integer(0, 999_999_999_999_999)

/** Report of a box; every field is optional. */
export const ReportInput = z.object({
  version: z.optional(OptionalText(40)),
  temperature: z.optional(Integer(-500, 2000)),
  uptime_seconds: z.optional(Seconds),
  hash_rate: z.optional(Seconds),
  accepted_shares: z.optional(Seconds),
  rejected_shares: z.optional(Seconds),
})

export const TimeAnswer = z.object({ time: Seconds })
export const ReportAnswer = z.object({ time: Seconds, next_in: Count })
export const CodeAnswer = z.object({
  code: Token,
  /** What the QR code contains. */
  url: Text(2000),
  purpose: BoxTokenPurpose,
  expires_at: Timestamp,
})
export const StateAnswer = z.object({
  device_id: DeviceId,
  /** What became of the code that was shown last. */
  code: z.enum(['none', 'waiting', 'used', 'expired']),
  /** The device that the box is bound to. */
  device: z.nullable(
    z.object({
      remark: OptionalText(30),
      plan_name: Text(60),
      state: BoxState,
      daily_rate: DailyRate,
      term_days: Count,
      last_day: z.nullable(Day),
    }),
  ),
  /** Who is logged in, masked. */
  member: z.nullable(z.object({ name: Text(64), logged_in_at: Timestamp })),
})
export const IncomeAnswer = z.object({
  /** Today, in the shop's zone; it is paid after midnight. */
  day: Day,
  minutes: Count,
  minutes_needed: Count,
  daily_rate: DailyRate,
  /** What the last settled day brought; null before the first one. */
  last: z.nullable(z.object({ day: Day, mined: Amount('ACC') })),
  total: Amount('ACC'),
})
