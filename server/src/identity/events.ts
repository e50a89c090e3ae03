export interface IdentityEvents {
  /** A new account, and who recommended it. */
  'member.registered': { member_id: number; referrer_id: number | null }
}

declare module '../kernel/work/outbox.ts' {
  interface Events extends IdentityEvents {}
}
