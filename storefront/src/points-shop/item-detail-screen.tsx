import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useAddon } from '../shell/shared.ts'
import { PointsGoods } from './detail/points-goods.tsx'
import { ItemDetail } from './detail/item-detail.tsx'
import { readPointsItem } from './points-shop-address.ts'
import { PointsShopFrame } from './parts/points-shop-frame.tsx'

/** What is exchanged (PRM-11): goods of a promotion, a coupon or a red packet, each by the id of the address. */
export function ItemDetailScreen() {
  const t = useTranslations('pointsshop')
  const isOn = useAddon('pointexchange')
  const { id, kind } = useScreenSearch(readPointsItem)
  if (!isOn) return <PointsShopFrame title={t('title')}>{null}</PointsShopFrame>
  return kind === 'goods' ? <PointsGoods /> : <ItemDetail key={id} id={id} />
}
