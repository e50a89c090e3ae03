import * as z from 'zod/mini'
import { Address, Flag, Id, Language, Rows, Text } from './fields.ts'
import { operation } from './operation.ts'
import { promotionKinds } from './promotion-shapes.ts'

/** What a poster shows: goods, a promotion, or the shop itself (an invitation). */
export const posterSubjects = ['goods', 'promotion', 'shop'] as const
export const PosterSubject = z.enum(posterSubjects)
export type PosterSubject = z.output<typeof PosterSubject>

const Subject = {
  subject: PosterSubject,
  /** Of `goods`: the SKU shown. */
  sku_id: z.optional(Id),
  promotion_type: z.optional(z.enum(promotionKinds)),
  promotion_id: z.optional(Id),
  /** The poster’s language; the caller’s by default. */
  poster_language: z.optional(Language),
}

export const poster = {
  /** The image itself is `GET /poster/{key}.png`, which `src` names; a visitor’s carries no member. */
  view: operation({
    path: 'poster/view',
    kind: 'query',
    access: { who: 'optional' },
    summary: 'A poster of goods, a promotion or the shop: its image, drawn by the server and cached, and the address of its QR code',
    refusals: ['catalogue.goods_not_found', 'promotion.not_found'],
    input: z.object(Subject),
    output: z.object({
      src: Address,
      width: z.literal(750),
      height: z.literal(1200),
      /** What the QR code opens. */
      address: Address,
      title: Text(200),
      /** What a share card says beside the picture. */
      description: Text(300),
      is_distributor: Flag,
      languages: Rows(Language),
    }),
  }),
}
