import * as z from 'zod/mini'
import { Flag, Id, Many, Rows, Text } from './fields.ts'
import { operation } from './operation.ts'

/** A coupon as an operator chooses it. */
export const CouponChoice = z.object({ coupon_id: Id, name: Text(80), is_on: Flag })
export type CouponChoice = z.output<typeof CouponChoice>

export const couponPick = {
  pick: operation({
    path: 'coupon/pick',
    kind: 'query',
    access: { who: 'staff' },
    summary: 'Coupons to choose from in a form: those named by their ids, else up to 20 active ones by keyword, the newest first',
    input: z.object({ keyword: z.optional(Text(60)), coupon_ids: z.optional(Many(Id, 200)) }),
    output: z.object({ list: Rows(CouponChoice) }),
  }),
}
