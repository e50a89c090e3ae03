export interface DistributionEvents {
  /** Members, orders or sales of these distributors changed: their levels may rise. */
  'distribution.figures_changed': { distributor_ids: number[] }
}

declare module '../kernel/work/outbox.ts' {
  interface Events extends DistributionEvents {}
}
