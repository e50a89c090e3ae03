import type { UnitCode } from '@longmall/contract/units.ts'
import type { Actor } from '../kernel/context.ts'

/** What a member's amounts are frozen for. */
export const frozenPurposes = [
  'frozen:withdrawal',
  'frozen:referral',
  'frozen:window',
  'frozen:transfer_out',
  'frozen:scan_code',
  'frozen:commission',
] as const
/**
 * What a member's account is for. Money is split in two buckets, a coin has one `available`; the others cannot be spent: frozen by reason,
 * pledged (staking), deposited (term deposits), in flight (sent out, and its arrival is not known yet).
 */
export type MemberPurpose =
  | 'available'
  | 'withdrawable'
  | 'non_withdrawable'
  | (typeof frozenPurposes)[number]
  | 'pledged'
  | 'deposited'
  | 'in_flight'
/** The house's own accounts: without a floor, so that paying into one locks nothing. */
export type House =
  | 'treasury'
  | 'escrow'
  | 'revenue'
  | 'fees'
  | 'longcoin_offset'
  // What the house grants: awards, commission, mining, interest of deposits and pledges.
  | 'award_expense'
  | 'commission_expense'
  | 'mining_expense'
  | 'interest_expense'
  // The other side of what members convert from one coin into another.
  | 'conversion'
  // What members lost by the AM window, paid for clones, and settled of their debts by awards.
  | 'forfeited'
  | 'clone'
  | 'debt_settled'
  | `clearing:${string}`

/** An account by what it is; the ledger opens it when it is first used. */
export type AccountRef = { member: number; unit: UnitCode; purpose: MemberPurpose } | { house: House; unit: UnitCode }

/** The parts of account references as the ledger's SQL functions take them: a member or NULL, a unit, a purpose. */
export function columnsOf(accounts: readonly AccountRef[]) {
  return {
    members: accounts.map((one) => ('member' in one ? one.member : null)),
    units: accounts.map((one) => one.unit),
    purposes: accounts.map((one) => ('member' in one ? one.purpose : one.house)),
  }
}

/** The actor as stored with a transfer. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'member') return `member ${actor.member_id}`
  return actor.kind === 'staff' ? `staff ${actor.staff_id}` : actor.kind
}
