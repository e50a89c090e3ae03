import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import type { PointsShopTab } from '../points-shop-address.ts'

/** In place of an empty tab of the centre. */
export function NoPointsItems({ tab }: { tab: PointsShopTab }) {
  const t = useTranslations('pointsshop')
  return (
    <EmptyState
      drawing={tab === 'red_packet' ? 'wallet' : tab === 'coupon' ? 'coupon' : 'list'}
      title={t(`empty_${tab}`)}
      text={t('empty_text')}
      action={
        <Link to="/v2/goods/list/list" className={buttonClass({ look: 'soft' })}>
          {t('shop_now')}
        </Link>
      }
    />
  )
}
