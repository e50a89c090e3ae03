export interface ReviewEvents {
  /** A member reviewed what they bought. */
  'review.already_written': { review_id: number; member_id: number }
}

declare module '../kernel/work/outbox.ts' {
  interface Events extends ReviewEvents {}
}
