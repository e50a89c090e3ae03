export interface BrowsingEvents {
  /** A member looked at a goods. */
  'catalogue.visited': { member_id: number; goods_id: number }
  /** A member keeps a goods among the favourites. */
  'catalogue.favourite_added': { member_id: number; goods_id: number }
}

declare module '../../kernel/work/outbox.ts' {
  interface Events extends BrowsingEvents {}
}
