import type { ArticlePoint, LandingName } from '@longmall/contract/article-shapes.ts'
import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import type { PictureSource } from '@longmall/ui/display/picture.tsx'
import { useQuery } from '@tanstack/react-query'
import { usePhrases } from '../../shell/phrases.tsx'
import { pageQuery, popularQuery } from '../article-queries.ts'

export interface Landing {
  title: string
  text: string
  cover: PictureSource | null
  body: string
  points: readonly ArticlePoint[]
  goods: readonly GoodsCard[]
}

/** What a landing page says: as an operator wrote it, else what it comes with; goods that sell where none are named (CAT-16). */
export function useLanding(name: LandingName): Landing {
  const say = usePhrases('article')
  const { data } = useQuery(pageQuery(name))
  const popular = useQuery(popularQuery)
  const written = data?.article
  const points: ArticlePoint[] = [
    { icon: 'badge-percent', heading: say('point_pay'), words: say('point_pay_text') },
    { icon: 'truck', heading: say('point_parcel'), words: say('point_parcel_text') },
    { icon: 'package', heading: say('point_return'), words: say('point_return_text') },
  ]
  const goods = written?.goods.length ? written.goods : (popular.data?.list ?? [])
  return {
    title: written?.title ?? say('landing_title'),
    text: written ? written.summary : say('landing_text'),
    cover: written?.cover ?? goods[0]?.picture ?? null,
    body: written?.body ?? '',
    points: written?.points.length ? written.points : points,
    goods,
  }
}

/** Whether an operator wrote the page. */
export function useWritten(name: LandingName): boolean {
  const { data } = useQuery(pageQuery(name))
  return Boolean(data?.article)
}
