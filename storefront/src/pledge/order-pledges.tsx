import { buttonClass } from '@longmall/ui/action/button.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'

/** The way from a paid order to its pledge; nothing where it has none, or the area is closed. */
export function OrderPledges({ orderId }: { orderId: number }) {
  const t = useTranslations('pledge')
  const { data } = useQuery({ ...query('pledge/list', { order_id: orderId }), retry: false })
  return data?.list.map(({ pledge_id }) => (
    <Link
      key={pledge_id}
      to="/v2/assets/pledge_detail"
      search={{ id: pledge_id }}
      className={`${buttonClass({ look: 'soft', block: true })} mt-3`}
    >
      {t('see_pledge')}
    </Link>
  ))
}
