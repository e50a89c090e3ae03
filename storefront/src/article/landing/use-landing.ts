import type { ArticlePoint, LandingName } from '@longmall/contract/article-shapes.ts'
import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import type { PictureSource } from '@longmall/ui/display/picture.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../../shell/translations.tsx'
import { pageQuery, popularQuery } from '../article-queries.ts'

export interface Landing {
  title: string
  text: string
  cover: PictureSource | null
  body: string
  points: readonly ArticlePoint[]
  goods: readonly GoodsCard[]
}

/** The content of a landing page: the operator's, else the default; best sellers where no goods are named (CAT-16). */
export function useLanding(name: LandingName): Landing {
  const t = useTranslations('article')
  const { data } = useQuery(pageQuery(name))
  const popular = useQuery(popularQuery)
  const written = data?.article
  const points: ArticlePoint[] = [
    { icon: 'badge-percent', heading: t('point_pay'), text: t('point_pay_text') },
    { icon: 'truck', heading: t('point_parcel'), text: t('point_parcel_text') },
    { icon: 'package', heading: t('point_return'), text: t('point_return_text') },
  ]
  const goods = written?.goods.length ? written.goods : (popular.data?.list ?? [])
  return {
    title: written?.title ?? t('landing_title'),
    text: written ? written.summary : t('landing_text'),
    cover: written?.cover ?? goods[0]?.picture ?? null,
    body: written?.body ?? '',
    points: written?.points.length ? written.points : points,
    goods,
  }
}

/** Whether an operator wrote the page. */
export function useHasArticle(name: LandingName): boolean {
  const { data } = useQuery(pageQuery(name))
  return Boolean(data?.article)
}
