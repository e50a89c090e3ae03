import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** No order pays commission yet, or none of those that were asked for. */
export function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('distribution')
  if (isFiltered)
    return (
      <EmptyState
        drawing="order"
        title={t('orders_none')}
        action={
          <Link to="/v2/distribution/order" replace className={buttonClass({ look: 'soft' })}>
            {t('show_all')}
          </Link>
        }
      />
    )
  return (
    <EmptyState
      drawing="order"
      title={t('orders_empty')}
      text={t('orders_empty_text')}
      action={
        <Link to="/v2/distribution/goods_list" className={buttonClass({})}>
          {t('to_goods')}
        </Link>
      }
    />
  )
}
