export interface AwardEvents {
  /** The settlement run of a day of the store's zone is closed: all its awards are posted. */
  'award.run_closed': { run_id: number }
}

declare module '../../kernel/work/outbox.ts' {
  interface Events extends AwardEvents {}
}
