import type { Language } from '@longmall/contract/fields.ts'

export interface CouponEvents {
  /** A member took a copy of a coupon for so many longcoin; its names as it is held. */
  'coupon.purchased': {
    member_id: number
    coupon_id: number
    names: Partial<Record<Language, string>>
    longcoin: number
    transfer_id: string
  }
}

declare module '../kernel/work/outbox.ts' {
  interface Events extends CouponEvents {}
}
