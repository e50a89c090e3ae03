export interface RechargeEvents {
  /** A recharge is paid and credited; `pay_amount` is what it cost, in cents as text. */
  'recharge.credited': { recharge_id: number; member_id: number; pay_amount: string }
}

declare module '../kernel/work/outbox.ts' {
  interface Events extends RechargeEvents {}
}
