import * as z from 'zod/mini'
import { Count, Flag, Id, Rows, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'

const OneMember = z.object({ member_id: Id })
const WithReason = z.object({ member_id: Id, reason: Text(500) })
const lock = { kind: 'command', access: { who: 'staff', permission: 'member.lock' } } as const

/** Security of an account and its sessions. Lockouts are of the store clock, sessions of the real one. */
export const MemberSecurity = z.object({
  has_payment_password: Flag,
  /** Wrong passwords since the last right one, from the device that has most. */
  login_attempts: Count,
  login_locked_until: z.nullable(Timestamp),
  payment_attempts_in_row: Count,
  payment_locked_until: z.nullable(Timestamp),
  sessions: Rows(z.object({ created_at: Timestamp, seen_at: Timestamp, end_reason: z.nullable(Text(20)) })),
})
export type MemberSecurity = z.output<typeof MemberSecurity>

export const identityStaff = {
  security: operation({
    path: 'identity/security',
    kind: 'query',
    access: { who: 'staff', permission: 'member.view' },
    summary: 'Locks of a member’s passwords, and the last sessions',
    refusals: ['member.not_found'],
    input: OneMember,
    output: MemberSecurity,
  }),
  lift_locks: operation({
    ...lock,
    path: 'identity/lift_locks',
    summary: 'Forgets a member’s wrong passwords, of the log-in and of payments, so that both may be tried again',
    refusals: ['member.not_found'],
    input: WithReason,
    output: z.object({}),
  }),
  end_member_sessions: operation({
    ...lock,
    path: 'identity/end_member_sessions',
    summary: 'Logs a member out everywhere',
    refusals: ['member.not_found'],
    input: WithReason,
    output: z.object({ ended: Count }),
  }),
  lock: operation({
    ...lock,
    path: 'identity/lock',
    summary: 'Locks an account: the member is logged out at once and cannot log in',
    refusals: ['member.not_found', 'member.already_in_state'],
    input: WithReason,
    output: z.object({}),
  }),
  unlock: operation({
    ...lock,
    path: 'identity/unlock',
    summary: 'Lifts the lock of an account',
    refusals: ['member.not_found', 'member.already_in_state'],
    input: WithReason,
    output: z.object({}),
  }),
}
