export interface CodeEvents {
  /** As many SMS as are set for an hour were sent: of `entry`, log-in and recovery, or of `other` codes. */
  'code.sms_limit_reached': { class: 'entry' | 'other'; count: number }
}

declare module '../kernel/work/outbox.ts' {
  interface Events extends CodeEvents {}
}
