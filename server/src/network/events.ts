export interface NetworkEvents {
  /** Another sponsor is in force than the referrer that the member's row names. */
  'network.sponsor_changed': { member_id: number; sponsor_id: number | null }
}

declare module '../kernel/work/outbox.ts' {
  interface Events extends NetworkEvents {}
}
