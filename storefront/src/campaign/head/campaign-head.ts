import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { pictureAddress } from '../../catalogue/head/goods-json-ld.ts'
import { plainText } from '../../catalogue/head/plain-text.ts'
import { promotionPaths, zonePath, type PromotionSearch } from '../../addresses/promotion-address.ts'
import type { HeadTools, PageHead } from '../../shell/page-head.ts'
import { query } from '@longmall/web/call/query.ts'

/** Head of a zone: its kind and description. */
export const zoneHead =
  (kind: 'discount' | 'group_buy' | 'presale' | 'topic' | 'combo' | 'manjian') =>
  ({ translations }: HeadTools<unknown>): PageHead => ({
    title: translations.t('catalogue')(`promotion_${kind}`),
    description: translations.t('campaign')(`${kind}_intro`),
    canonical: zonePath(kind),
  })

/** Head of one promotion, by its own name and picture, else those of its first goods. */
export const campaignHead =
  (kind: PromotionKind) =>
  ({ queryClient, search: { id }, translations }: HeadTools<PromotionSearch>): PageHead => {
    const detail = id === undefined ? undefined : queryClient.getQueryData(query('campaign/view', { kind, promotion_id: id }).queryKey)
    if (!detail) return { title: translations.t('promotion')('not_found'), noindex: true }
    const [first] = detail.items
    const picture = detail.picture ?? first?.picture
    const goods = detail.kind === 'topic' || detail.kind === 'combo' ? undefined : first?.goods_name
    return {
      title: goods ? `${detail.name}: ${goods}` : detail.name,
      description: plainText(detail.note, 160) || detail.name,
      image: picture ? pictureAddress(picture) : undefined,
      canonical: `${promotionPaths[kind]}?id=${detail.promotion_id}`,
      noindex: detail.state === 'ended',
    }
  }

/** Head of one full reduction, by its name and the picture of its first goods. */
export function reductionHead({ queryClient, search: { id }, translations }: HeadTools<PromotionSearch>): PageHead {
  const one = id === undefined ? undefined : queryClient.getQueryData(query('campaign/full_reduction', { reduction_id: id }).queryKey)
  if (!one) return { title: translations.t('promotion')('not_found'), noindex: true }
  const [picture] = one.pictures
  return {
    title: one.name,
    description: translations.t('campaign')('manjian_intro'),
    image: picture ? pictureAddress(picture) : undefined,
    canonical: `/promotionpages/manjian/detail/detail?id=${one.reduction_id}`,
    noindex: one.state === 'ended',
  }
}
