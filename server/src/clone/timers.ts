import type { Context } from '../kernel/context.ts'
import { setTimer } from '../kernel/time/timers.ts'
import type { MemberEvents } from '../member/events.ts'
import { entryGrade } from '../member/level/rules.ts'

/** Makes the clones that a member's USDA pays for; the ledger sets it where a balance passes a multiple of 250 (migration 0048). */
export const makeTimer = 'clone.make'
/** Places a member's clones that wait for a position. */
export const placeTimer = 'clone.place'

/** The member of a timer: its subject is the number and what makes the timer unique, such as `5 17`. */
export const ownerOf = (subject: string): number => Number(subject.split(' ')[0])

/** Answers `member.level_reached` in the raising transaction: USDA that a member had before becoming AM. */
export async function makeClonesOfNewAm(
  { db, now }: Context,
  { member_id, before, grade }: MemberEvents['member.level_reached'],
): Promise<void> {
  if (before < entryGrade && grade >= entryGrade) await setTimer(db, makeTimer, `${member_id} grade`, now)
}

/** Answers `member.unfrozen` in its transaction: USDA that was credited while an operator had frozen the account. */
export async function makeClonesOfUnfrozen({ db, now }: Context, { member_id }: MemberEvents['member.unfrozen']): Promise<void> {
  await setTimer(db, makeTimer, `${member_id} unfrozen`, now)
}
