import type { UnitCode } from '@longmall/contract/units.ts'
import type { Actor } from '../kernel/context.ts'

/** What a member's account is for; money is split in two buckets, a coin has one `available`. */
export type MemberPurpose = 'available' | 'withdrawable' | 'non_withdrawable' | `frozen:${string}`
/** The house's own accounts: without a floor, so that paying into one locks nothing. */
export type House = 'treasury' | 'escrow' | 'revenue' | 'fees' | 'longcoin_offset' | 'forfeited' | `clearing:${string}`

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
