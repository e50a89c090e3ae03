interface AboutReturn {
  return_id: number
  order_id: number
  member_id: number
  return_no: string
}

export interface ReturnEvents {
  /** Somebody asked for money back, for the first time or again; the order is not settled while it is under way. */
  'return.opened': AboutReturn
  /**
   * The money went back, `amount` as a decimal string with freight, `goods_amount` without: commissions of it are clawed back in
   * proportion. `is_whole`: with it everything that was bought of the order is refunded.
   */
  'return.refunded': AboutReturn & { amount: string; goods_amount: string; is_whole: boolean }
  /** It came to nothing: refused, taken back or run out. */
  'return.closed': AboutReturn
}

declare module '../kernel/work/outbox.ts' {
  interface Events extends ReturnEvents {}
}
