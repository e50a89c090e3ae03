import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { useEffect, useState } from 'react'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { storefront } from '../../shell/storefront.ts'
import { readDesktopOrder, sendDesktopOrder } from './desktop-order.ts'

/** The result of an order that the host's cloud desktop sent (013); an empty result where there was none. */
export function DesktopOrderResult() {
  const t = useTranslations('bridge')
  const [order] = useState(() => readDesktopOrder(storefront().storage))
  useEffect(() => {
    const { storage, request } = storefront()
    // After a log-in on the way here the order has not been sent yet.
    sendDesktopOrder(storage, request).catch(() => undefined)
  }, [])
  return (
    <div role="status" data-outcome={order ? 'desktop' : 'nothing'}>
      <EmptyState
        drawing="order"
        title={t(order ? 'desktop_title' : 'desktop_no_payment')}
        text={order ? t('desktop_text') : undefined}
        action={
          <div className="grid gap-3">
            <Link to="/v1/order/list/list" className={buttonClass({})}>
              {t('view_orders')}
            </Link>
            <Link to="/v2/index/index/index" className={buttonClass({ look: 'plain' })}>
              {t('go_home')}
            </Link>
          </div>
        }
      />
    </div>
  )
}
