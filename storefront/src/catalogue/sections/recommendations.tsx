import { useQuery } from '@tanstack/react-query'
import type { GoodsCard as Goods, GoodsDetail } from '@longmall/contract/catalogue.ts'
import { CardSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { GoodsCard } from '../card/goods-card.tsx'

const maxGoods = 6
/** Below this count the parent category fills the list up. */
const least = 2

type ViewedGoods = Pick<GoodsDetail, 'goods_id' | 'category_path'>

/** Other goods of the same category, else of its parent; undefined while loading. */
function useSimilar({ goods_id, category_path }: ViewedGoods): readonly Goods[] | undefined {
  const [own, above] = category_path.toReversed()
  const listQuery = (category_id: number | undefined) => query('catalogue/list', { category_id, page_size: maxGoods + 1 })
  const near = useQuery(listQuery(own?.category_id))
  const others = (list: readonly Goods[] | undefined) => list?.filter((goods) => goods.goods_id !== goods_id).slice(0, maxGoods)
  const found = others(near.data?.list)
  const tooFew = above !== undefined && found !== undefined && found.length < least
  const wide = useQuery({ ...listQuery(above?.category_id), enabled: tooFew })
  if (near.isError || wide.isError) return found ?? []
  const similar = tooFew ? others(wide.data?.list) : found
  // Two columns: an even number leaves no card alone in its row.
  return similar && similar.length > 1 ? similar.slice(0, similar.length - (similar.length % 2)) : similar
}

/** Other goods that are like these. */
export function Recommendations({ goods }: { goods: ViewedGoods }) {
  const t = useTranslations('catalogue')
  const similar = useSimilar(goods)
  if (similar?.length === 0) return null
  return (
    <section aria-labelledby="recommendations" className="px-3 pt-4 pb-2">
      <h2 id="recommendations" className="px-1 pb-2.5 text-16 font-semibold text-strong">
        {t('recommendations')}
      </h2>
      {similar ? (
        <ul className="grid grid-cols-2 gap-2.5">
          {similar.map((row) => (
            <li key={row.goods_id}>
              <GoodsCard goods={row} />
            </li>
          ))}
        </ul>
      ) : (
        <CardSkeletons count={2} />
      )}
    </section>
  )
}
