import { languages } from '@longmall/contract/fields.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { poster as contract } from '@longmall/contract/poster.ts'
import { kindOfPromotionType } from '../addresses/promotion-address.ts'
import { readChoice, readInteger, type RawSearch } from '../shell/search.ts'

const types = Object.keys(kindOfPromotionType) as (keyof typeof kindOfPromotionType)[]

/** What a poster shows: goods by `sku_id`, a promotion by `promotion_type` and `id`, else the shop; and its language. */
export const readPoster = ({ sku_id, promotion_type, id, poster_language }: RawSearch) => ({
  sku_id: readInteger(sku_id),
  promotion_type: readChoice(promotion_type, types),
  id: readInteger(id),
  poster_language: readChoice(poster_language, languages),
})
export type PosterSearch = ReturnType<typeof readPoster>

/** The same as the call that finds the poster. */
export function posterInput({ sku_id, promotion_type, id, poster_language }: PosterSearch): InputOf<typeof contract.view> {
  const about = poster_language === undefined ? {} : { poster_language }
  if (promotion_type !== undefined && id !== undefined)
    return { ...about, subject: 'promotion', promotion_type: kindOfPromotionType[promotion_type], promotion_id: id }
  return sku_id === undefined ? { ...about, subject: 'shop' } : { ...about, subject: 'goods', sku_id }
}
