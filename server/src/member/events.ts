export interface MemberEvents {
  /** A member changed the profile; it is complete with a face and a birthday. */
  'member.profile_changed': { member_id: number; is_complete: boolean }
  /** A member stands on a higher grade of the ladder than before. */
  'member.level_reached': { member_id: number; before: number; grade: number }
  /** A member who had the grade before counts as a referral again: bought the Start-up product after a refund. */
  'member.referral_counted': { member_id: number }
  /** An operator lifted the freeze of an account. */
  'member.unfrozen': { member_id: number }
  'member.address_added': { member_id: number; address_id: number }
}

declare module '../kernel/work/outbox.ts' {
  interface Events extends MemberEvents {}
}
