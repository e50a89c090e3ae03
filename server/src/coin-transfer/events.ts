export interface CoinTransferEvents {
  /** A member has transferred coins to another. */
  'coin_transfer.made': { coin_transfer_id: number }
}

declare module '../kernel/work/outbox.ts' {
  interface Events extends CoinTransferEvents {}
}
