import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { GoodsLine } from '../card/goods-line.tsx'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** The goods that a coupon names. */
export function CouponGoodsSheet({ open, onClose, coupon_id }: { open: boolean; onClose: () => void; coupon_id: number }) {
  const t = useTranslations('coupon')
  const goods = useQuery({ ...query('coupon/goods', { coupon_id }), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={t('goods_title')}>
      {goods.data ? (
        goods.data.list.length > 0 ? (
          <ul className="space-y-2.5">
            {goods.data.list.map((one) => (
              <li key={one.goods_id} className="flex">
                <GoodsLine goods={one} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            drawing="search"
            title={t('goods_empty')}
            action={
              <Link to="/v2/goods/list/list" className={buttonClass({ look: 'soft' })}>
                {t('shop_now')}
              </Link>
            }
          />
        )
      ) : goods.isError ? (
        <ErrorState busy={goods.isFetching} onRetry={() => void goods.refetch()} />
      ) : (
        <RowSkeletons count={3} />
      )}
    </Sheet>
  )
}
